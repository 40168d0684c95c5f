import { type RefObject, useLayoutEffect, useRef } from 'react';
import { articleRooms, articleSeasons } from '../../shared/brand/article-topics.ts';
import type { Translate } from '../../shared/locale/messages.ts';
import type { ArticleListMessageKey } from './article-list-message-keys.ts';
import type { ListView } from './list-view.ts';

type Filters = Omit<ListView, 'shown'>;

interface FilterFormProps extends Filters {
  t: Translate<ArticleListMessageKey>;
  /** Changes when the fields must follow the filters; while the visitor types, the fields lead. */
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

/** A sentence to complete, and a text field. The fields keep what was chosen before the script loaded. */
export function FilterForm({ t, season, room, text, turn, onFilter }: FilterFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const followed = useRef<number>(undefined);

  // Before the visitor can choose again: later, it would undo that choice.
  useLayoutEffect(() => {
    if (followed.current === turn) return;
    const isFirst = followed.current === undefined;
    followed.current = turn;
    const early = readFields(fields);
    if (isFirst && Object.values(early).some(Boolean)) onFilter(early, false);
    else {
      for (const [name, value] of Object.entries({ season, room, q: text })) {
        const field = findField(fields, name);
        if (field.value !== value) field.value = value;
      }
    }
  }, [turn, season, room, text, onFilter]);

  const renderChoice = (
    name: 'room' | 'season',
    any: ArticleListMessageKey,
    choices: readonly ArticleListMessageKey[],
  ) => (
    <label>
      <span className="visually-hidden">{t(name)}</span>
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
        {t('ideasFor')} {renderChoice('room', 'anyRoom', articleRooms)}{' '}
        {renderChoice('season', 'anySeason', articleSeasons)}
      </p>
      <label className="find">
        <span>{t('find')}</span>
        {/* The first letter adds a history entry, the following ones replace it. */}
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
