import * as z from 'zod/mini';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { checkSpecialDays } from './check-special-days.ts';
import { completeRow, type Row } from './complete-row.ts';
import { listWarnings } from './feed-warnings.ts';
import { storeSchema } from './store-schema.ts';

z.config(z.locales.en());

/** A problem of a row: one with an error is skipped, one with a warning is kept, and a refused value is left out. */
export interface Problem {
  /** From 1 in JSON; in CSV the row number of a spreadsheet, so the first store is 2 or more. */
  row: number;
  field: string;
  message: string;
  level: 'error' | 'refused' | 'warning';
}

/** A row of a file, with its number. */
export interface NumberedRow {
  row: number;
  raw: unknown;
}

/** Valid stores, and the problems of the other rows. */
export interface CheckedRows {
  stores: Store[];
  problems: Problem[];
  rowCount: number;
}

/** Validates one row: a store, or its problems. */
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
  const unknown = Object.keys(raw).filter((key) => !Object.hasOwn(storeSchema.shape, key));
  const doubts = [
    ...unknown.map((field) => ({ field, message: 'no such field; it is ignored' })),
    ...listWarnings(store),
  ];
  const { kept, wide } = checkSpecialDays(store);
  const warnings = doubts.map((doubt): Problem => ({ row, ...doubt, level: 'warning' }));
  return { store: { ...store, exceptions: kept }, problems: [...warnings, ...wide.map((day) => ({ row, ...day }))] };
}

/** Validates every row, and compares it with those before. Never throws: invalid rows are reported and skipped. */
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
      const message = `${value} repeats row ${taken.get(`${field} ${value}`)}`;
      checked.problems.push({ row, field, message, level: 'error' });
    }
    if (doubles.length > 0) continue;
    for (const [field, value] of Object.entries(unique)) taken.set(`${field} ${value}`, row);
    checked.stores.push(store);
  }
  return checked;
}

/** Validates rows numbered from 1 without gaps. */
export function checkRows(rows: readonly unknown[], firstRow: number): CheckedRows {
  return checkNumberedRows(rows.map((raw, at) => ({ row: firstRow + at, raw })));
}
