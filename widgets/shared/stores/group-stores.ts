import type { Locale } from '../locale/locale.ts';
import { compareProvinceNames } from '../submissions/provinces.ts';
import type { Province, Store } from './store.ts';

/** A province's stores. */
export interface ProvinceGroup {
  province: Province;
  stores: readonly Store[];
}

/** Sorts a feed's stores A to Z in the page's language, by the ranks that the build gave them. */
export function sortByRank(stores: readonly Store[], locale: Locale): Store[] {
  return stores.toSorted((a, b) => (a.rank?.[locale] ?? 0) - (b.rank?.[locale] ?? 0));
}

/** The province where most readers of a language live, if they live in one. */
const ownProvince: Partial<Record<Locale, Province>> = { fr: 'QC' };

/** Groups sorted stores by province: the language's own province, then the others A to Z by their names in it. */
export function groupByProvince(
  stores: readonly Store[],
  locale: Locale,
  nameProvince: (province: Province) => string,
): ProvinceGroup[] {
  const groups = new Map<Province, Store[]>();
  for (const store of stores) {
    const { province } = store.address;
    const group = groups.get(province);
    if (group) group.push(store);
    else groups.set(province, [store]);
  }
  return [...groups]
    .map(([province, list]) => ({ province, stores: list }))
    .sort(
      (a, b) =>
        Number(b.province === ownProvince[locale]) - Number(a.province === ownProvince[locale]) ||
        compareProvinceNames(nameProvince(a.province), nameProvince(b.province)),
    );
}
