import { writeFinderState } from '../../../widgets/shared/stores/address-state.ts';
import { isComing, sortComing } from '../../../widgets/shared/stores/coming-stores.ts';
import { groupByProvince } from '../../../widgets/shared/stores/group-stores.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { noFilters } from '../../../widgets/shared/stores/store-filters.ts';
import { factMessages } from '../../sources/facts/fact-messages.ts';
import { formatSlug } from '../../sources/markdown/slug.ts';
import { sortStores } from '../../sources/stores/sort-stores.ts';
import type { Page } from './page.ts';

/**
 * A province with stores, as the store locator lists it; `id` is that of its heading. `link` is the query and fragment
 * of its address: the finder shows the province, and without a script the fragment leads to it.
 */
export interface ProvinceSection {
  id: string;
  name: string;
  link: string;
  stores: readonly Store[];
}

/** Id of the heading over the stores that open soon. */
export const comingId = 'opening-soon';

/** Stores that have not opened on the day of the build, the soonest first; provinces do not list them. */
export function listComing({ site }: Page): Store[] {
  return sortComing(site.stores.stores.filter((store) => isComing(store, site.today)));
}

/**
 * Provinces that have stores, or will have, in the order of the page's language, with their open stores. A
 * province without open stores links to those that open soon.
 */
export function listProvinces({ site, locale }: Page): ProvinceSection[] {
  const names = factMessages[locale].provinces;
  return groupByProvince(sortStores(site.stores.stores, locale), locale, (province) => names[province]).map(
    ({ province, stores }) => {
      const open = stores.filter((store) => !isComing(store, site.today));
      const id = formatSlug(names[province]);
      return {
        id,
        name: names[province],
        link: `${writeFinderState({ province, filters: noFilters })}#${open.length > 0 ? id : comingId}`,
        stores: open,
      };
    },
  );
}
