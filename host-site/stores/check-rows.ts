import * as z from 'zod/mini';
import type { Store } from '../../widgets/shared/stores/store.ts';
import { completeRow, type Row } from './complete-row.ts';
import { listDoubts } from './doubtful-fields.ts';
import { storeSchema } from './store-schema.ts';

z.config(z.locales.en());

/** Something wrong with a row; a row with an error is left out, one with a warning stays. */
export interface Problem {
  /** In JSON the first store is 1; in CSV the number that a spreadsheet shows, so that the first is 2 or more. */
  row: number;
  field: string;
  message: string;
  level: 'error' | 'warning';
}

/** A row as a file holds it, and its number there. */
export interface NumberedRow {
  row: number;
  raw: unknown;
}

export interface CheckedRows {
  stores: Store[];
  problems: Problem[];
  rowCount: number;
}

/** Checks the fields of one row; a store, or the reasons why it is none. */
function checkRow(raw: unknown, row: number): { store?: Store; problems: Problem[] } {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  if (!isObject) return { problems: [{ row, field: '', message: 'is no object', level: 'error' }] };
  const parsed = storeSchema.safeParse(completeRow(raw as Row));
  if (!parsed.success) {
    const toProblem = ({ path, message }: z.core.$ZodIssue): Problem => ({
      row,
      field: path.join('.'),
      message,
      level: 'error',
    });
    return { problems: parsed.error.issues.map(toProblem) };
  }
  const store = parsed.data as Store;
  if (!store.brands.includes(store.brand)) {
    return { problems: [{ row, field: 'brands', message: `${store.brand} is missing`, level: 'error' }] };
  }
  return { store, problems: listDoubts(store).map((doubt) => ({ row, ...doubt, level: 'warning' })) };
}

/** Checks every row by itself and against those before it. Never throws: bad rows are reported and left out. */
export function checkNumberedRows(rows: readonly NumberedRow[]): CheckedRows {
  const taken = new Map<string, number>();
  const checked: CheckedRows = { stores: [], problems: [], rowCount: rows.length };
  for (const { row, raw } of rows) {
    const { store, problems } = checkRow(raw, row);
    checked.problems.push(...problems);
    if (!store) continue;
    const unique = { id: store.id, slug: store.slug, number: `${store.brand} ${Number(store.number)}` };
    const doubles = Object.entries(unique).filter(([field, value]) => taken.has(`${field} ${value}`));
    for (const [field, value] of doubles) {
      const message = `${value} is that of row ${taken.get(`${field} ${value}`)}`;
      checked.problems.push({ row, field, message, level: 'error' });
    }
    if (doubles.length > 0) continue;
    for (const [field, value] of Object.entries(unique)) taken.set(`${field} ${value}`, row);
    checked.stores.push(store);
  }
  return checked;
}

/** Checks rows that follow each other without a gap. */
export function checkRows(rows: readonly unknown[], firstRow: number): CheckedRows {
  return checkNumberedRows(rows.map((raw, at) => ({ row: firstRow + at, raw })));
}
