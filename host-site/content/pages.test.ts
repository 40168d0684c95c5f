import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { findPhotographName } from '../layout/drawing-names.ts';
import { formatPath, hasProse, routes } from '../routes.ts';
import { describeBrowserRecords } from './browser-records.ts';
import { findEnglish, findSpelling, findTypography } from './check-words.ts';
import { describeContestRules } from './describe-contest-rules.ts';
import { fillFacts } from './fill-facts.ts';
import { readContests } from './read-contests.ts';

const folder = 'host-site/content/pages';
const today = '2026-11-21';
const names = routes.filter(hasProse).map(({ path }) => path);
/** Pages whose words stand with the text itself; those of the gift pages stand in gift.<locale>.json. */
const described = routes
  .filter((route) => route.kind === 'prose' && findPhotographName(route) !== undefined)
  .map(({ path }): string => path);
const policies = ['legal', 'privacy', 'accessibility', 'returns', 'contestrules'];
const contests = readContests('host-site/content/contests');

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
  const body = fillFacts(source, locale, today, {
    openings: '',
    contests: describeContestRules(contests.values(), locale, Date.parse(today)),
    browserRecords: describeBrowserRecords(locale, today),
  });
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

describe('prose pages', () => {
  it('RT-04 RT-07 LOC-06 every prose route has its page in both languages, and no page is without a route', () => {
    const expected = names.flatMap((name) => locales.map((locale) => `${name}.${locale}.md`));
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
  });

  it.each(pages)(
    '$name ($locale) has complete front matter, and says what its picture shows',
    ({ name, front, locale }) => {
      const { share = 'true', alt = '', ...needed } = front;
      expect(share).toBe('true');
      expect(alt !== '').toBe(described.includes(name));
      expect(Object.keys(needed)).toEqual(['title', 'description', 'lead', 'updated']);
      for (const value of Object.values(front)) expect(value).not.toMatch(/^$|^["']|: |\{\{| #/);
      expect(front.description?.length).toBeLessThanOrEqual(155);
      expect(front.description?.length).toBeGreaterThanOrEqual(80);
      expect(front.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(front.title).not.toContain(locale === 'fr' ? ' the ' : ' le ');
    },
  );

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

  // The store locator's words stand below the stores.
  it.each(pages.filter(({ name }) => name !== 'storelocator'))(
    '$name ($locale) is neither thin nor endless',
    ({ name, text }) => {
      const words = text.split(/\s+/).length;
      expect(words).toBeGreaterThan(policies.includes(name) ? 350 : 200);
      expect(words).toBeLessThan(policies.includes(name) ? 2600 : 1200);
    },
  );
});

describe('typography', () => {
  it.each(pages)('LOC-06 $name ($locale) is set and spelled as its language is', ({ text, locale }) => {
    expect(findTypography(text, locale)).toEqual([]);
    expect(locale === 'fr' ? findEnglish(text) : findSpelling(text)).toEqual([]);
  });
});
