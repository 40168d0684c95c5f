import type { Results } from './find-results.ts';
import type { StoreFinderTranslate } from './store-finder-words.ts';
import type { FinderView } from './use-finder-state.ts';

/** The heading above the list, also announced; without results they are still loading. */
export function describeResults(
  results: Results | undefined,
  { place, radius, province, label }: FinderView,
  t: StoreFinderTranslate,
): string {
  if (!results) return t('loading');
  const { count, isFar, groups } = results;
  // Coming stores are near, open ones are far.
  if (isFar) return t(groups.length > 1 ? 'noneOpenNear' : 'noneNear');
  if (count === 0) return t('noneMatch');
  if (place && radius) return t('inArea', { count });
  if (place) return label ? t('near', { count, place: label }) : t('nearPoint', { count });
  return province ? t('inProvince', { count, province: t(province) }) : t('allStores', { count });
}
