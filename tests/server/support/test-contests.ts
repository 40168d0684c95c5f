import { join } from 'node:path';
import type { Contest } from '../../../host-site/sources/contests/contest-file.ts';
import { createFolder, writeFiles } from './temporary-folder.ts';

const regions = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

/** A contest that is open from 9 a.m. on November 2 until 11:59 p.m. on December 13, 2026, in Toronto. */
export function createContest(changes: Partial<Contest> = {}): Contest {
  return {
    id: 'fall',
    opens: '2026-11-02T09:00:00-05:00',
    closes: '2026-12-13T23:59:00-05:00',
    zone: 'America/Toronto',
    title: { en: 'Fall', fr: 'Automne' },
    prizes: [{ count: 1, value: 500, words: { en: 'A spree of {value}', fr: 'Une virée de {value}' } }],
    regions: [...regions],
    minimumAge: Object.fromEntries(
      regions.map((region) => [region, 'BC NB NL NS NT NU YT'.includes(region) ? 19 : 18]),
    ) as Contest['minimumAge'],
    rulesUrl: { en: '/en/contestrules', fr: '/fr/contestrules' },
    skillQuestion: true,
    memberChances: 3,
    period: 'contest',
    hasPin: false,
    brands: ['vitrine', 'winners'],
    ...changes,
  };
}

/** An instant at which the test contests are open. */
export const openInstant = Date.parse('2026-11-21T12:00:00-05:00');

/** Writes contests into a new folder: a simple one, one with PINs, and one each for daily and weekly entries. */
export function createContests(...others: Contest[]): { contestsDir: string; remove: () => void } {
  const contests = [
    createContest(),
    createContest({ id: 'pins', hasPin: true }),
    createContest({ id: 'daily', period: 'day', skillQuestion: false }),
    createContest({ id: 'weekly', period: 'week', skillQuestion: false }),
    createContest({ id: 'west', regions: ['BC', 'YT'], skillQuestion: false, memberChances: 1 }),
    ...others,
  ];
  const folder = createFolder();
  const files = contests.map((contest) => [`${contest.id}.json`, JSON.stringify(contest)]);
  writeFiles(join(folder.path, 'contests'), Object.fromEntries(files));
  return { contestsDir: join(folder.path, 'contests'), remove: folder.remove };
}
