import { type BrandKey, brandKeys } from '../brand/brands.ts';
import type { Point } from './distance.ts';
import { formatPoint, parsePoint } from './point-text.ts';
import { noFilters, type StoreFilters } from './store-filters.ts';

/** What a link to the finder reproduces: the place searched for, the filters, and the store that is picked out. */
export interface FinderState {
  place?: Point;
  filters: StoreFilters;
  /** The store's slug. */
  store?: string;
}

const parameters = ['s', 'brand', 'dept', 'events', 'grand', 'open', 'store'];
const key = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The state that a query string asks for; what cannot be understood is as if it were not there, never an error. */
export function readFinderState(search: string): FinderState {
  const query = new URLSearchParams(search);
  const list = (name: string) => [...new Set(query.getAll(name).flatMap((value) => value.split(',')))];
  const place = parsePoint(query.get('s') ?? '');
  const store = query.get('store') ?? '';
  return {
    ...(place ? { place } : {}),
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
export function writeFinderState({ place, filters = noFilters, store }: FinderState, search = ''): string {
  const query = new URLSearchParams(search);
  for (const name of parameters) query.delete(name);
  const values = [
    place && formatPoint(place),
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
