import { type RefObject, useEffect, useRef } from 'react';
import { articleRooms, articleSeasons } from '../shared/brand/article-topics.ts';
import type { Translate } from '../shared/locale/messages.ts';
import type { ArticleListKey } from './article-list-words.ts';
import type { ListView } from './list-view.ts';

type Filters = Omit<ListView, 'shown'>;

interface FilterFormProps extends Filters {
  t: Translate<ArticleListKey>;
  /** Another number once the fields have to follow the filters; while somebody types they lead. */
  turn: number;
  onFilter: (filters: Filters, isStep: boolean) => void;
}

type Fields = RefObject<HTMLDivElement | null>;

function findField(fields: Fields, name: string): HTMLInputElement | HTMLSelectElement {
  return fields.current?.querySelector(`[name=${name}]`) as HTMLInputElement | HTMLSelectElement;
}

function readFields(fields: Fields): Filters {
  const read = (name: string) => findField(fields, name).value;
  return { season: read('season'), room: read('room'), text: read('q') };
}

/** A sentence to complete, and a field for words. Its fields keep what was chosen before the script came. */
export function FilterForm({ t, season, room, text, turn, onFilter }: FilterFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);

  useEffect(() => {
    const early = readFields(fields);
    if (!isHere.current && Object.values(early).some(Boolean)) onFilter(early, false);
    else {
      for (const [name, value] of Object.entries({ season, room, q: text })) {
        const field = findField(fields, name);
        if (field.value !== value) field.value = value;
      }
    }
    isHere.current = true;
  }, [turn]);

  const drawChoice = (name: 'room' | 'season', any: ArticleListKey, choices: readonly ArticleListKey[]) => (
    <label>
      <span className="hidden">{t(name)}</span>
      <select name={name} autoComplete="off" onChange={() => onFilter(readFields(fields), true)}>
        <option value="">{t(any)}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {t(choice)}
          </option>
        ))}
      </select>
    </label>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is too new for old assistive technology
    <div className="filters" part="filters" role="search" aria-label={t('filters')} ref={fields}>
      <p>
        {t('ideasFor')} {drawChoice('room', 'anyRoom', articleRooms)}{' '}
        {drawChoice('season', 'anySeason', articleSeasons)}
      </p>
      <label className="find">
        <span>{t('find')}</span>
        {/* The first letter is a step of the history, the others are not. */}
        <input
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          onInput={() => onFilter(readFields(fields), !text)}
        />
      </label>
    </div>
  );
}
