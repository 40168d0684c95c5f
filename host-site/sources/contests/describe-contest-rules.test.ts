import { describe, expect, it } from 'vitest';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import type { Contest } from './contest-file.ts';
import { describeContestRules } from './describe-contest-rules.ts';
import { readContests } from './read-contests.ts';

const contests = readContests('host-site/retailers/vitrine/content/contests');
const fall = contests.get('fall-promotion') as Contest;
const now = Date.parse('2026-11-21T12:00:00-05:00');
const tell = (changes: Partial<Contest> = {}, at = now) => describeContestRules([{ ...fall, ...changes }], 'en', at);

describe('contest rules text', () => {
  it.each(locales)('PG-01 has a section for every contest file, without unfilled values (%s)', (locale) => {
    const text = describeContestRules(contests.values(), locale, now);
    expect(text.match(/^### .+$/gm)?.sort()).toEqual(
      [...contests.values()].map(({ title }) => `### ${title[locale]}`).sort(),
    );
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
  });

  it('PG-01 says that a contest has not started or has ended, and has no link to its form after the end', () => {
    expect(tell()).not.toMatch(/has ended|not started/);
    expect(tell()).toContain('](/en/fall-promotion)');
    expect(tell({}, Date.parse('2026-11-01T00:00:00Z'))).toContain('This contest hasn’t started yet.');
    expect(tell({}, Date.parse('2026-12-15T00:00:00Z'))).toContain('This contest has ended.');
    expect(tell({}, Date.parse('2026-12-15T00:00:00Z'))).not.toContain('/en/fall-promotion');
  });

  it('states closing date, prizes, entry limit, skill question, PIN and extra chances of the contest file', () => {
    expect(tell({ closes: '2027-01-05T18:00:00-05:00' })).toContain('January\u00a05, 2027 at 6\u00A0p.m. ET');
    const prizes = [...fall.prizes, { count: 4, value: 25, words: { en: '{count} cards', fr: '{count} cartes' } }];
    expect(tell({ prizes })).toContain(
      '**Prizes:** We award a $500 shopping spree and 4 cards. The approximate total retail value is $600',
    );
    expect(tell({ period: 'day' })).toContain('per person per day');
    expect(tell()).toContain('You answer it with your entry: 20 × 5 + 25 − 50.');
    expect(tell({ skillQuestion: false })).toContain('We ask it of each person whose entry is drawn');
    expect(tell()).not.toContain('PIN');
    expect(tell({ hasPin: true })).toContain('**PIN:**');
    expect(tell({ memberChances: 1 })).not.toContain('STYLE+');
  });

  it.each(locales)(
    'names the time zone once per dates line and starts every item with a capital or digit (%s)',
    (locale) => {
      const lines = describeContestRules(contests.values(), locale, now).match(/^- .+$/gm) ?? [];
      expect(lines.filter((line) => !/^- \*\*[^*]+:\*\* [\d\p{Lu}]/u.test(line))).toEqual([]);
      const zone = locale === 'en' ? / ET\b/g : /heure de l’Est/g;
      const dates = lines.filter((line) => line.startsWith('- **Dates'));
      expect(dates).toHaveLength(contests.size);
      expect(dates.map((line) => line.match(zone)?.length)).toEqual(dates.map(() => 1));
    },
  );

  it.each(['day', 'week'] as const)('counts a %s by the clock of the contest’s own zone', (period) => {
    const local = { period, zone: 'America/Halifax' };
    expect(tell(local)).toMatch(/\*\*Limit:\*\* .+, by Atlantic Time\.$/m);
    expect(describeContestRules([{ ...fall, ...local }], 'fr', now)).toMatch(
      /^- \*\*Limite.+à l’heure de l’Atlantique\.$/m,
    );
  });

  it('NM-01 states the number of PINs, their prizes and the odds, or no odds without a number of PINs', () => {
    const movers = contests.get('new-movers') as Contest;
    expect(describeContestRules([movers], 'en', now)).toContain(
      '5,000 welcome cards carry a PIN each. 100 of these PINs win: 100 gift cards worth $25 each. The odds of an instant win are one in 50',
    );
    expect(describeContestRules([movers], 'fr', now)).toContain('une sur 50.');
    const { pins: _, ...unknown } = movers;
    expect(describeContestRules([unknown], 'en', now)).not.toContain('odds of an instant win');
  });

  it('lists running contests first, then upcoming ones, then those that have ended', () => {
    const [day, month] = [86_400_000, 30 * 86_400_000];
    const make = (name: string, opens: number, closes: number): Contest => ({
      ...fall,
      title: { en: name, fr: name },
      opens: new Date(now + opens).toISOString(),
      closes: new Date(now + closes).toISOString(),
    });
    const given = [
      make('Over', -2 * month, -month),
      make('Later', month, 2 * month),
      make('Running longer', -month, month),
      make('Soon', day, month),
      make('Running', -month, day),
      make('Just over', -month, -day),
    ];
    const titles = describeContestRules(given, 'en', now).match(/^### .+$/gm);
    expect(titles).toEqual(
      ['Running', 'Running longer', 'Soon', 'Later', 'Over', 'Just over'].map((name) => `### ${name}`),
    );
  });
});
