import { expect, it } from 'vitest';
import { findContestEnd } from '../../sources/contests/contest-state.ts';
import { describeContest } from '../../sources/contests/describe-contest.ts';
import { readContests } from '../../sources/contests/read-contests.ts';
import { listUsefulPages } from './home-page.tsx';

const contests = readContests('host-site/retailers/vitrine/content/contests');

function listAt(instant: string): string[] {
  const site: Parameters<typeof listUsefulPages>[0] = {
    describeContest(id, locale) {
      const contest = contests.get(id);
      if (!contest) throw new Error(`No contest is called ${id}`);
      return describeContest(contest, locale, Date.parse(instant));
    },
  };
  return listUsefulPages(site, 'en');
}

it('the homepage links to a contest while it is open for entries and not after it closes', () => {
  const { opens = '', closes = '' } = contests.get('fall-promotion') ?? {};
  expect(listAt(opens)).toContain('fall-promotion');
  const after = listAt(new Date(findContestEnd({ closes })).toISOString());
  expect(after).not.toContain('fall-promotion');
  expect(after).toContain('returns');
});
