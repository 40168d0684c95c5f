import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../host-site/sources/markdown/render-markdown.ts';
import { formatMarkdownPath } from '../../host-site/sources/routes.ts';
import { forEvery } from '../support/for-every.ts';
import { type BuiltPage, builtPages, parsePage, readBuilt } from './support/built-site.ts';
import { origin } from './support/public-origin.ts';

// The documentation's pages as Markdown, and llms.txt, which lists them.

const guides = builtPages.filter(({ route }) => ['widgets', 'guide', 'widget'].includes(route.kind));
const addressOf = ({ route, locale }: BuiltPage) => formatMarkdownPath(route, locale);
const readMarkdown = (page: BuiltPage) => readBuilt(addressOf(page).slice(1));
const withoutCode = (markdown: string) => markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '`code`');
const listTexts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
const listLinks = (markdown: string) =>
  [...withoutCode(markdown).matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);

/** Whether the site has what an address of ours leads to; the server itself answers for the playground. */
function leadsSomewhere(address: string): boolean {
  const { pathname } = new URL(address);
  if (/^\/(en|fr)\/playground$/.test(pathname)) return true;
  const file = pathname.startsWith('/widgets/') ? `dist${pathname}` : `dist/site${pathname}`;
  return existsSync(file) || existsSync(`${file}.html`);
}

describe('the Markdown of the documentation', () => {
  const everyGuide = forEvery(guides, ({ path }) => path);

  everyGuide('is linked from each of its pages, and begins with the page’s title', (page) => {
    const links = [...page.document.querySelectorAll('link[type="text/markdown"]')];
    expect(links.map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['alternate', addressOf(page)],
    ]);
    const [title] = readMarkdown(page).split('\n');
    expect(title).toBe(`# ${page.document.querySelector('h1')?.textContent}`);
  });

  everyGuide('has all headings, code blocks and tables of the page', (page) => {
    const document = parsePage(renderMarkdown(readMarkdown(page)).html);
    // Markdown has no need for a table of contents, and no live example; the overview lists elements as links.
    const headings = listTexts(page.document, 'main :is(h2, h3):not(.sidebar *, [aria-labelledby=live] *, .card *)');
    expect(listTexts(document, 'h2, h3').sort()).toEqual(headings.sort());
    expect(listTexts(document, 'pre')).toEqual(listTexts(page.document, 'main pre'));
    const tables = listTexts(document, 'table');
    for (const table of listTexts(page.document, 'main table')) expect(tables).toContain(table);
    for (const entry of listTexts(page.document, '.entries dt > code'))
      expect(readMarkdown(page)).toContain(`\`${entry}\``);
  });

  everyGuide('has nothing left of the guides’ own syntax', (page) => {
    expect(readMarkdown(page)).not.toMatch(/\{\{[\w.-]+(, \w+)?\}\}/);
    expect(withoutCode(readMarkdown(page))).not.toMatch(/\{#|^:::|\(picture:|^---$|undefined|<\/?(p|div|code|a)\b/m);
  });

  everyGuide('links to addresses of the site with its origin, and each of them leads somewhere', (page) => {
    const links = listLinks(readMarkdown(page));
    const own = links.filter((address) => address.startsWith(`${origin}/`));
    expect(links.filter((address) => !/^https:\/\//.test(address) && !own.includes(address))).toEqual([]);
    expect(own.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });

  it('is there for no other page', () => {
    const others = builtPages.filter((page) => !guides.includes(page));
    expect(others.filter(({ html }) => html.includes('text/markdown')).map(({ path }) => path)).toEqual([]);
  });
});

describe('llms.txt', () => {
  const text = readBuilt('llms.txt');

  it('has the form that agents read: a title, a summary, texts, and sections of nothing but links with notes', () => {
    const [head = '', ...sections] = text.split(/^## /m);
    expect(head).toMatch(/^# .+\n\n> .+\n\n/);
    expect(head.match(/^#/gm)).toHaveLength(1);
    const titles = sections.map((section) => section.split('\n')[0]);
    expect(new Set(titles).size).toBe(sections.length);
    for (const section of sections) {
      const lines = section.trim().split('\n').slice(2);
      expect(lines.filter((line) => !/^- \[[^\]]+\]\(https?:\/\/[^)\s]+\): \S.*$/.test(line))).toEqual([]);
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  it('lists the Markdown of every page of the documentation once, and each of its links leads somewhere', () => {
    const links = listLinks(text);
    const pages = guides.map((page) => origin + addressOf(page));
    expect(links.filter((address) => address.endsWith('.md')).sort()).toEqual(pages.sort());
    expect(links.filter((address) => !leadsSomewhere(address))).toEqual([]);
  });
});
