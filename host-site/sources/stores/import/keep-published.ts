import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { Row } from '../complete-row.ts';
import { parseDayField } from './columns/store-columns.ts';

/** Fields of a feed by the columns that they are read from. */
const columnsByField: readonly (readonly [field: keyof Store, columns: readonly string[]])[] = [
  ['phone', ['phone']],
  ['extension', ['phone', 'extension']],
  ['comments', ['comments_en', 'comments_fr']],
  ['featured', ['featured']],
  ['exceptions', ['exceptions']],
  ['status', ['status', 'closedOn', 'opensOn']],
  ['opensOn', ['opensOn']],
  ['reopensOn', ['reopensOn']],
  ['brands', ['brands']],
  ['departments', ['departments']],
  ['specialtyDepartments', ['specialtyDepartments']],
  ['events', ['events']],
  // A page keeps its address.
  ['slug', ['slug']],
  ['id', ['id']],
];

/** The published store that a row is: of the same brand, with the same number. */
export function findPublished(published: readonly Store[], { brand, number }: Row): Store | undefined {
  return published.find((store) => store.brand === brand && Number(store.number) === Number(number));
}

/**
 * A row with what is published of it and what its file has no column for: departments, for example, aren't lost when a file
 * with hours is imported. `columns` are the fields that the file has.
 */
export function keepPublished(row: Row, store: Store | undefined, columns: readonly string[]): Row {
  if (!store) return row;
  const kept = columnsByField.filter(([, names]) => !names.some((name) => columns.includes(name)));
  const hasHours = columns.some((name) => name === 'hours' || parseDayField(name) !== undefined);
  const address = row.address as Partial<Store['address']>;
  const isSamePlace = address.postalCode?.replace(/\s/g, '') === store.address.postalCode.replace(/\s/g, '');
  const isExact = row.approximate && !store.approximate && isSamePlace;
  return {
    ...row,
    ...Object.fromEntries(kept.map(([field]) => [field, store[field]])),
    ...(hasHours ? {} : { hours: store.hours }),
    ...(isExact ? { lat: store.lat, lng: store.lng, approximate: undefined } : {}),
  };
}
