import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { createGazetteer } from '../../../../widgets/shared/stores/gazetteer.ts';
import { buildGazetteer } from './build-gazetteer.ts';
import queries from './place-queries.json' with { type: 'json' };

const files = buildGazetteer();
const { search } = createGazetteer(async (name) => files.get(name));

/** The name of the first suggestion, as the search box shows it, with its province. */
async function findFirst(typed: string, locale: Locale): Promise<string> {
  const [first] = (await search(typed, locale, [])).found;
  if (first?.kind === 'province') return first.province;
  return first?.kind === 'place' ? `${first.place.name[locale]}, ${first.place.province}` : '';
}

describe.each(['en', 'fr'] as const)('first place suggestion (%s)', (locale) => {
  it.each(Object.entries(queries[locale]))('SF-07 for %j is %j', async (typed, expected) => {
    expect(await findFirst(typed, locale)).toBe(expected);
  });
});
