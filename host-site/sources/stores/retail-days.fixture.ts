import type { Interval } from '../../../widgets/shared/stores/store.ts';

/**
 * Special days of a store that would otherwise be open around the clock, copied by hand from calendars and these pages,
 * all read on 2026-11-28, independently of retail-laws.json:
 *
 * - Québec: chapter H-2.1, sections 2 and 3 (legisquebec.gouv.qc.ca), and the ministry's notices of 2025-06-17 and
 *   2025-12-16 (newswire.ca).
 * - New Brunswick: “What are the 11 prescribed days of rest?” (gnb.ca, Days of Rest Act FAQ).
 * - Nova Scotia: “Designated retail closing days” and “Remembrance Day” (novascotia.ca).
 * - Manitoba: fact sheets “Sunday and Holiday Shopping Hours” and “Remembrance Day” (manitoba.ca): no retail business
 *   between 9 a.m. and 1 p.m. on November 11; since 2020-12-12 no other day is limited.
 */
export const legalDays: Record<'QC' | 'NB' | 'NS' | 'MB', Record<string, readonly Interval[]>> = {
  QC: {
    '2026-01-01': [],
    '2026-04-05': [],
    '2026-06-24': [],
    '2026-07-01': [],
    '2026-09-07': [],
    '2026-12-24': [['08:00', '17:00']],
    '2026-12-25': [],
    // A Saturday.
    '2026-12-26': [['13:00', '17:00']],
    '2026-12-31': [['08:00', '17:00']],
    '2027-01-01': [],
    '2027-03-28': [],
    '2027-06-24': [],
    '2027-07-01': [],
    '2027-09-06': [],
    '2027-12-24': [['08:00', '17:00']],
    '2027-12-25': [],
    // A Sunday.
    '2027-12-26': [['13:00', '17:00']],
    '2027-12-31': [['08:00', '17:00']],
  },
  NB: {
    '2026-01-01': [],
    '2026-02-16': [],
    '2026-04-03': [],
    '2026-05-18': [],
    '2026-07-01': [],
    '2026-08-03': [],
    '2026-09-07': [],
    '2026-10-12': [],
    '2026-11-11': [],
    '2026-12-25': [],
    '2026-12-26': [],
    '2027-01-01': [],
    '2027-02-15': [],
    '2027-03-26': [],
    '2027-05-24': [],
    '2027-07-01': [],
    '2027-08-02': [],
    '2027-09-06': [],
    '2027-10-11': [],
    '2027-11-11': [],
    '2027-12-25': [],
    '2027-12-26': [],
  },
  NS: {
    '2026-01-01': [],
    '2026-02-16': [],
    '2026-04-03': [],
    '2026-04-05': [],
    '2026-07-01': [],
    '2026-09-07': [],
    '2026-10-12': [],
    '2026-11-11': [],
    '2026-12-25': [],
    '2026-12-26': [],
    '2027-01-01': [],
    '2027-02-15': [],
    '2027-03-26': [],
    '2027-03-28': [],
    '2027-07-01': [],
    '2027-09-06': [],
    '2027-10-11': [],
    '2027-11-11': [],
    '2027-12-25': [],
    '2027-12-26': [],
  },
  MB: {
    '2026-11-11': [
      ['00:00', '09:00'],
      ['13:00', '00:00'],
    ],
    '2027-11-11': [
      ['00:00', '09:00'],
      ['13:00', '00:00'],
    ],
  },
};

const short: readonly Interval[] = [['10:00', '18:00']];

/** Days on which no law limits hours but the retailer's stores stay closed or close early (holidays.json). */
export const retailerDays: Record<keyof typeof legalDays, Record<string, readonly Interval[]>> = {
  QC: {},
  NB: { '2026-04-05': [], '2027-03-28': [] },
  NS: {},
  MB: {
    '2026-01-01': [],
    '2026-02-16': short,
    '2026-04-03': [],
    '2026-04-05': [],
    '2026-05-18': short,
    '2026-07-01': [],
    '2026-09-07': [],
    '2026-09-30': short,
    '2026-10-12': [],
    '2026-12-25': [],
    '2027-01-01': [],
    '2027-02-15': short,
    '2027-03-26': [],
    '2027-03-28': [],
    '2027-05-24': short,
    '2027-07-01': [],
    '2027-09-06': [],
    '2027-09-30': short,
    '2027-10-11': [],
    '2027-12-25': [],
  },
};
