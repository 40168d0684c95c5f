import type { Province } from '../../../widgets/shared/stores/store.ts';
import { provinces } from '../../../widgets/shared/submissions/provinces.ts';
import { formatSlug } from '../markdown/slug.ts';
import { deriveTimeZone } from './derive-time-zone.ts';

/** A row of the store file before validation. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether a value of a feed has fields. */
export const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function findTimeZone({ lat, lng, address }: Row): string | undefined {
  const code = isObject(address) ? address.province : undefined;
  const province = provinces.find((known): known is Province => known === code);
  const isPlace = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isPlace && province ? deriveTimeZone({ lat, lng }, province).timeZone : undefined;
}

/** A row's slug, given or derived; the end of its page's address. */
export function deriveSlug({ slug, brand, number, name }: Row): string {
  const label = isObject(name) && typeof name.en === 'string' ? name.en : '';
  return typeof slug === 'string' ? slug : formatSlug(`${brand}-${label}-${number}`);
}

/** Fills in derived fields: id, slug, brands and time zone. Given values are kept. */
export function completeRow(row: Row): Row {
  const { brand, number } = row;
  const derived: Row = {
    id: `${brand}-${number}`,
    slug: deriveSlug(row),
    brands: brand === undefined ? undefined : [brand],
    timeZone: findTimeZone(row),
  };
  return { ...derived, ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) };
}
