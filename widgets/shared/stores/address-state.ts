import { type BrandKey, brandKeys } from '../brand/brands.ts';
import { provinces } from '../submissions/provinces.ts';
import type { Point } from './distance.ts';
import { formatPoint, parsePoint } from './point-text.ts';
import type { Province } from './store.ts';
import type { StoreFilters } from './store-filters.ts';

/** What a link to the finder reproduces: the place searched for, the filters, and the store that is picked out. */
export interface FinderState {
  place?: Point;
  /** Kilometres around the place, where it is not the usual radius: a piece of the map. */
  radius?: number;
  /** A whole province, in place of a place. */
  province?: Province;
  filters: StoreFilters;
  /** The store's slug. */
  store?: string;
}

const parameters = ['s', 'km', 'prov', 'brand', 'dept', 'events', 'grand', 'open', 'store'];
/** Kilometres across Canada. */
const widest = 6000;
const key = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The state that a query string asks for; what cannot be understood is as if it were not there, never an error. */
export function readFinderState(search: string): FinderState {
  const query = new URLSearchParams(search);
  const list = (name: string) => [...new Set(query.getAll(name).flatMap((value) => value.split(',')))];
  const place = parsePoint(query.get('s') ?? '');
  const radius = Math.round(Number(query.get('km')));
  const province = provinces.find((known) => known === query.get('prov'));
  const store = query.get('store') ?? '';
  return {
    ...(place ? { place } : {}),
    ...(place && radius > 0 && radius <= widest ? { radius } : {}),
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

/** A query string, with its `?` or empty, for a state; other parameters of `search`, a campaign's for example, stay. */
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
  for (const [at, name] of parameters.entries()) if (values[at]) query.set(name, String(values[at]));
  // A comma needs no escape in a query, and links are read by people.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
