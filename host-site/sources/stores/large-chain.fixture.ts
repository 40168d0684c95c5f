import { ownBrand } from '../../../widgets/shared/brand/retailer.ts';
import { store as model, openDaily } from '../../../widgets/shared/stores/store.fixture.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';

/** Towns of the generated chain: province, postal area, latitude, longitude, time zone. */
const towns = [
  ['Toronto', 'ON', 'M5V', 43.65, -79.38, 'America/Toronto'],
  ['Montréal', 'QC', 'H2X', 45.51, -73.57, 'America/Toronto'],
  ['Vancouver', 'BC', 'V6B', 49.28, -123.12, 'America/Vancouver'],
  ['Calgary', 'AB', 'T2P', 51.05, -114.07, 'America/Edmonton'],
  ['Ottawa', 'ON', 'K1P', 45.42, -75.7, 'America/Toronto'],
  ['Winnipeg', 'MB', 'R3C', 49.9, -97.14, 'America/Winnipeg'],
  ['Québec', 'QC', 'G1R', 46.81, -71.21, 'America/Toronto'],
  ['Halifax', 'NS', 'B3J', 44.65, -63.58, 'America/Halifax'],
  ['Saskatoon', 'SK', 'S7K', 52.13, -106.67, 'America/Regina'],
  ['Moncton', 'NB', 'E1C', 46.09, -64.77, 'America/Moncton'],
  ["St. John's", 'NL', 'A1C', 47.56, -52.71, 'America/St_Johns'],
  ['Charlottetown', 'PE', 'C1A', 46.24, -63.13, 'America/Halifax'],
] as const;

/** A chain of so many stores around twelve towns, the same each time: numbers from 1, names that occur once. */
export function generateChain(count: number): Store[] {
  return Array.from({ length: count }, (_, at): Store => {
    const [city, province, area, lat, lng, timeZone] = towns[at % towns.length] as (typeof towns)[number];
    const number = String(at + 1);
    return {
      ...model,
      hours: { ...openDaily([['09:00', '21:00']]).hours, 0: [['12:00', '17:00']] },
      timeZone,
      id: `store-${number}`,
      number,
      brand: ownBrand,
      brands: [ownBrand],
      slug: `store-${number}`,
      name: { en: `${city}, Harbour Row ${number}`, fr: `${city}, quai du Port ${number}` },
      address: { line1: `${number} Harbour Row`, city, province, postalCode: `${area}0A1` },
      // Within some fifty kilometres of the town, on a spiral.
      lat: lat + Math.sin(at) * 0.2 * ((at % 97) / 97),
      lng: lng + Math.cos(at) * 0.2 * ((at % 89) / 89),
      phone: `902${String(2_000_000 + at).slice(0, 7)}`,
    };
  });
}
