import { useEffect, useRef } from 'react';
import { findCategories } from '../shared/brand/find-categories.ts';
import type { Translate } from '../shared/locale/messages.ts';
import type { PhotoWallKey } from './photo-wall-words.ts';

interface CategoryFilterProps {
  t: Translate<PhotoWallKey>;
  category: string;
  /** Another number once the choice has to follow the view. */
  turn: number;
  onChoose: (category: string, isStep: boolean) => void;
}

/** Categories to choose one from. What was chosen before the script came stays. */
export function CategoryFilter({ t, category, turn, onChoose }: CategoryFilterProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const drawn = useRef('');

  useEffect(() => {
    const { current: group } = fields;
    const early = group?.querySelector<HTMLInputElement>(':checked')?.value;
    const isEarly = !drawn.current && early && early !== category;
    drawn.current = category;
    if (isEarly) return onChoose(early, false);
    const chosen = group?.querySelector<HTMLInputElement>(`[value=${category}]`);
    if (chosen) chosen.checked = true;
  }, [turn]);

  return (
    <fieldset className="filters" part="filters" ref={fields}>
      <legend className="hidden">{t('filters')}</legend>
      {findCategories.map((each) => (
        <label key={each}>
          <input
            className="hidden"
            type="radio"
            name="find"
            value={each}
            defaultChecked={each === category}
            onChange={() => onChoose(each, true)}
          />
          <span>{t(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
