import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { nameCity } from '../../../widgets/shared/stores/name-city.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';

/** Sorts stores A to Z in a language: by city, then name. */
export function sortStores(stores: readonly Store[], locale: Locale): Store[] {
  const { compare } = new Intl.Collator(`${locale}-CA`, { numeric: true });
  const nameStore = ({ name, address }: Store) => `${nameCity(address, locale)} ${name[locale]}`;
  return stores
    .map((store) => ({ store, name: nameStore(store) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ store }) => store);
}
