import type { Store } from '../../../../widgets/shared/stores/store.ts';
import { formatIntervals } from '../hours-text.js';
import { dayNames, feedColumns } from './columns/store-columns.ts';

const needed = new Set([
  'number',
  'brand',
  'name_en',
  'name_fr',
  'line1',
  'city',
  'province',
  'postalCode',
  'lat',
  'lng',
]);

/** Quotes a cell that has a separator, a quotation mark or a line break (RFC 4180). */
const quote = (cell: string) => (/[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const formatDay = (intervals: Store['hours'][0]) => formatIntervals(intervals) || 'closed';

/** A store's cells by column of feed.csv. */
function listCells(store: Store): Record<string, string> {
  const isClosedAlways = Object.values(store.hours).every((intervals) => intervals.length === 0);
  const { address, name, comments } = store;
  const days = dayNames.map((day, at) => [day, isClosedAlways ? '' : formatDay(store.hours[at as 0] ?? [])]);
  const isOwnBrand = store.brands.length === 1 && store.brands[0] === store.brand;
  return {
    number: store.number,
    brand: store.brand,
    name_en: name.en,
    name_fr: name.fr,
    line1: address.line1,
    line2: address.line2 ?? '',
    city: address.city,
    province: address.province,
    postalCode: address.postalCode,
    lat: String(store.lat),
    lng: String(store.lng),
    approximate: store.approximate ? 'yes' : '',
    phone: store.phone ?? '',
    extension: store.extension ?? '',
    comments_en: comments?.en ?? '',
    comments_fr: comments?.fr ?? '',
    featured: store.featured === undefined ? '' : store.featured ? 'yes' : 'no',
    ...Object.fromEntries(days),
    exceptions: store.exceptions.map(({ date, intervals }) => `${date} ${formatDay(intervals)}`).join(' | '),
    status: store.status === 'open' ? '' : store.status,
    type: store.type ?? '',
    exemption: store.exemption ?? '',
    opensOn: store.opensOn ?? '',
    reopensOn: store.reopensOn ?? '',
    brands: isOwnBrand ? '' : store.brands.join('|'),
    departments: store.departments.join('|'),
    specialtyDepartments: store.specialtyDepartments.join('|'),
    events: store.events.length > 0 ? JSON.stringify(store.events) : '',
  };
}

/**
 * Stores as feed.csv, in the order of its columns; those that no store uses are left out. `given` has ids, slugs and time
 * zones that don't follow from the rest.
 */
export function formatFeed(stores: readonly Store[], given: ReadonlyMap<Store, Record<string, string>>): string {
  const rows = stores.map((store) => ({ ...listCells(store), ...given.get(store) }) as Record<string, string>);
  const isUsed = (name: string) =>
    needed.has(name) || (dayNames as readonly string[]).includes(name) || rows.some((row) => row[name]);
  const columns = feedColumns.map(({ name }) => name).filter(isUsed);
  const lines = rows.map((row) => columns.map((name) => quote(row[name] ?? '')).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}
