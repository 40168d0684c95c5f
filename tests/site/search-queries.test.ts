import { describe, expect, it } from 'vitest';
import { openSearch } from '../../host-site/site/search/open-search.ts';
import { readEntries } from '../../host-site/site/search/search-entry.ts';
import { findCompanyLink } from '../../widgets/shared/brand/company-links.ts';
import { sample } from '../support/samples.ts';
import english from './queries/english.json' with { type: 'json' };
import french from './queries/french.json' with { type: 'json' };
import { readBuilt } from './support/built-site.ts';

const expected: Record<'en' | 'fr', Record<string, string[]>> = { en: english, fr: french };
/** At least this share of what shoppers type leads to the right page in the first place. */
const minFirst = 0.95;

describe.each(['en', 'fr'] as const)('shoppers’ search queries in %s', (locale) => {
  const queries = Object.entries(expected[locale]).flatMap(([page, texts]) => texts.map((text) => ({ page, text })));
  const toPath = (page: string) => {
    if (page === 'careers' || page === 'unsubscribe') return findCompanyLink(page, 'vitrine', locale) ?? '';
    return `/${locale}${page}`;
  };

  it('have the expected page as the first hit in at least 95% of cases, and a hit unless they are places', async () => {
    const search = await openSearch(readEntries(JSON.parse(readBuilt(`search/${locale}.json`))) ?? [], locale);
    const outcomes = sample(3, queries).map(({ page, text }) => ({
      text,
      page: toPath(page),
      first: decodeURIComponent(search(text).hits[0]?.entry.path ?? 'nothing'),
    }));
    const missed = outcomes.filter(({ page, first }) => page !== first);
    console.info(missed.map(({ text, page, first }) => `${text}: ${first}, not ${page}`).join('\n'));
    expect(queries.length).toBeGreaterThanOrEqual(200);
    // The search page offers what has no hit to the store finder, which knows every place.
    const isPlace = ({ page }: { page: string }) => page.includes('/storelocator?q=');
    expect(outcomes.filter(({ first }) => first === 'nothing').filter((outcome) => !isPlace(outcome))).toEqual([]);
    expect(1 - missed.length / outcomes.length).toBeGreaterThanOrEqual(minFirst);
  });
});
