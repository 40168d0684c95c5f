import { fetchFile } from '../../../widgets/shared/http/fetch-json.ts';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { readDocument } from '../../../widgets/shared/page/page-properties.ts';
import { createMarkup, type Markup, toNode } from '../search/markup.ts';
import { openSearch, type Search } from '../search/open-search.ts';
import { formatIndexPath, readEntries } from '../search/search-entry.ts';
import { translateSearch } from '../search/search-messages.ts';
import { describeSearch } from '../search/search-results.ts';
import { readScope, readSearchView, type SearchView, step, writeSearchView } from '../search/search-view.ts';

// The search page: shows results while the visitor types, from an index that is fetched on first use. The server has
// already rendered the results of the query in the address.

/** Debounce of typing, in milliseconds. */
const typingPause = 250;

const locale = toLocale(readDocument('documentElement').lang) ?? 'en';
const t = translateSearch[locale];
const form = find<HTMLFormElement>('main form[role=search]');
const field = find<HTMLInputElement>('#search-text');
const status = find('#search-status');
const results = find('#search-results');
let search: Promise<Search> | undefined;
/** Counts searches, so that only the result of the last one is shown. */
let turn = 0;
/** Whether the next input adds an entry to the history. */
let isSettled = true;
let typing: ReturnType<typeof setTimeout> | undefined;

field.addEventListener('input', () => {
  // A failure here is reported once there is a text to search for.
  open().catch(() => undefined);
  clearTimeout(typing);
  typing = setTimeout(follow, typingPause);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  follow();
  isSettled = true;
});
results.addEventListener('click', (event) => {
  const more = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-more]');
  if (!more || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const view = readSearchView(more.search);
  history.replaceState(null, '', more.search);
  void show(view, () => results.querySelector<HTMLElement>(`li:nth-child(${view.shown - step + 1}) a`)?.focus());
});
window.addEventListener('popstate', () => {
  clearTimeout(typing);
  isSettled = true;
  const view = readSearchView(location.search);
  field.value = view.text;
  void show(view);
});

const asked = readSearchView(location.search);
if (asked.text && results.dataset.shown === undefined) {
  field.value = asked.text;
  void show(asked);
} else if (!asked.text) field.focus({ preventScroll: true });

function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

/** Updates results and address for the current text. */
function follow(): void {
  clearTimeout(typing);
  const text = field.value.trim();
  if (text === readSearchView(location.search).text && !results.querySelector('.notice')) return;
  const address = location.pathname + writeSearchView({ text, shown: step }, location.search);
  if (isSettled) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  isSettled = false;
  void show({ text, shown: step });
}

function open(): Promise<Search> {
  search ??= fetchIndex();
  search.catch(() => {
    search = undefined;
  });
  return search;
}

async function fetchIndex(): Promise<Search> {
  const entries = readEntries(await fetchFile(`/${formatIndexPath(locale, readScope(location.search))}`));
  if (!entries) throw new TypeError('No list of pages');
  return openSearch(entries, locale);
}

async function show(view: SearchView, onShown?: () => void): Promise<void> {
  turn += 1;
  const mine = turn;
  const say = (text: string, markup: readonly Markup[]): void => {
    status.textContent = text;
    results.replaceChildren(...markup.map((part) => toNode(part, document)));
  };
  if (!view.text) return say('', []);
  // Show a status only while waiting; a loaded index responds at once.
  const waiting = setTimeout(() => mine === turn && say(t('searching'), []), 400);
  try {
    const found = describeSearch(await open(), view, locale, location.search);
    if (mine !== turn) return;
    say(found.status, found.results);
    onShown?.();
  } catch {
    if (mine !== turn) return;
    const retry = createMarkup('button', { class: 'button', type: 'button' }, t('retry'));
    say('', [createMarkup('div', { class: 'notice', role: 'alert' }, createMarkup('p', {}, t('failed')), retry)]);
    results.querySelector('button')?.addEventListener('click', () => {
      field.focus();
      void show(view, onShown);
    });
  } finally {
    clearTimeout(waiting);
  }
}
