import type { Locale } from '../../../../../widgets/shared/locale/locale.ts';
import columnsJson from './columns.json' with { type: 'json' };

/** What people read about a column. */
interface ColumnTexts {
  label: string;
  hint: string;
  example: string;
}

/** A column of a store file. */
export interface StoreColumn extends Readonly<Record<Locale, ColumnTexts>> {
  /** Its name in feed.csv, or our name for one that only foreign files have. */
  name: string;
  isRequired?: boolean;
  /** Only in files of others; feed.csv has no such column. */
  isForeign?: boolean;
  /** Follows from others, or is for few; not in templates. */
  isRare?: boolean;
}

/** The one declaration of columns: of feed.csv, of the templates, and of what an import can read. */
export const storeColumns: readonly StoreColumn[] = columnsJson;

/** Columns of feed.csv, in its order. */
export const feedColumns: readonly StoreColumn[] = storeColumns.filter(({ isForeign }) => !isForeign);

/** Names of weekdays in feed.csv, from Sunday on as Date has them. */
export const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** What a time column of a foreign file holds. */
export const timeKinds = ['open', 'close', 'closed'] as const;

/** A field for hours: of a day or several days, whole or one end of an interval. `mon`, `mon-fri`, `sat_close_2`. */
export interface DayField {
  from: number;
  to: number;
  kind: 'hours' | (typeof timeKinds)[number];
  /** 0 for the first interval of the day. */
  interval: number;
}

const dayFieldPattern = /^(\w{3})(?:-(\w{3}))?(?:_(open|close|closed))?(?:_([2-9]))?$/;

/** Reads the name of a field for hours; undefined for another field. */
export function parseDayField(field: string): DayField | undefined {
  const [, first = '', last = first, kind = 'hours', interval = '1'] = dayFieldPattern.exec(field) ?? [];
  const [from, to] = [first, last].map((name) => (dayNames as readonly string[]).indexOf(name));
  if (from === undefined || to === undefined || from < 0 || to < 0) return undefined;
  return { from, to, kind: kind as DayField['kind'], interval: Number(interval) - 1 };
}

/** Whether a name is that of a field that an import can read. */
export function isField(name: string): boolean {
  return storeColumns.some((column) => column.name === name) || parseDayField(name) !== undefined;
}

/** Fields that someone can choose for a column; those of days only where the file has such columns, or for Monday to Friday. */
export function listFields(used: readonly (string | null)[]): string[] {
  const days = dayNames.flatMap((day) => [`${day}_open`, `${day}_close`]);
  const asUsed = used.filter((field) => field !== null);
  return [...new Set([...storeColumns.map(({ name }) => name), 'mon-fri', 'sat-sun', ...days, ...asUsed])];
}

/** The label of a field in an editor's language. */
export function labelField(field: string, locale: Locale): string {
  const column = storeColumns.find(({ name }) => name === field);
  if (column) return column[locale].label;
  const day = parseDayField(field);
  if (!day) return field;
  const label = (at: number) => storeColumns.find(({ name }) => name === dayNames[at])?.[locale].label ?? '';
  const days = day.from === day.to ? label(day.from) : `${label(day.from)} – ${label(day.to)}`;
  const kinds = {
    en: { hours: '', open: 'opening time', close: 'closing time', closed: 'closed' },
    fr: { hours: '', open: 'ouverture', close: 'fermeture', closed: 'fermé' },
  };
  const kind = kinds[locale][day.kind];
  const order = day.interval > 0 ? ` ${day.interval + 1}` : '';
  return kind ? `${days}${locale === 'fr' ? '\u00A0: ' : ': '}${kind}${order}` : days;
}
