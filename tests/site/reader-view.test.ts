import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { forEvery } from '../support/for-every.ts';
import { sample } from '../support/samples.ts';
import { type BuiltPage, builtPages } from './support/built-site.ts';

// Reader views, tried with Mozilla's Readability, which Firefox and others use: it guesses from tags, class names and the
// length of texts what of a page is its text.

const { DOMParser } = new JSDOM('').window;
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const trim = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

interface View {
  article: Element;
  title: string;
  shown: HTMLElement;
  text: string;
}
const views = new Map<string, View>();

/** Where it finds fewer characters, Readability takes all that is around them, too (its `charThreshold`). */
const shortest = 500;

/** Whether a page's text is as long as that; most are far longer. */
function isLongEnough({ html }: BuiltPage, { article }: View): boolean {
  if (trim(article.textContent).length >= 2 * shortest) return true;
  const strict = new Readability(parse(html), { charThreshold: 1 }).parse();
  return (strict?.length ?? 0) >= shortest;
}

/** A page's running text, and what a reader view shows of the page. */
function read({ html, path }: BuiltPage): View {
  const known = views.get(path);
  if (known) return known;
  const article = parse(html).querySelector('main article');
  // It takes the document apart.
  const view = new Readability(parse(html)).parse();
  if (!article || !view?.content || !view.title) throw new Error('No text is found');
  const shown = parse(view.content).body;
  const found = { article, title: view.title, shown, text: trim(shown.textContent) };
  views.set(path, found);
  return found;
}

const findPages = (kind: string) => builtPages.filter(({ route }) => route.kind === kind);
// Articles have one layout; what differs between them is in every eighth.
const pages = [...sample(2, findPages('prose')), ...sample(8, findPages('article'))];
const everyPage = forEvery(pages, ({ path }) => path);

everyPage('AR-02 a reader view has the title once, and the lead before the text', (page) => {
  const { article, title, shown, text } = read(page);
  const find = (selector: string) => trim(article.querySelector(selector)?.textContent);
  expect(title).toBe(find('h1'));
  expect([...shown.querySelectorAll('h1,h2')].map((each) => trim(each.textContent))).not.toContain(title);
  const lead = find('.standfirst');
  expect(lead.length).toBeGreaterThan(20);
  expect(text).toContain(lead);
  expect(text.indexOf(find('.prose :is(p, li)'))).toBeGreaterThan(text.indexOf(lead));
});

everyPage('AR-02 a reader view has the lead picture, and every picture of the text with its caption', (page) => {
  const view = read(page);
  if (!isLongEnough(page, view)) return;
  const { article, shown, text } = view;
  // A strip of other articles' pictures adorns the page, and says nothing of it.
  const list = (root: Element) =>
    [...root.querySelectorAll<HTMLImageElement>('img:not(.picture-strip img)')].map(({ alt }) => alt);
  expect(list(shown)).toEqual(list(article));
  for (const caption of article.querySelectorAll('figcaption')) expect(text).toContain(trim(caption.textContent));
});

everyPage('AR-02 a reader view has no navigation, share buttons, date or other articles', (page) => {
  const view = read(page);
  if (!isLongEnough(page, view)) return;
  const { article, shown, text } = view;
  const others = 'nav, button, time, form, vitrine-share-buttons';
  expect([...shown.querySelectorAll(others)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  const main = article.parentElement as Element;
  for (const selector of ['.breadcrumb', '#contents', '.updated', '#related']) {
    const words = trim(main.querySelector(selector)?.textContent);
    if (words) expect(text).not.toContain(words);
  }
});
