import { brandKeys } from '../brand/brands.ts';
import { provinces } from '../submissions/provinces.ts';
import type { Point } from './distance.ts';
import { nearbyRadius } from './nearby.ts';
import { formatPoint, parsePoint } from './point-text.ts';
import type { Province } from './store.ts';
import type { StoreFilters } from './store-filters.ts';

/** What a link to the finder restores: the searched place, the filters, and the selected store. */
export interface FinderState {
  place?: Point | undefined;
  /** Kilometres around the place, unless the default: one of `radii`, or a map area's. */
  radius?: number | undefined;
  /** A whole province, instead of a place. */
  province?: Province | undefined;
  filters: StoreFilters;
  /** The store's slug. */
  store?: string | undefined;
}

/** Kilometres from one end of Canada to the other. */
export const maxRadius = 6000;
/** The distances that a visitor may choose, in kilometres; the last means any. */
export const radii: readonly number[] = [25, 50, nearbyRadius, 250, maxRadius];

/** Whether the state is a searched area of the map. */
export function isMapArea({ place, radius }: Pick<FinderState, 'place' | 'radius'>): boolean {
  return !!place && !!radius && !radii.includes(radius);
}

const key = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Reads the state from a query string and ignores what it cannot parse; never throws. */
export function readFinderState(search: string): FinderState {
  const query = new URLSearchParams(search);
  const list = (name: string) => [
    ...new Set(
      query
        .getAll(name)
        .join()
        .split(',')
        .filter((value) => key.test(value)),
    ),
  ];
  const place = parsePoint(query.get('near')) ?? parsePoint(query.get('s'));
  const radius = Math.round(Number(query.get('km')));
  const province = provinces.find((known) => known === query.get('prov'));
  const has = (name: string) => query.get(name) === '1';
  const [store] = list('store');
  return {
    ...(place ? { place } : {}),
    ...(place && radius > 0 && radius <= maxRadius ? { radius } : {}),
    ...(province && !place ? { province } : {}),
    ...(store ? { store } : {}),
    filters: {
      brands: brandKeys.filter((brand) => list('brand').includes(brand)),
      departments: list('dept'),
      events: has('events'),
      grandOpenings: has('grand'),
      openNow: has('open'),
    },
  };
}

/**
 * Writes a state into a query string (with its `?`, or empty) and keeps the other parameters of `search`, such as a
 * campaign's. On our own locator, the place is `s` and replaces the text that a link asked to look up; on any other page
 * it is `near`, because `s` may be the page's own, such as the search of WordPress, and `q` too.
 */
export function writeFinderState(state: FinderState, search = '', isOurs = true): string {
  const { place, radius, province, filters, store } = state;
  const query = new URLSearchParams(search);
  const position = place && formatPoint(place);
  const values = {
    near: !isOurs && position,
    // A position there is the finder's, from a link that someone kept.
    s: isOurs ? position : !parsePoint(query.get('s')) && query.get('s'),
    q: !isOurs && query.get('q'),
    km: place && radius,
    prov: province,
    brand: filters.brands.join(),
    dept: filters.departments.join(),
    events: filters.events && 1,
    grand: filters.grandOpenings && 1,
    open: filters.openNow && 1,
    store,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, `${value}`);
    else query.delete(name);
  }
  // A comma needs no escaping in a query, and people read links.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
