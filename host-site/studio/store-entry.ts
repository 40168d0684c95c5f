import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';
import type { Row } from '../sources/stores/complete-row.ts';
import { formatIntervals, readIntervals } from '../sources/stores/hours-text.js';

/** Names of the editor's fields, in the order of the numbers that a feed has for weekdays. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

type Intervals = readonly (readonly string[])[];

interface SpecialDay {
  date: string;
  /** None for closed. */
  intervals?: Intervals;
  label?: Partial<LocalizedText>;
}

/** A special day as the editor holds it: hours as a text, empty for closed. */
interface EditedDay {
  date?: string;
  times?: string;
  label?: Partial<LocalizedText>;
}

/** A store as the editor holds it. */
export interface StoreEntry {
  /** For the list of stores; it can't be edited. */
  title?: string;
  phone?: unknown;
  extension?: unknown;
  comments?: unknown;
  hours?: Partial<Record<(typeof weekdays)[number], string>>;
  exceptions?: EditedDay[];
  status?: unknown;
  opensOn?: unknown;
  reopensOn?: unknown;
}

/** Fields that the feed has in the same form. */
const plainFields = ['phone', 'extension', 'comments', 'status', 'opensOn', 'reopensOn'] as const;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const readHours = ({ hours }: Row) => (hours ?? {}) as Record<string, Intervals | undefined>;
const readDays = ({ exceptions }: Row) => (exceptions ?? []) as readonly SpecialDay[];

const toEditedDay = ({ date, intervals = [], label }: SpecialDay): EditedDay => ({
  date,
  times: formatIntervals(intervals),
  ...(label && { label }),
});

/** A row of a feed as the editor holds it. */
export function toStoreEntry(row: Row): StoreEntry {
  const { en, fr } = (row.name ?? {}) as Partial<LocalizedText>;
  const hours = readHours(row);
  const given = plainFields.filter((name) => row[name] !== undefined);
  return {
    title: `${en === fr ? en : `${en} · ${fr}`} (${row.number})`,
    ...Object.fromEntries(given.map((name) => [name, row[name]])),
    hours: Object.fromEntries(weekdays.map((name, at) => [name, formatIntervals(hours[at] ?? [])])),
    ...(row.exceptions ? { exceptions: readDays(row).map(toEditedDay) } : {}),
  };
}

/** Special days from the editor; one that did not change stays as the file has it. */
function readEditedDays(days: readonly EditedDay[], row: Row): unknown[] {
  const before = readDays(row);
  return days.map((day, at) => {
    const old = before[at];
    if (old && isEqual(day, toEditedDay(old))) return old;
    const { date = '', times = '', label } = day;
    return { date, intervals: readIntervals(times), ...(label && { label }) };
  });
}

/**
 * The row of the file with what the editor changed. `feedRow` is the same row as part of a feed, which the editor has
 * shown; empty values are left out of `entry`.
 */
export function applyStoreEntry(row: Row, feedRow: Row, entry: StoreEntry): Row {
  const shown = toStoreEntry(feedRow);
  const changed = new Map<string, unknown>(
    plainFields.filter((name) => !isEqual(entry[name], shown[name])).map((name) => [name, entry[name]]),
  );
  const days = weekdays.flatMap((name, at) => {
    const text = entry.hours?.[name] ?? '';
    return text === shown.hours?.[name] ? [] : [[String(at), readIntervals(text)] as const];
  });
  if (days.length > 0) changed.set('hours', { ...readHours(feedRow), ...Object.fromEntries(days) });
  const exceptions = entry.exceptions ?? [];
  if (!isEqual(exceptions, shown.exceptions ?? []))
    changed.set('exceptions', exceptions.length > 0 ? readEditedDays(exceptions, feedRow) : undefined);
  const after = { ...row, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
}
