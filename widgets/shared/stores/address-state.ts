import { type BrandKey, brandKeys } from '../brand/brands.ts';
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

const parameters = ['s', 'km', 'prov', 'brand', 'dept', 'events', 'grand', 'open', 'store'];
/** Kilometres from one end of Canada to the other. */
export const maxRadius = 6000;
/** The distances that a visitor may choose, in kilometres; the last means any. */
export const radii: readonly number[] = [25, 50, nearbyRadius, 250, maxRadius];

/** Whether the state is a searched area of the map. */
export function isMapArea({ place, radius }: Pick<FinderState, 'place' | 'radius'>): boolean {
  return !!place && !!radius && !radii.includes(radius);
}

const key = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Whether a query string has a search, be it one that leads nowhere. */
export function hasSearch(search: string): boolean {
  return /[?&](q|s|prov)=/.test(search);
}

/** Reads the state from a query string and ignores what it cannot parse; never throws. */
export function readFinderState(search: string): FinderState {
  const query = new URLSearchParams(search);
  const list = (name: string) => [...new Set(query.getAll(name).flatMap((value) => value.split(',')))];
  const place = parsePoint(query.get('s') ?? '');
  const radius = Math.round(Number(query.get('km')));
  const province = provinces.find((known) => known === query.get('prov'));
  const store = query.get('store') ?? '';
  return {
    ...(place ? { place } : {}),
    ...(place && radius > 0 && radius <= maxRadius ? { radius } : {}),
    ...(province && !place ? { province } : {}),
    ...(key.test(store) ? { store } : {}),
    filters: {
      brands: list('brand').filter((value): value is BrandKey => brandKeys.some((brand) => brand === value)),
      departments: list('dept').filter((value) => key.test(value)),
      events: query.get('events') === '1',
      grandOpenings: query.get('grand') === '1',
      openNow: query.get('open') === '1',
    },
  };
}

/**
 * Writes a state into a query string (with its `?`, or empty) and keeps the other parameters of `search`, such as a
 * campaign's.
 */
export function writeFinderState(state: FinderState, search = ''): string {
  const { place, radius, province, filters, store } = state;
  const query = new URLSearchParams(search);
  for (const name of ['q', ...parameters]) query.delete(name);
  const values = [
    place && formatPoint(place),
    place && radius,
    province,
    filters.brands.join(','),
    filters.departments.join(','),
    filters.events && '1',
    filters.grandOpenings && '1',
    filters.openNow && '1',
    store,
  ];
  parameters.forEach((name, at) => {
    if (values[at]) query.set(name, String(values[at]));
  });
  // A comma needs no escaping in a query, and people read links.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
