import type { Locale } from '../../shared/locale/locale.ts';
import { isMapArea, maxRadius } from '../../shared/stores/address-state.ts';
import { formatDistance } from '../../shared/stores/distance.ts';
import type { Results } from './find-results.ts';
import type { StoreFinderTranslate } from './store-finder-message-keys.ts';
import type { StoreLoader } from './store-loader.ts';
import type { FinderView } from './use-finder-state.ts';

/** The heading while no list of a chain's or province's stores is of use. */
export const describeOpenSearch = (
  { count }: Pick<StoreLoader, 'count'>,
  { province }: FinderView,
  t: StoreFinderTranslate,
): string => (province ? t('searchFirstIn', { province: t(province) }) : t('searchFirst', { count }));

/** The heading above the list, also announced; without results they are still loading. */
export function describeResults(
  results: Results | undefined,
  view: FinderView,
  locale: Locale,
  t: StoreFinderTranslate,
): string {
  if (!results) return t('loading');
  const { place, radius, province, label } = view;
  const { count, isFar, groups, closed } = results;
  if (closed && !isFar) {
    if (place) return label ? t('noneOpenNowNear', { place: label }) : t('noneOpenNowNearby');
    return t('noneOpenNow');
  }
  // Coming stores are near, open ones are far.
  if (isFar) return t(groups.some(({ apart }) => apart === 'openingSoon') ? 'noneOpenNear' : 'noneNear');
  if (count === 0) return t('noneMatch');
  if (isMapArea(view)) return t('inArea', { count });
  const distance = radius && radius < maxRadius ? formatDistance(radius, locale) : '';
  if (place && distance) {
    return label ? t('within', { count, distance, place: label }) : t('withinPoint', { count, distance });
  }
  if (place) return label ? t('near', { count, place: label }) : t('nearPoint', { count });
  return province ? t('inProvince', { count, province: t(province) }) : t('allStores', { count });
}
