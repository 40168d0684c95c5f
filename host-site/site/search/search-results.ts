import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { cutExcerpt, type ExcerptPart } from './cut-excerpt.ts';
import { createMarkup, type Markup } from './markup.ts';
import type { Hit, Search } from './open-search.ts';
import { translateSearch } from './search-messages.ts';
import { readScope, type SearchView, step, writeOtherScope, writeSearchView } from './search-view.ts';

/** Content of the search page. */
export interface SearchResults {
  /** Announced to screen readers, and shown above the results. */
  status: string;
  results: Markup[];
}

/** The passage that matches the search: of the text, else of the headings, else the beginning of the text. */
function findExcerpt({ entry, findTerm }: Hit): ExcerptPart[] {
  const hasMark = (parts: ExcerptPart[]) => parts.some(({ isMarked }) => isMarked);
  const fromText = cutExcerpt(entry.text, findTerm);
  if (hasMark(fromText)) return fromText;
  const fromHeadings = cutExcerpt(entry.headings, findTerm);
  return hasMark(fromHeadings) ? fromHeadings : fromText;
}

/** Beside a title that says what it shows. */
const thumbnail = { alt: '', width: '480', height: '320', loading: 'lazy', decoding: 'async' };

/** Cache of rendered hits, because cutting excerpts is most of the work of a search. */
const renderedHits = new WeakMap<Hit, Markup>();

function renderHit(hit: Hit, locale: Locale): Markup {
  const { entry } = hit;
  const known = renderedHits.get(hit);
  if (known) return known;
  const excerpt = findExcerpt(hit);
  const markup = createMarkup(
    'li',
    {},
    createMarkup('p', { class: 'label' }, translateSearch[locale](entry.kind)),
    createMarkup('h2', {}, createMarkup('a', { href: entry.path }, entry.title)),
    createMarkup('p', {}, ...excerpt.map(({ text, isMarked }) => (isMarked ? createMarkup('mark', {}, text) : text))),
    ...(entry.picture ? [createMarkup('img', { ...thumbnail, src: entry.picture })] : []),
  );
  renderedHits.set(hit, markup);
  return markup;
}

/** The results for a search view in a language; empty when the search is. */
export function describeSearch(search: Search, view: SearchView, locale: Locale, query = ''): SearchResults {
  const t = translateSearch[locale];
  const { text, shown } = view;
  if (!text) return { status: '', results: [] };
  const { hits, isClose } = search(text);
  const count = hits.length;
  const isShop = readScope(query) === 'shop';
  const link = (href: string, text: string) => createMarkup('p', {}, createMarkup('a', { href }, text));
  // What no page mentions may be a place.
  const near = `/${locale}/storelocator?q=${encodeURIComponent(text)}`;
  const ways = [
    ...(isClose && isShop ? [link(near, t('near', { text }))] : []),
    link(writeOtherScope(text, query), t(isShop ? 'inDocumentation' : 'inShop')),
  ];
  if (count === 0) {
    const advice = createMarkup('p', { class: 'standfirst' }, t('advice'));
    return { status: t('none', { text }), results: [advice, ...ways] };
  }
  const list = createMarkup('ol', { class: 'hits' }, ...hits.slice(0, shown).map((hit) => renderHit(hit, locale)));
  const hasMore = shown < count;
  const href = writeSearchView({ text, shown: shown + step }, query);
  const more = createMarkup('a', { class: 'button', href, 'data-more': '' }, t('more'));
  return {
    status: t(isClose ? 'close' : hasMore ? 'some' : 'count', { shown, count, text }),
    results: hasMore ? [list, more, ...ways] : [list, ...ways],
  };
}
