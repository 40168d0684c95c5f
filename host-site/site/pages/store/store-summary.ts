import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { Translate } from '../../../sources/i18n.ts';

/** Characters of a description that search engines show. */
const longest = 155;

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
  const hasNamesake = stores.some(({ id, name }) => id !== store.id && name[locale] === plainName);
  const name = hasNamesake ? `${plainName}, ${street}` : plainName;
  const description = t('store:description', { name: plainName, street });
  return {
    title: t('site:titlePattern', { title: t('store:title', { name }) }),
    description: description.length <= longest ? description : t('store:shortDescription', { name }),
  };
}
