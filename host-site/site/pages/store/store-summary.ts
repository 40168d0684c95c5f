import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { Translate } from '../../../sources/i18n.ts';

/** Characters of a description that search engines show. */
const longest = 155;

const countsByStores = new WeakMap<readonly Store[], Partial<Record<Locale, ReadonlyMap<string, number>>>>();

/** How many stores have each name in a language, counted once for all pages of a build. */
function countNames(stores: readonly Store[], locale: Locale): ReadonlyMap<string, number> {
  const counted = countsByStores.get(stores) ?? {};
  countsByStores.set(stores, counted);
  const known = counted[locale];
  if (known) return known;
  const counts = new Map<string, number>();
  for (const { name } of stores) counts.set(name[locale], (counts.get(name[locale]) ?? 0) + 1);
  counted[locale] = counts;
  return counts;
}

/**
 * Title and description of a store's page; a store that shares its name with another of `stores` includes its street.
 */
export function describeStorePage(
  store: Store,
  stores: readonly Store[],
  locale: Locale,
  t: Translate,
): { title: string; description: string } {
  const plainName = store.name[locale];
  const street = store.address.line1;
  const hasNamesake = (countNames(stores, locale).get(plainName) ?? 0) > 1;
  const name = hasNamesake ? `${plainName}, ${street}` : plainName;
  const description = t('store:description', { name: plainName, street });
  return {
    title: t('site:titlePattern', { title: t('store:title', { name }) }),
    description: description.length <= longest ? description : t('store:shortDescription', { name }),
  };
}
