import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { formatPath, hasProse, routes } from '../routes.ts';
import { facts } from './facts.ts';
import { fillFacts } from './fill-facts.ts';

const folder = 'host-site/content/pages';
const today = '2026-11-21';
const names = routes.filter(hasProse).map(({ path }) => path);
const policies = ['legal', 'privacy', 'accessibility', 'returns', 'contestrules'];

interface Page {
  front: Record<string, string>;
  source: string;
  /** Body with its facts. */
  body: string;
  /** What a reader sees, front matter included: no addresses, code, table rules or marks. */
  text: string;
}

function readPage(name: string, locale: Locale): Page {
  const file = readFileSync(`${folder}/${name}.${locale}.md`, 'utf8');
  const [, head = '', source = ''] = file.split(/^---$/m);
  const front = Object.fromEntries(
    head
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  );
  const body = fillFacts(source, locale, today);
  const words = body
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, '')
    .replace(/^[-| ]+$/gm, '');
  return {
    front,
    source,
    body,
    text: `${front.title}\n${front.description}\n${front.lead}\n${words}`,
  };
}

const pages = names.flatMap((name) => locales.map((locale) => ({ name, locale, ...readPage(name, locale) })));
const french = pages.filter(({ locale }) => locale === 'fr');

describe('prose pages', () => {
  it('RT-04 RT-07 LOC-06 every prose route has its page in both languages, and no page is without a route', () => {
    const expected = names.flatMap((name) => locales.map((locale) => `${name}.${locale}.md`));
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
  });

  it.each(pages)('$name ($locale) has complete front matter', ({ front, locale }) => {
    const { share = 'true', ...needed } = front;
    expect(share).toBe('true');
    expect(Object.keys(needed)).toEqual(['title', 'description', 'lead', 'updated']);
    for (const value of Object.values(front)) expect(value).not.toMatch(/^$|^["']|: |\{\{| #/);
    expect(front.description?.length).toBeLessThanOrEqual(155);
    expect(front.description?.length).toBeGreaterThanOrEqual(80);
    expect(front.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(front.title).not.toContain(locale === 'fr' ? ' the ' : ' le ');
  });

  it('titles and descriptions are unique', () => {
    for (const key of ['title', 'description', 'lead']) {
      const values = pages.filter(({ front }) => front.title !== 'STYLE+').map(({ front }) => front[key]);
      expect(new Set(values).size, key).toBe(values.length);
    }
  });

  it.each(names)('LOC-06 %s has the same headings, links and facts in both languages', (name) => {
    const [en, fr] = locales.map((locale) => readPage(name, locale));
    const outline = (page?: Page) => page?.body.match(/^#+ /gm);
    const links = (page?: Page) =>
      page?.source
        .match(/\]\([^)]*\)/g)
        ?.map((link) => link.replace(/\/(en|fr)\b/, ''))
        .sort();
    const tokens = (page?: Page) => page?.source.match(/\{\{.*?\}\}/g)?.sort();
    expect(outline(en)?.length).toBeGreaterThan(1);
    expect(outline(fr)).toEqual(outline(en));
    expect(links(fr)).toEqual(links(en));
    expect(tokens(fr)).toEqual(tokens(en));
  });

  it.each(pages)(
    '$name ($locale) uses headings of the second and third level, in order and unlike each other',
    ({ body }) => {
      const headings = body.match(/^#+ .*$/gm) ?? [];
      expect(headings[0]).toMatch(/^## /);
      for (const heading of headings) expect(heading).toMatch(/^###? \S/);
      expect(new Set(headings).size).toBe(headings.length);
    },
  );

  it.each(pages)('$name ($locale) links only to pages that exist, in its own language', ({ source, locale }) => {
    const known = routes.filter(({ indexed }) => indexed).map((route) => formatPath(route, locale));
    for (const [, address = ''] of source.matchAll(/\]\(([^)]*)\)/g)) expect(known).toContain(address);
  });

  it.each(pages)('PG-01 $name ($locale) takes addresses, amounts and phone numbers from the facts', ({ source }) => {
    expect(source).not.toMatch(/https?:|@|\$\d|\d\s\$|\d{3}-\d{4}|M5V/);
  });

  it.each(pages)('$name ($locale) is neither thin nor endless', ({ name, text }) => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(policies.includes(name) ? 350 : 200);
    expect(words).toBeLessThan(name === 'storelocator' ? 1300 : 1200);
  });

  it('RT-04 the store page lists every store under its province', () => {
    for (const province of Object.keys(facts.stores)) {
      for (const locale of locales) expect(readPage('storelocator', locale).source).toContain(`{{stores.${province}}}`);
    }
  });
});

describe('typography', () => {
  it.each(pages)('$name ($locale) uses typographic apostrophes and quotation marks', ({ text }) => {
    expect(text).not.toMatch(/['"]/);
  });

  it.each(french)('LOC-06 $name has a no-break space before : » $ % and after «, none before ; ! ?', ({ text }) => {
    expect(findAround(text, /[^\u00A0][:»$%]|«[^\u00A0]|\s[;!?]/g)).toEqual([]);
    expect(findAround(text, /\d \d{3}\b|\d h\b/g)).toEqual([]);
    expect(findAround(text, /[“”]|\bemail|e-mail|newsletter(?!`)/gi)).toEqual([]);
  });

  it.each(french)('LOC-06 $name has no English left in it', ({ text }) => {
    const english = /\b(the|and|of|with|your|you|for|is|are|this|that|we|our|from|by|to|not|have)\b/gi;
    expect(findAround(text, english)).toEqual([]);
  });

  it.each(pages.filter(({ locale }) => locale === 'en'))('LOC-06 $name keeps to Canadian spelling', ({ text }) => {
    expect(findAround(text, /\b(color|center|favor|honor|neighbor|gray|check(?=s? or cash)|theater)\w*/gi)).toEqual([]);
    expect(findAround(text, /\u00A0[:;!?%]|\s[:;!?]|«|»/g)).toEqual([]);
  });
});

function findAround(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20));
}
