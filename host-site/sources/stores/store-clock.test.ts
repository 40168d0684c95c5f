import { describe, expect, it } from 'vitest';
import { store } from '../../../widgets/shared/stores/store.fixture.ts';
import type { StoreCalendar } from '../../../widgets/shared/stores/store-calendar.ts';
import { readStoreClock, writeStoreClock } from './store-clock.ts';

const easternTime = [[0, -300]] as const;
const calendar: StoreCalendar = {
  zones: { 'America/Toronto': easternTime, 'America/Vancouver': [[0, -480]] },
  holidays: { ON: [{ date: '2026-12-25', name: { en: 'Christmas Day', fr: 'Noël' }, hours: [] }] },
};
const clock = writeStoreClock(store, calendar);
const read = (instant: string, locale: 'en' | 'fr' = 'en') => {
  const { text, ...day } = readStoreClock(clock, locale, Date.parse(instant));
  return { ...day, text: text.replaceAll('\u00A0', ' ') };
};

describe('store page clock', () => {
  it('SF-08 gives open or closed and the date in the store’s time zone', () => {
    expect(read('2026-12-08T12:00:00-05:00')).toEqual({ text: 'Open until 9 p.m.', today: '2026-12-08' });
    expect(read('2026-12-13T22:00:00-05:00')).toEqual({
      text: 'Opens tomorrow at 9 a.m.',
      today: '2026-12-13',
    });
    expect(read('2026-12-08T12:00:00-05:00', 'fr').text).toBe('Ouvert jusqu’à 21 h');
  });

  it('SF-08 accounts for holidays and special days', () => {
    expect(read('2026-12-25T12:00:00-05:00').text).toBe('Closed for Christmas Day. Opens tomorrow at 9 a.m.');
    const special = { ...store, exceptions: [{ date: '2026-12-08', intervals: [['10:00', '15:00']] as const }] };
    const { text } = readStoreClock(writeStoreClock(special, calendar), 'fr', Date.parse('2026-12-08T12:00:00-05:00'));
    expect(text).toBe('Ouvert jusqu’à 15\u00A0h');
  });

  it('contains neither another time zone nor the street', () => {
    expect(clock).not.toMatch(/Vancouver|Street/);
  });
});
