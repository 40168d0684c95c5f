import { useLayoutEffect, useRef } from 'react';
import { findCategories, findCategoryNames } from '../../shared/brand/find-categories.ts';
import type { Locale } from '../../shared/locale/locale.ts';
import type { Translate } from '../../shared/locale/messages.ts';
import type { PhotoWallMessageKey } from './photo-wall-message-keys.ts';

interface CategoryFilterProps {
  t: Translate<PhotoWallMessageKey>;
  locale: Locale;
  category: string;
  /** Changes when the choice must follow the view. */
  turn: number;
  onChoose: (category: string, isStep: boolean) => void;
}

/** A single choice of category. Keeps what was chosen before the script loaded. */
export function CategoryFilter({ t, locale, category, turn, onChoose }: CategoryFilterProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const followed = useRef<number>(undefined);

  // Before the visitor can choose again: later, it would undo that choice.
  useLayoutEffect(() => {
    if (followed.current === turn) return;
    const isFirst = followed.current === undefined;
    followed.current = turn;
    const { current: group } = fields;
    const early = group?.querySelector<HTMLInputElement>(':checked')?.value;
    if (isFirst && early && early !== category) return onChoose(early, false);
    const chosen = group?.querySelector<HTMLInputElement>(`[value=${category}]`);
    if (chosen) chosen.checked = true;
  }, [turn, category, onChoose]);

  return (
    <fieldset className="filters" part="filters" ref={fields}>
      <legend className="visually-hidden">{t('filters')}</legend>
      {findCategories.map((each) => (
        <label key={each}>
          <input
            className="visually-hidden"
            type="radio"
            name="find"
            value={each}
            defaultChecked={each === category}
            onChange={() => onChoose(each, true)}
          />
          <span>{findCategoryNames[each]?.[locale] ?? t('all')}</span>
        </label>
      ))}
    </fieldset>
  );
}
