import { measureDistance } from '../../../../widgets/shared/stores/distance.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import { formatIntervals } from '../hours-text.js';
import { dayNames } from './columns/store-columns.ts';

/** What changes for a store when an import is published. */
export type Change = 'added' | 'closed' | 'moved' | 'hours' | 'details';

/** A store that differs from what is published. `before` and `after` are what a person compares; hours by weekday. */
export interface Difference {
  change: Change;
  /** The store as it will be, or as it was when it is closed. */
  store: Store;
  before?: Store | undefined;
  /** Names of weekdays whose hours change, as feed.csv has them, or fields. */
  fields: string[];
}

/** Kilometres by which a store moves: less is a correction of the same door. */
const move = 0.05;

const details = [
  ...(['name', 'phone', 'extension', 'comments', 'featured', 'brands', 'departments', 'specialtyDepartments'] as const),
] as const;
const asText = (value: unknown) => JSON.stringify(value ?? null);

function listChangedDays(before: Store, after: Store): string[] {
  return dayNames.filter((_, at) => {
    const day = at as keyof Store['hours'];
    return formatIntervals(before.hours[day] ?? []) !== formatIntervals(after.hours[day] ?? []);
  });
}

function compareStore(before: Store, after: Store): Difference[] {
  const isMoved = measureDistance(before, after) > move;
  const { cityFr: _, ...address } = before.address;
  const days = listChangedDays(before, after);
  const special = asText(before.exceptions) === asText(after.exceptions) ? [] : ['exceptions'];
  const changed = [
    ...details.filter((field) => asText(before[field]) !== asText(after[field])),
    ...(asText(address) === asText(after.address) ? [] : ['address']),
    ...(['status', 'opensOn', 'reopensOn'] as const).filter((field) => before[field] !== after[field]),
  ];
  const isClosing = after.status === 'closed' && before.status !== 'closed';
  if (isClosing) return [{ change: 'closed', store: after, before, fields: ['status'] }];
  return [
    ...(isMoved ? [{ change: 'moved', store: after, before, fields: ['lat', 'lng'] } as const] : []),
    ...(days.length + special.length > 0
      ? [{ change: 'hours', store: after, before, fields: [...days, ...special] } as const]
      : []),
    ...(changed.length > 0 ? [{ change: 'details', store: after, before, fields: changed } as const] : []),
  ].map((difference) => ({ ...difference, fields: [...difference.fields] }));
}

const keyOf = ({ brand, number }: Store) => `${brand} ${Number(number)}`;

/** Every difference between what is published and what an import would publish, in the order of the stores. */
export function compareStores(published: readonly Store[], imported: readonly Store[]): Difference[] {
  const before = new Map(published.map((store) => [keyOf(store), store]));
  const after = new Set(imported.map(keyOf));
  const changed = imported.flatMap((store): Difference[] => {
    const old = before.get(keyOf(store));
    return old ? compareStore(old, store) : [{ change: 'added', store, fields: [] }];
  });
  const gone = published.filter((store) => !after.has(keyOf(store)));
  return [...changed, ...gone.map((store): Difference => ({ change: 'closed', store, before: store, fields: [] }))];
}
