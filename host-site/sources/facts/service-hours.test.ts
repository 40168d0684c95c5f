import { describe, expect, it } from 'vitest';
import { describeServiceHours, formatTorontoDate } from './service-hours.ts';

const nbsp = '\u00A0';
const en = (instant: string) => describeServiceHours(new Date(instant), 'en').replaceAll(nbsp, ' ');
const fr = (instant: string) => describeServiceHours(new Date(instant), 'fr').replaceAll(nbsp, ' ');

describe('describeServiceHours', () => {
  it('PG-01 says open from 9 a.m. to 5 p.m. Toronto time on a working day, in winter and summer', () => {
    expect(en('2026-11-23T13:59:59Z')).toBe('Closed now. We open today at 9 a.m. ET');
    expect(en('2026-11-23T14:00:00Z')).toBe('Open now, until 5 p.m. ET');
    expect(en('2026-11-23T21:59:59Z')).toBe('Open now, until 5 p.m. ET');
    expect(en('2026-11-23T22:00:00Z')).toBe('Closed now. We open tomorrow at 9 a.m. ET');
    expect(en('2026-07-06T12:59:59Z')).toBe('Closed now. We open today at 9 a.m. ET');
    expect(en('2026-07-06T13:00:00Z')).toBe('Open now, until 5 p.m. ET');
  });

  it('PG-01 describes open and closed hours in French', () => {
    expect(fr('2026-11-23T15:00:00Z')).toBe('Ouvert en ce moment, jusqu’à 17 h (HE)');
    expect(fr('2026-11-23T23:00:00Z')).toBe('Fermé en ce moment. Nous ouvrons demain à 9 h (HE)');
    expect(fr('2026-11-20T23:00:00Z')).toBe('Fermé en ce moment. Nous ouvrons le lundi 23 novembre 2026 à 9 h (HE)');
  });

  it('says closed on Saturday and Sunday, with the next opening', () => {
    expect(en('2026-11-21T15:00:00Z')).toBe('Closed now. We open Monday, November 23, 2026 at 9 a.m. ET');
    expect(en('2026-11-22T15:00:00Z')).toBe('Closed now. We open tomorrow at 9 a.m. ET');
  });

  it('PG-01 names the holiday and gives the next working day after a long weekend', () => {
    expect(en('2026-12-25T16:00:00Z')).toBe(
      'Closed today for Christmas Day. We open Tuesday, December 29, 2026 at 9 a.m. ET',
    );
    expect(fr('2026-12-25T16:00:00Z')).toBe(
      'Fermé aujourd’hui (Noël). Nous ouvrons le mardi 29 décembre 2026 à 9 h (HE)',
    );
    expect(en('2025-12-24T23:00:00Z')).toBe('Closed now. We open Monday, December 29, 2025 at 9 a.m. ET');
    expect(en('2026-12-31T23:00:00Z')).toBe('Closed now. We open Monday, January 4, 2027 at 9 a.m. ET');
  });

  it('says open on Easter Monday, which is not a holiday in Ontario', () => {
    expect(en('2026-04-06T15:00:00Z')).toBe('Open now, until 5 p.m. ET');
  });

  it('uses the date in Toronto rather than in UTC', () => {
    expect(formatTorontoDate(new Date('2026-12-01T04:59:59Z'))).toBe('2026-11-30');
    expect(formatTorontoDate(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12-01');
    expect(en('2026-07-02T03:30:00Z')).toBe('Closed today for Canada Day. We open tomorrow at 9 a.m. ET');
  });
});
