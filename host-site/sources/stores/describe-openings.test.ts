import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { store as model, openDaily } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { describeOpenings } from './describe-openings.ts';

const nbsp = '\u00a0';
const opening: Store = {
  ...model,
  slug: 'kelowna',
  name: { en: 'Kelowna', fr: 'Kelowna' },
  address: { line1: '1465 Harvest Loop', city: 'Kelowna', province: 'BC', postalCode: 'V1Y 0B7' },
  status: 'opening-soon',
  opensOn: '2026-11-28',
  events: [{ id: 'party', title: { en: 'Party', fr: 'Fête' }, start: '2026-11-28', end: '2026-12-06' }],
  comments: { en: 'There is a ribbon.', fr: 'Il y a un ruban.' },
};

const tell = (stores: readonly Store[], locale: Locale, today: string) =>
  describeOpenings({ stores, calendar: { zones: {}, holidays: {} } }, locale, today);

describe('describeOpenings', () => {
  it.each([
    [
      '2026-11-27',
      `Doors open at 9${nbsp}a.m. on November\u00a028, 2026. The celebration runs until December\u00a06, 2026.`,
    ],
    ['2026-11-28', 'Open since November\u00a028, 2026. The celebration runs until December\u00a06, 2026.'],
    ['2026-12-06', 'Open since November\u00a028, 2026. The celebration runs until December\u00a06, 2026.'],
    ['2026-12-07', 'Open since November\u00a028, 2026. The celebration ended on December\u00a06, 2026.'],
  ])('PG-01 says on %s whether the store has opened and the celebration has ended', (today, sentence) => {
    expect(tell([opening], 'en', today)).toBe(
      [
        '### [Kelowna](/en/stores/kelowna)',
        `1465 Harvest Loop, Kelowna, British Columbia V1Y${nbsp}0B7`,
        `${sentence} There is a ribbon.`,
      ].join('\n\n'),
    );
  });

  it('LOC-06 describes an opening in French', () => {
    const text = tell([opening], 'fr', '2026-11-21');
    expect(text).toContain('### [Kelowna](/fr/stores/kelowna)');
    expect(text).toContain(
      `Les portes ouvrent le 28\u00a0novembre 2026 à 9${nbsp}h. La fête dure jusqu’au 6\u00a0décembre 2026. Il y a un ruban.`,
    );
  });

  it('SF-08 states the hour at which the law allows the store to open', () => {
    const calendar = {
      zones: {},
      holidays: {},
      weeks: { BC: [{ from: '2026-11-01', hours: { 6: [['12:00', '17:00']] } }] },
    };
    const text = describeOpenings({ stores: [opening], calendar: calendar as never }, 'en', '2026-11-21');
    expect(text).toContain('Doors open at noon on November\u00a028, 2026.');
  });

  it('states neither an hour nor a day that is not set', () => {
    const { opensOn: _, events: __, comments: ___, ...undated } = opening;
    const closed = { ...opening, ...openDaily([]), events: [] };
    expect(tell([{ ...undated, events: [] }], 'en', '2026-11-21')).toContain('to be announced');
    expect(tell([closed], 'en', '2026-11-21')).toContain('Doors open on November\u00a028, 2026. There');
  });

  it('sorts openings by date, omits stores open for long, and says when there are none', () => {
    const old = { ...opening, status: 'open', opensOn: '2026-01-05' } as const;
    const later = { ...opening, slug: 'later', opensOn: '2027-02-01' };
    const text = tell([later, old, opening, model], 'en', '2026-11-21');
    expect([...text.matchAll(/stores\/(\w+)/g)].map(([, slug]) => slug)).toEqual(['later', 'kelowna'].reverse());
    expect(tell([model], 'fr', '2026-11-21')).toMatch(/^Aucun nouveau magasin/);
  });
});
