import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { cutExcerpt } from './cut-excerpt.ts';
import { draw, type Markup } from './markup.ts';
import type { Hit, Search } from './open-search.ts';
import { type SearchView, step, writeSearchView } from './search-view.ts';
import { searchWords } from './search-words.ts';

/** What the search page says and shows. */
export interface Answer {
  /** Said aloud, and shown over the results. */
  status: string;
  results: Markup[];
}

function drawHit({ entry, findTerm }: Hit, locale: Locale): Markup {
  const passages = [entry.text, entry.headings].map((passage) => cutExcerpt(passage, findTerm));
  const excerpt = passages.find((parts) => parts.some(({ isMarked }) => isMarked)) ?? passages[0] ?? [];
  return draw(
    'li',
    {},
    draw('p', { class: 'label' }, searchWords[locale](entry.kind)),
    draw('h2', {}, draw('a', { href: entry.path }, entry.title)),
    draw('p', {}, ...excerpt.map(({ text, isMarked }) => (isMarked ? draw('mark', {}, text) : text))),
  );
}

/** The results for a view of the search page in a language; nothing at all where nothing is looked for. */
export function describeAnswer(search: Search, view: SearchView, locale: Locale, query = ''): Answer {
  const t = searchWords[locale];
  const { text, shown } = view;
  if (!text) return { status: '', results: [] };
  const { hits, isClose } = search(text);
  const count = hits.length;
  if (count === 0) return { status: t('none', { text }), results: [draw('p', { class: 'standfirst' }, t('advice'))] };
  const status = isClose ? t('close', { text }) : t('count', { count, text });
  const next = writeSearchView({ text, shown: shown + step }, query);
  const list = draw('ol', { class: 'hits' }, ...hits.slice(0, shown).map((hit) => drawHit(hit, locale)));
  return {
    status: shown < count && !isClose ? t('some', { shown, count, text }) : status,
    results: shown < count ? [list, draw('a', { class: 'button', href: next, 'data-more': '' }, t('more'))] : [list],
  };
}
