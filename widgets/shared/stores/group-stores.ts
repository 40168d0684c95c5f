import type { Locale } from '../locale/locale.ts';
import type { Province, Store } from './store.ts';

/** A province's stores. */
export interface ProvinceGroup {
  province: Province;
  stores: readonly Store[];
}

/** All stores without a search, sorted A to Z in the page's language: by province, then city, then name. */
export function groupByProvince(
  stores: readonly Store[],
  locale: Locale,
  nameProvince: (province: Province) => string,
): ProvinceGroup[] {
  const { compare } = new Intl.Collator(`${locale}-CA`, { numeric: true });
  const nameStore = ({ name, address }: Store) => `${address.city} ${name[locale]}`;
  const groups = new Map<Province, Store[]>();
  for (const store of stores.toSorted((a, b) => compare(nameStore(a), nameStore(b)))) {
    const { province } = store.address;
    groups.set(province, [...(groups.get(province) ?? []), store]);
  }
  return [...groups]
    .map(([province, list]) => ({ province, stores: list }))
    .sort((a, b) => compare(nameProvince(a.province), nameProvince(b.province)));
}
