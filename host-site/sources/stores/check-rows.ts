import { toDate } from '../../../widgets/shared/stores/calendar-date.ts';
import type { Store } from '../../../widgets/shared/stores/store.ts';
import { readBuildTime } from '../build-time.ts';
import type { FieldProblem } from '../problems/problem.ts';
import { parseSettings, readIssues } from '../problems/schema-problems.ts';
import { checkLegalHours } from './check-legal-hours.ts';
import { completeRow, type Row } from './complete-row.ts';
import { listWarnings } from './feed-warnings.ts';
import { storeSchema } from './store-schema.ts';

/** A problem of a row: one with an error is skipped, one with a warning is kept, and a refused value is left out. */
export interface RowProblem extends FieldProblem {
  /** From 1 in JSON; in CSV the row number of a spreadsheet, so the first store is 2 or more. */
  row: number;
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
  problems: RowProblem[];
  rowCount: number;
}

/** Fields without which a store is still one. */
const optionalFields = new Set([
  ...['phone', 'extension', 'comments', 'featured', 'approximate', 'opensOn', 'reopensOn', 'events', 'exceptions'],
  ...['departments', 'specialtyDepartments'],
]);

/** A row without what is wrong in its optional fields; undefined where something needed is wrong as well. */
function dropOptional(raw: Row, problems: readonly FieldProblem[]): Row | undefined {
  const paths = problems.map(({ field }) => field.split('.'));
  if (!paths.every(([first = '']) => optionalFields.has(first))) return undefined;
  const kept = Object.entries(raw).flatMap(([name, value]) => {
    const items = paths.filter(([first]) => first === name).map(([, item]) => Number(item));
    if (items.length === 0) return [[name, value] as const];
    // One bad special day or event doesn't cost the others.
    if (!Array.isArray(value) || items.some(Number.isNaN)) return [];
    return [[name, value.filter((_, at) => !items.includes(at))] as const];
  });
  return Object.fromEntries(kept);
}

/** Validates one row: a store, or its problems. */
function checkRow(raw: unknown, row: number, today: string): { store?: Store; problems: RowProblem[] } {
  const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
  if (!isObject) return { problems: [{ row, field: '', problem: { code: 'notObject' }, level: 'error' }] };
  const parsed = storeSchema.safeParse(completeRow(raw as Row), parseSettings);
  if (!parsed.success) {
    const problems = readIssues(parsed.error);
    const kept = dropOptional(raw as Row, problems);
    if (!kept) return { problems: problems.map((problem) => ({ row, ...problem, level: 'error' })) };
    const rest = checkRow(kept, row, today);
    return {
      ...rest,
      problems: [...problems.map((problem): RowProblem => ({ row, ...problem, level: 'refused' })), ...rest.problems],
    };
  }
  const store = parsed.data as Store;
  if (!store.brands.includes(store.brand)) {
    return { problems: [{ row, field: 'brands', problem: { code: 'ownBrandMissing' }, level: 'error' }] };
  }
  const unknown = Object.keys(raw).filter((key) => !Object.hasOwn(storeSchema.shape, key));
  const doubts: FieldProblem[] = [
    ...unknown.map((name): FieldProblem => ({ field: name, problem: { code: 'ignoredField', name } })),
    ...listWarnings(store),
  ];
  const legal = checkLegalHours(store, today);
  const warnings = doubts.map((doubt): RowProblem => ({ row, ...doubt, level: 'warning' }));
  return { store: legal.store, problems: [...warnings, ...legal.problems.map((problem) => ({ row, ...problem }))] };
}

const readToday = () => toDate(readBuildTime());

/**
 * Validates every row, and compares it with those before; `today` is the day, YYYY-MM-DD, of the law on weekly hours.
 * Never throws: invalid rows are reported and skipped.
 */
export function checkNumberedRows(rows: readonly NumberedRow[], today = readToday()): CheckedRows {
  const taken = new Map<string, number>();
  const checked: CheckedRows = { stores: [], problems: [], rowCount: rows.length };
  for (const { row, raw } of rows) {
    const { store, problems } = checkRow(raw, row, today);
    checked.problems.push(...problems);
    if (!store) continue;
    const unique = { id: store.id, slug: store.slug, number: `${store.brand} ${Number(store.number)}` };
    const doubles = Object.entries(unique).filter(([field, value]) => taken.has(`${field} ${value}`));
    for (const [field, value] of doubles) {
      const first = taken.get(`${field} ${value}`) ?? 0;
      checked.problems.push({ row, field, problem: { code: 'repeatsRow', value, row: first }, level: 'error' });
    }
    if (doubles.length > 0) continue;
    for (const [field, value] of Object.entries(unique)) taken.set(`${field} ${value}`, row);
    checked.stores.push(store);
  }
  return checked;
}

/** Validates rows numbered without gaps. */
export function checkRows(rows: readonly unknown[], firstRow: number, today = readToday()): CheckedRows {
  return checkNumberedRows(
    rows.map((raw, at) => ({ row: firstRow + at, raw })),
    today,
  );
}
