import { describe, expect, it } from 'vitest';
import type { Province } from '../../../widgets/shared/stores/store.ts';
import { completeRow } from './complete-row.ts';
import { deriveTimeZone } from './derive-time-zone.ts';
import { computeOffsets } from './zone-offsets.ts';

/**
 * Places that keep another time than the rest of their province: position, zone, and minutes east of UTC in January and
 * July 2027. Copied by hand from the Legal Time Act (CQLR c. T-5.1, ss. 1–2: Eastern time in all of the Minganie, as at
 * Natashquan), the Time Act of Ontario with the places that keep standard time, and the tz database’s notes.
 */
const places = [
  ['Blanc-Sablon', 51.43, -57.13, 'QC', 'America/Blanc-Sablon', -240, -240],
  ['La Tabatière', 50.83, -58.97, 'QC', 'America/Blanc-Sablon', -240, -240],
  ['Chevery', 50.47, -59.62, 'QC', 'America/Blanc-Sablon', -240, -240],
  ['Kegaska', 50.19, -61.27, 'QC', 'America/Blanc-Sablon', -240, -240],
  ['Natashquan', 50.19, -61.82, 'QC', 'America/Toronto', -300, -240],
  ['Aguanish', 50.22, -62.08, 'QC', 'America/Toronto', -300, -240],
  ['Havre-Saint-Pierre', 50.24, -63.6, 'QC', 'America/Toronto', -300, -240],
  ['Cap-aux-Meules', 47.38, -61.86, 'QC', 'America/Halifax', -240, -180],
  ['Listuguj', 48.06, -66.77, 'QC', 'America/Halifax', -240, -180],
  ['Carleton-sur-Mer', 48.1, -66.13, 'QC', 'America/Toronto', -300, -240],
  ['Atikokan', 48.757, -91.622, 'ON', 'America/Atikokan', -300, -300],
  ['Pickle Lake', 51.47, -90.19, 'ON', 'America/Atikokan', -300, -300],
  ['Mishkeegogamang', 51.2, -90.2, 'ON', 'America/Atikokan', -300, -300],
  ['Upsala', 49.05, -90.47, 'ON', 'America/Toronto', -300, -240],
  ['Kenora', 49.77, -94.49, 'ON', 'America/Winnipeg', -360, -300],
  ['Rainy River', 48.72, -94.57, 'ON', 'America/Winnipeg', -360, -300],
  ['Fort Frances', 48.61, -93.39, 'ON', 'America/Winnipeg', -360, -300],
  ['Thunder Bay', 48.38, -89.25, 'ON', 'America/Toronto', -300, -240],
  ['Lloydminster, Saskatchewan', 53.278, -109.99, 'SK', 'America/Edmonton', -360, -360],
  ['Creighton', 54.77, -101.88, 'SK', 'America/Winnipeg', -360, -300],
  ['Creston', 49.095, -116.51, 'BC', 'America/Creston', -420, -420],
  ['Fort St. John', 56.25, -120.85, 'BC', 'America/Dawson_Creek', -420, -420],
  ['Dawson Creek', 55.76, -120.24, 'BC', 'America/Dawson_Creek', -420, -420],
  ['Fort Nelson', 58.8, -122.7, 'BC', 'America/Fort_Nelson', -420, -420],
  ['Cranbrook', 49.51, -115.77, 'BC', 'America/Edmonton', -360, -360],
  ['Happy Valley-Goose Bay', 53.31, -60.33, 'NL', 'America/Goose_Bay', -240, -180],
  ['Red Bay', 51.73, -56.43, 'NL', 'America/St_Johns', -210, -150],
  ['Coral Harbour', 64.13, -83.17, 'NU', 'America/Atikokan', -300, -300],
] as const satisfies readonly (readonly [string, number, number, Province, string, number, number])[];

const readOffset = (zone: string, date: string) => computeOffsets(zone, Date.parse(date), Date.parse(date) + 1)[0]?.[1];

describe('the time zone of a store', () => {
  it.each(places)(
    'SF-08 in %s (%d, %d; %s) is its own, %s, in winter and in summer',
    (_, lat, lng, province, timeZone, winter, summer) => {
      expect(deriveTimeZone({ lat, lng }, province)).toEqual({ timeZone, isCertain: true });
      expect([readOffset(timeZone, '2027-01-15'), readOffset(timeZone, '2027-07-15')]).toEqual([winter, summer]);
    },
  );

  it('SF-08 is the feed’s, where the feed has one', () => {
    const row = { lat: 51.43, lng: -57.13, address: { province: 'QC' } };
    expect(completeRow(row).timeZone).toBe('America/Blanc-Sablon');
    expect(completeRow({ ...row, timeZone: 'America/Halifax' }).timeZone).toBe('America/Halifax');
  });
});
