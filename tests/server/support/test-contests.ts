import { join } from 'node:path';
import type { Contest } from '../../../host-site/content/contest-file.ts';
import { createFolder, writeFiles } from './temporary-folder.ts';

const regions = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] as const;

/** A contest that is open from 9 in the morning of 2 November until 23:59 on 13 December 2026, in Toronto. */
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

/** An instant at which the contests of a test are open. */
export const openInstant = Date.parse('2026-11-21T12:00:00-05:00');

/** Writes contests into a folder of their own, next to one with PINs, one for each day or week, and a simple one. */
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
