// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { interrupt } from './attention.ts';

/** Something that wants to come, of which the page hears; `isRefused` says what the page answers. */
function want(kind: 'consent' | 'lightbox' | 'teaser', isRefused = () => false) {
  const host = document.body.appendChild(document.createElement('div'));
  const heard: unknown[] = [];
  const shown: string[] = [];
  const emit = (event: string, detail: unknown) => {
    heard.push([event, detail]);
    return !isRefused();
  };
  const withdraw = interrupt({ kind, host, emit, isDue: () => !shown.length, show: () => shown.push(kind) });
  return { heard, shown, withdraw };
}

let paths = 0;

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout: whatever is in the page is rendered.
  Element.prototype.checkVisibility = () => true;
  // Another page for each test: what was begun on one stays there.
  history.replaceState(null, '', `/${++paths}`);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('what comes by itself asks the page first, with its kind, and then comes once', () => {
  const { heard, shown } = want('lightbox');
  vi.advanceTimersByTime(5_000);
  expect(heard).toEqual([['vitrine-interruption', { kind: 'lightbox' }]]);
  expect(shown).toEqual(['lightbox']);
});

it('what a page refuses is not asked for again there, but on another page', () => {
  const refusing = paths;
  const { heard, shown } = want('consent', () => location.pathname === `/${refusing}`);
  vi.advanceTimersByTime(5_000);
  expect([heard.length, shown.length]).toEqual([1, 0]);
  history.replaceState(null, '', '/another');
  vi.advanceTimersByTime(1_000);
  expect([heard.length, shown.length]).toEqual([2, 1]);
});

it.each([
  ['a ticked box', '<form><input type="checkbox"></form>', 'input'],
  ['a press of a form’s button', '<form><button type="button">Add</button></form>', 'button'],
])('nothing comes after %s, until another page', (_, markup, pressed) => {
  const { shown } = want('teaser', () => true);
  document.body.insertAdjacentHTML('beforeend', markup);
  document.querySelector<HTMLElement>(pressed)?.click();
  const later = want('lightbox');
  vi.advanceTimersByTime(5_000);
  expect([...shown, ...later.shown]).toEqual([]);
  expect(later.heard).toEqual([]);
  history.replaceState(null, '', '/another');
  vi.advanceTimersByTime(1_000);
  expect(later.shown).toEqual(['lightbox']);
});

/** A page of WebForms, which is in one form. */
const wrap = (markup: string) =>
  `<form method="post"><input type="hidden" name="__VIEWSTATE" value="x"><div>${markup}</div></form>`;

it.each([
  ['a button of the page', '<button type="button">Menu</button>', 'button'],
  ['a button that posts the page back', '<input type="submit" value="Sort">', '[type=submit]'],
])('in a form around the whole page, %s is no begun task', (_, markup, pressed) => {
  document.body.innerHTML = wrap(markup);
  document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  want('teaser', () => true);
  document.querySelector<HTMLElement>(pressed)?.click();
  const { shown } = want('lightbox');
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual(['lightbox']);
});

it.each([
  ['a box', '<input type="checkbox">', '[type=checkbox]'],
  ['a list', '<select><option>1</select>', 'select'],
  ['a button of a group of fields', '<fieldset><input><button type="button">Next</button></fieldset>', 'button'],
  ['a button of a search', '<div role="search"><input><button type="button">Find</button></div>', 'button'],
])('in a form around the whole page, %s is a begun task', (_, markup, pressed) => {
  document.body.innerHTML = wrap(markup);
  want('teaser', () => true);
  document.querySelector<HTMLElement>(pressed)?.click();
  const { shown } = want('lightbox');
  vi.advanceTimersByTime(5_000);
  expect(shown).toEqual([]);
});

it('the answer to a search is no place for a lightbox, but for the consent question', () => {
  history.replaceState(null, '', '?q=lamp');
  const [lightbox, consent] = [want('lightbox'), want('consent')];
  vi.advanceTimersByTime(5_000);
  expect([lightbox.shown.length, consent.shown.length]).toEqual([0, 1]);
});

it('nothing comes while the page has data-vitrine-quiet, nor what was withdrawn', () => {
  document.body.innerHTML = '<main data-vitrine-quiet>Your balance</main>';
  const [waiting, withdrawn] = [want('lightbox'), want('lightbox')];
  withdrawn.withdraw();
  vi.advanceTimersByTime(5_000);
  expect(waiting.shown).toEqual([]);
  document.querySelector('main')?.remove();
  vi.advanceTimersByTime(1_000);
  expect([waiting.shown, withdrawn.shown]).toEqual([['lightbox'], []]);
});

it('nothing comes in a tab in the background, where no one sees it', () => {
  const visibility = vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue('hidden');
  const { heard, shown } = want('lightbox');
  vi.advanceTimersByTime(60_000);
  expect([heard.length, shown.length]).toEqual([0, 0]);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(1_000);
  visibility.mockRestore();
  expect(shown).toEqual(['lightbox']);
});
