import { writeFinderState } from '../../widgets/shared/stores/address-state.ts';
import { groupByProvince } from '../../widgets/shared/stores/group-stores.ts';
import type { Store } from '../../widgets/shared/stores/store.ts';
import { noFilters } from '../../widgets/shared/stores/store-filters.ts';
import { factWords } from '../content/fact-words.ts';
import { formatSlug } from '../prerender/slug.ts';
import type { Page } from './page.ts';

/**
 * A province with stores, as the store locator lists it; `id` is that of its heading. `link` is what an address of the
 * store locator ends with: the finder shows the province by itself, and without its script the fragment leads to it.
 */
export interface ProvinceSection {
  id: string;
  name: string;
  link: string;
  stores: readonly Store[];
}

/** The provinces that have stores, from A to Z in the page's language. */
export function listProvinces({ site, locale }: Page): ProvinceSection[] {
  const names = factWords[locale].provinces;
  return groupByProvince(site.stores.stores, locale, (province) => names[province]).map(({ province, stores }) => ({
    id: formatSlug(names[province]),
    name: names[province],
    link: `${writeFinderState({ province, filters: noFilters })}#${formatSlug(names[province])}`,
    stores,
  }));
}
