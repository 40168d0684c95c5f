import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../../widgets/shared/locale/messages.ts';
import { getOpening } from '../../../widgets/shared/stores/opening.ts';
import { describeOpening } from '../../../widgets/shared/stores/opening-status.ts';
import { store } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Province, Store } from '../../../widgets/shared/stores/store.ts';
import type { StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { messages as en } from '../../../widgets/shared/stores/store-messages.en.ts';
import { messages as fr } from '../../../widgets/shared/stores/store-messages.fr.ts';
import { buildCalendar } from './feed-calendar.ts';

const openStore = (province: Province, timeZone: string): Store => ({
  ...store,
  address: { ...store.address, province },
  timeZone,
});

const translate = { en: createTranslate(en as never), fr: createTranslate(fr as never) };

const calendars = new Map<string, StoreCalendar>();

function tell(store: Store, instant: string): [string, string] {
  const key = store.address.province + store.timeZone;
  const calendar = calendars.get(key) ?? buildCalendar([store], Date.parse('2026-10-20T12:00:00Z'));
  calendars.set(key, calendar);
  const opening = getOpening(store, calendar, Date.parse(instant));
  return [describeOpening(opening, 'en', translate.en), describeOpening(opening, 'fr', translate.fr)];
}

/**
 * Province, zone, and the UTC hour of 9 a.m. on October 29, November 2, March 11 and March 15: before and after clocks
 * change, on days whose hours no law limits to less than from 9 to 9.
 */
const table = [
  ['BC', 'America/Vancouver', '16:00', '16:00', '16:00', '16:00'],
  ['BC', 'America/Dawson_Creek', '16:00', '16:00', '16:00', '16:00'],
  ['BC', 'America/Creston', '16:00', '16:00', '16:00', '16:00'],
  ['AB', 'America/Edmonton', '15:00', '15:00', '15:00', '15:00'],
  ['SK', 'America/Regina', '15:00', '15:00', '15:00', '15:00'],
  ['MB', 'America/Winnipeg', '14:00', '15:00', '15:00', '14:00'],
  ['ON', 'America/Winnipeg', '14:00', '15:00', '15:00', '14:00'],
  ['ON', 'America/Atikokan', '14:00', '14:00', '14:00', '14:00'],
  ['ON', 'America/Toronto', '13:00', '14:00', '14:00', '13:00'],
  ['QC', 'America/Toronto', '13:00', '14:00', '14:00', '13:00'],
  ['QC', 'America/Halifax', '12:00', '13:00', '13:00', '12:00'],
  ['QC', 'America/Blanc-Sablon', '13:00', '13:00', '13:00', '13:00'],
  ['NB', 'America/Moncton', '12:00', '13:00', '13:00', '12:00'],
  ['NS', 'America/Halifax', '12:00', '13:00', '13:00', '12:00'],
  ['PE', 'America/Halifax', '12:00', '13:00', '13:00', '12:00'],
  ['NL', 'America/St_Johns', '11:30', '12:30', '12:30', '11:30'],
  ['NL', 'America/Goose_Bay', '12:00', '13:00', '13:00', '12:00'],
  ['YT', 'America/Whitehorse', '16:00', '16:00', '16:00', '16:00'],
  ['NT', 'America/Edmonton', '15:00', '15:00', '15:00', '15:00'],
  ['NU', 'America/Iqaluit', '13:00', '14:00', '14:00', '13:00'],
  ['NU', 'America/Rankin_Inlet', '14:00', '15:00', '15:00', '14:00'],
] as const;
const days = ['2026-10-29', '2026-11-02', '2027-03-11', '2027-03-15'] as const;
const cases = table.flatMap(([province, zone, ...hours]) =>
  hours.map((hour, at) => [province, zone, `${days[at]}T${hour}:00Z`] as const),
);

describe('store opening hours in Canada', () => {
  it.each(cases)('SF-08 in %s (%s) follow local time: 9 a.m. is %s', (province, zone, opens) => {
    const store = openStore(province, zone);
    const at = Date.parse(opens);
    expect(tell(store, new Date(at).toISOString())).toEqual(['Open until 9\u00A0p.m.', 'Ouvert jusqu’à 21\u00A0h']);
    expect(tell(store, new Date(at - 60_000).toISOString())).toEqual(['Opens at 9\u00A0a.m.', 'Ouvre à 9\u00A0h']);
    const closes = at + 12 * 3_600_000;
    expect(tell(store, new Date(closes - 1).toISOString())[0]).toBe('Open until 9\u00A0p.m.');
    expect(tell(store, new Date(closes).toISOString())).toEqual([
      'Opens tomorrow at 9\u00A0a.m.',
      'Ouvre demain à 9\u00A0h',
    ]);
  });

  it.each([
    ['ON', 'America/Toronto', '2026-12-25T17:00:00Z', 'Closed for Christmas Day. Opens tomorrow at 9\u00A0a.m.'],
    ['NS', 'America/Halifax', '2026-12-25T17:00:00Z', 'Closed for Christmas Day. Opens Sunday at 9\u00A0a.m.'],
    ['QC', 'America/Toronto', '2027-06-24T17:00:00Z', 'Closed for Fête nationale. Opens tomorrow at 9\u00A0a.m.'],
    ['QC', 'America/Toronto', '2027-07-01T17:00:00Z', 'Closed for Canada Day. Opens tomorrow at 9\u00A0a.m.'],
    ['QC', 'America/Toronto', '2026-12-26T15:30:00Z', 'Opens at 1\u00A0p.m. on Boxing Day'],
    ['QC', 'America/Toronto', '2026-12-26T18:00:00Z', 'Open until 5\u00A0p.m. on Boxing Day'],
    ['QC', 'America/Toronto', '2026-12-24T21:59:00Z', 'Open until 5\u00A0p.m. on Christmas Eve'],
    ['QC', 'America/Toronto', '2026-12-31T22:00:00Z', 'Opens Saturday at 9\u00A0a.m.'],
    ['QC', 'America/Toronto', '2027-01-02T18:00:00Z', 'Open until 9\u00A0p.m.'],
    ['QC', 'America/Toronto', '2027-03-20T18:00:00Z', 'Open until 5\u00A0p.m.'],
    ['PE', 'America/Halifax', '2026-12-06T14:00:00Z', 'Opens at noon'],
    ['MB', 'America/Winnipeg', '2026-11-11T16:00:00Z', 'Opens at 1\u00A0p.m. on Remembrance Day'],
    ['ON', 'America/Toronto', '2027-06-24T17:00:00Z', 'Open until 9\u00A0p.m.'],
    ['ON', 'America/Toronto', '2027-02-15T17:00:00Z', 'Closed for Family Day. Opens tomorrow at 9\u00A0a.m.'],
    ['AB', 'America/Edmonton', '2027-02-15T18:00:00Z', 'Open until 6\u00A0p.m. on Family Day'],
    ['NL', 'America/St_Johns', '2027-02-15T17:00:00Z', 'Open until 9\u00A0p.m.'],
    ['BC', 'America/Vancouver', '2027-08-02T16:30:00Z', 'Opens at 10\u00A0a.m. on British Columbia Day'],
    ['YT', 'America/Whitehorse', '2027-08-16T16:30:00Z', 'Opens at 10\u00A0a.m. on Discovery Day'],
  ] as const)(
    'SF-08 follow the holidays of the province: in %s (%s) at %s the text is %j',
    (province, zone, instant, expected) => {
      expect(tell(openStore(province, zone), instant)[0]).toBe(expected);
    },
  );

  it('SF-08 tell why in French, too', () => {
    const read = (instant: string) => tell(openStore('QC', 'America/Toronto'), instant)[1].replaceAll('\u00A0', ' ');
    expect(read('2026-12-26T15:30:00Z')).toBe('Ouvre à 13 h : lendemain de Noël');
    expect(read('2027-07-01T17:00:00Z')).toBe('Fermé : fête du Canada. Ouvre demain à 9 h');
  });
});
