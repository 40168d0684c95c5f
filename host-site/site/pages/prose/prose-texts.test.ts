import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../../../../tests/support/for-every.ts';
import { type Locale, locales } from '../../../../widgets/shared/locale/locale.ts';
import { describeContestRules } from '../../../sources/contests/describe-contest-rules.ts';
import { readContests } from '../../../sources/contests/read-contests.ts';
import { describeBrowserRecords } from '../../../sources/facts/browser-records.ts';
import { fillFacts } from '../../../sources/facts/fill-facts.ts';
import { describeNoTools } from '../../../sources/facts/measurement-tools.ts';
import { findRoute, formatPath, isLinkable, routes } from '../../../sources/routes.ts';
import { findEnglish, findSpelling, findTypography } from '../../../sources/source-text/check-text.ts';
import { pageKinds } from '../page-kinds.ts';
import type { PageSources } from '../page-sources.ts';
import { prosePhotographs } from './prose-page.tsx';

const folder = 'host-site/retailers/vitrine/content/pages';
const today = '2026-11-21';
const names = routes
  .filter((route) => {
    const text = { folder: 'pages', name: route.path, locale: undefined } as const;
    return pageKinds[route.kind].isMadeFrom?.(text, route, {} as PageSources) === true;
  })
  .map(({ path }) => path);
/** Pages whose title and lead are in the text file; those of the gift pages are in gift.<locale>.json. */
const described = Object.keys(prosePhotographs).map((name) => findRoute(name).path);
const policies = ['legal', 'privacy', 'accessibility', 'returns', 'contestrules'];
const contests = readContests('host-site/retailers/vitrine/content/contests');

interface Page {
  front: Record<string, string>;
  source: string;
  /** Body with its facts filled in. */
  body: string;
  /** Visible text including front matter: without addresses, code, table rules or markup. */
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
    measurementTools: describeNoTools(locale),
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

/** Frequent words of the other language that never occur in this one. */
const otherWords: Record<Locale, RegExp> = {
  en: /\b(le|les|des|du|une|vous|nous|votre|vos|avec|dans|est|et|sur)\b/i,
  fr: /\b(the|and|with|your|you|our|from|this|that|are|is|of|for)\b/i,
};
const namePage = ({ name, locale }: { name: string; locale: Locale }) => `${name} (${locale})`;

describe('prose pages', () => {
  it('RT-04 RT-07 LOC-06 exist in both languages for every prose route and for no other', () => {
    const expected = names.flatMap((name) => locales.map((locale) => `${name}.${locale}.md`));
    expect(readdirSync(folder).sort()).toEqual(expected.sort());
  });

  forEvery(pages, namePage)(
    'have complete front matter, and alternative text exactly when they have a photograph',
    ({ name, front, locale }) => {
      const { share = 'true', alt = '', ...needed } = front;
      expect(share).toBe('true');
      expect(alt !== '').toBe(described.includes(name));
      expect(Object.keys(needed)).toEqual(['title', 'description', 'lead', 'updated']);
      for (const value of Object.values(front)) expect(value).not.toMatch(/^$|^["']|: |\{\{| #/);
      expect(front.description?.length).toBeLessThanOrEqual(155);
      expect(front.description?.length).toBeGreaterThanOrEqual(80);
      expect(front.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      for (const key of ['title', 'description', 'lead']) expect(front[key]).not.toMatch(otherWords[locale]);
    },
  );

  it('have unique titles, descriptions and leads', () => {
    for (const key of ['title', 'description', 'lead']) {
      const values = pages.filter(({ front }) => front.title !== 'STYLE+').map(({ front }) => front[key]);
      expect(new Set(values).size, key).toBe(values.length);
    }
  });

  forEvery(names, String)('LOC-06 have the same headings, links and facts in both languages', (name) => {
    const [en, fr] = locales.map((locale) => readPage(name, locale));
    const outline = (page?: Page) => page?.body.match(/^#+ /gm);
    const links = (page?: Page) =>
      page?.source
        .match(/\]\([^)]*\)/g)
        ?.map((link) => link.replace(/\/(en|fr)\b/, ''))
        .sort();
    const tokens = (page?: Page) => page?.source.match(/\{\{[^},]*/g)?.sort();
    expect(outline(en)?.length).toBeGreaterThan(1);
    expect(outline(fr)).toEqual(outline(en));
    expect(links(fr)).toEqual(links(en));
    expect(tokens(fr)).toEqual(tokens(en));
  });

  forEvery(pages, namePage)('have unique headings of levels 2 and 3, the first of level 2', ({ body }) => {
    const headings = body.match(/^#+ .*$/gm) ?? [];
    expect(headings[0]).toMatch(/^## /);
    for (const heading of headings) expect(heading).toMatch(/^###? \S/);
    expect(new Set(headings).size).toBe(headings.length);
  });

  forEvery(pages, namePage)('link only to pages that exist, in their own language', ({ source, locale }) => {
    const known = routes.filter(isLinkable).map((route) => formatPath(route, locale));
    for (const [, address = ''] of source.matchAll(/\]\(([^)]*)\)/g)) expect(known).toContain(address);
  });

  forEvery(pages, namePage)('PG-01 contain no literal URL, email address, amount or phone number', ({ source }) => {
    expect(source).not.toMatch(/https?:|@|\$\d|\d\s\$|\d{3}-\d{4}|M5V/);
  });

  // The store locator's text is below the stores.
  forEvery(
    pages.filter(({ name }) => name !== 'storelocator'),
    namePage,
  )('have 200 to 1,200 words, or 350 to 3,000 for policies', ({ name, text }) => {
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(policies.includes(name) ? 350 : 200);
    expect(words).toBeLessThan(policies.includes(name) ? 3000 : 1200);
  });
});

describe('prose page typography', () => {
  forEvery(pages, namePage)(
    'LOC-06 and spelling follow the rules of the language on every page',
    ({ text, locale }) => {
      expect(findTypography(text, locale)).toEqual([]);
      expect(locale === 'fr' ? findEnglish(text) : findSpelling(text)).toEqual([]);
    },
  );
});
