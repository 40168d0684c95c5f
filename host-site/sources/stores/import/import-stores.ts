import { brandKeys, brands } from '../../../../widgets/shared/brand/brands.ts';
import type { Store } from '../../../../widgets/shared/stores/store.ts';
import { type CheckedRows, checkNumberedRows, type RowProblem } from '../check-rows.ts';
import { deriveSlug, type Row } from '../complete-row.ts';
import { formatSpot, listStoreDoubts } from '../store-doubts.ts';
import type { Mapping } from './columns/mapping.ts';
import { findFormat, isKnownHeading, proposeMapping } from './columns/propose-mapping.ts';
import { dayNames } from './columns/store-columns.ts';
import { compareStores, type Difference } from './compare-stores.ts';
import { findPublished, keepPublished } from './keep-published.ts';
import { nameStores } from './name-stores.ts';
import { numberStores } from './number-stores.ts';
import type { ReportedProblem } from './report.ts';
import { readStoreRow } from './row/read-store-row.ts';
import { RowCells } from './row/row-cells.ts';
import { readTable } from './table/read-table.ts';
import { repairTable } from './table/repair-letters.ts';
import { ImportFileError, type Table } from './table/table.ts';

/** What an import is compared with. */
export interface ImportContext {
  /** The stores of the feed that it would replace. */
  published: readonly Store[];
  /** YYYY-MM-DD */
  today: string;
}

/** Stores of a foreign file, and everything that a person has to know before they are published. */
export interface ImportResult {
  table: Table;
  mapping: Mapping;
  stores: Store[];
  /** Values of these stores that don't follow from their others: a slug, an id or a time zone. */
  given: ReadonlyMap<Store, Record<string, string>>;
  /** Rows that are left out. */
  refused: number;
  problems: ReportedProblem[];
  differences: Difference[];
}

/** Reads a file as a table; the row with the headings is the one of which we know most. */
export const readStoreTable = async (bytes: Uint8Array): Promise<Table> =>
  repairTable(await readTable(bytes, (cells) => cells.filter((cell) => cell !== '' && isKnownHeading(cell)).length));

const brandNames = brandKeys.flatMap((key) => Object.values(brands[key].name));

/** A row while it is read. */
interface ImportedRow {
  row: number;
  cells: RowCells;
  feedRow: Row;
}

/** Fields of which a table needs at least one each, or no row can be a store. */
const neededFields = [
  ['line1', 'street', 'fullAddress'],
  ['postalCode', 'fullAddress', 'line1'],
];

function refuseForeignTable(table: Table, mapping: Mapping): void {
  if (table.rows.length === 0) throw new ImportFileError({ code: 'noRows' });
  const fields = new Set(Object.values(mapping.columns));
  if (neededFields.some((some) => !some.some((field) => fields.has(field))))
    throw new ImportFileError({
      code: 'noStoreColumns',
      names: table.columns.filter(Boolean).join(', ').slice(0, 300),
    });
}

/** Fields without any of which a row with a cell or two is a total or a note. */
const storeFields = ['number', 'line1', 'street', 'fullAddress', 'city', 'postalCode', 'hours', 'mon'];
const fewCells = 2;

/** The rows that are stores, and the numbers of those that are totals, legends or notes around them. */
function partRows(table: Table, mapping: Mapping): { table: Table; notes: number[] } {
  const at = (field: string) => table.columns.findIndex((name) => mapping.columns[name] === field);
  const [number, ...others] = storeFields.map(at);
  const isNote = ({ cells }: Table['rows'][number]) => {
    const has = (column: number | undefined) => (cells[column ?? -1] ?? '').trim() !== '';
    const isNumbered = has(number) && /^\d/.test(cells[number ?? -1] ?? '');
    return cells.filter((cell) => cell.trim() !== '').length <= fewCells && !isNumbered && !others.some(has);
  };
  const notes = table.rows.filter(isNote).map(({ row }) => row);
  return { table: { ...table, rows: table.rows.filter((row) => !isNote(row)) }, notes };
}

function readRows(table: Table, mapping: Mapping, { published, today }: ImportContext): ImportedRow[] {
  const format = { ...findFormat(table.columns), answers: mapping.hours };
  const read = table.rows.map((tableRow) => {
    const cells = new RowCells(table, mapping, tableRow);
    return { row: tableRow.row, cells, feedRow: readStoreRow(cells, mapping, format, today) };
  });
  const addresses = read.map(({ cells, feedRow }) => ({
    cells,
    ...(feedRow.address as { city: string; line1: string }),
  }));
  const names = nameStores(addresses, brandNames);
  const numbers = numberStores(read, published);
  return read.map(({ row, cells, feedRow }, at) => {
    const named = { ...feedRow, number: numbers[at], name: names[at] };
    return { row, cells, feedRow: keepPublished(named, findPublished(published, named), cells.fields) };
  });
}

/** The column that a problem of the feed's check is about. */
function findColumn(cells: RowCells, field: string): string {
  const [first = '', second = ''] = field.split('.');
  const has = (name: string) => cells.fields.includes(name);
  const candidates: Readonly<Record<string, readonly string[]>> = {
    address: [second, 'fullAddress'],
    name: [`name_${second}`, 'name', 'branch'],
    comments: [`comments_${second}`],
    hours: [
      dayNames[Number(second)] ?? '',
      'hours',
      'mon-fri',
      `${dayNames[Number(second) || 1]}_open`,
      'mon_open',
      'mon',
    ],
    lat: ['lat', 'position', 'postalCode'],
    lng: ['lng', 'position', 'postalCode'],
    id: ['number'],
    slug: ['number'],
  };
  const names = candidates[first] ?? [first];
  return names.find(has) ?? names[0] ?? first;
}

/** A row's number, slug and id repeat together; the number says it all. */
const isEcho = ({ problem, field }: RowProblem) => problem.code === 'repeatsRow' && field !== 'number';

function reportChecked(rows: ReadonlyMap<number, ImportedRow>, { problems }: CheckedRows): void {
  for (const problem of problems) {
    const cells = rows.get(problem.row)?.cells;
    const isRepeated =
      isEcho(problem) &&
      problems.some((other) => other.row === problem.row && !isEcho(other) && other.problem.code === 'repeatsRow');
    if (!cells || isRepeated) continue;
    cells.report(findColumn(cells, problem.field), problem.level === 'error' ? 'error' : 'warning', problem.problem);
  }
}

/** Doubts about stores that could be read: where they are, and whether two are at the same point. */
function reportDoubts(rows: readonly ImportedRow[], stores: readonly Store[]): void {
  const spots = new Map<string, number>();
  for (const [at, store] of stores.entries()) {
    const { cells, row } = rows[at] ?? {};
    if (!cells || row === undefined) continue;
    for (const { field, problem } of listStoreDoubts(store)) cells.report(findColumn(cells, field), 'warning', problem);
    const first = spots.get(formatSpot(store));
    if (first !== undefined && !store.approximate)
      cells.report(findColumn(cells, 'lat'), 'warning', { code: 'samePosition', row: first });
    else spots.set(formatSpot(store), row);
  }
}

/** Values of a store that its feed must say, because they don't follow from the others. */
function listGiven(row: Row, store: Store): Record<string, string> {
  const { slug: _, ...rest } = row;
  const given = {
    slug: store.slug === deriveSlug(rest) ? '' : store.slug,
    id: store.id === `${store.brand}-${store.number}` ? '' : store.id,
    timeZone: row.timeZone === undefined ? '' : store.timeZone,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** Columns that no one knows, and columns of the mapping that the file lacks. */
function listColumnProblems({ columns, headerRow }: Table, mapping: Mapping): ReportedProblem[] {
  const row = headerRow;
  const warn = (column: string, problem: ReportedProblem['problem']): ReportedProblem => ({
    ...{ row, column, value: '', level: 'warning', problem },
  });
  const unknown = columns.filter((name) => name !== '' && mapping.columns[name] === undefined);
  const gone = Object.entries(mapping.columns).filter(([name, field]) => field !== null && !columns.includes(name));
  return [
    ...unknown.map((name) => warn(name, { code: 'ignoredColumn', name })),
    ...gone.map(([name]) => warn(name, { code: 'columnGone' })),
  ];
}

function listProblems(rows: readonly ImportedRow[]): ReportedProblem[] {
  return rows.flatMap(({ row, cells }) =>
    cells.problems.map(({ heading, text, level, problem }) => ({ row, column: heading, value: text, level, problem })),
  );
}

/** Reads a table's stores by a mapping. Throws ImportFileError when no row can be a store. */
export function importTable(whole: Table, mapping: Mapping, context: ImportContext): ImportResult {
  const { table, notes } = partRows(whole, mapping);
  refuseForeignTable(table, mapping);
  const rows = readRows(table, mapping, context);
  const good = rows.filter(({ cells }) => cells.problems.every(({ level }) => level === 'warning'));
  const checked = checkNumberedRows(good.map(({ row, feedRow }) => ({ row, raw: feedRow })));
  reportChecked(new Map(good.map((each) => [each.row, each])), checked);
  const accepted = good.filter(({ cells }) => cells.problems.every(({ level }) => level === 'warning'));
  reportDoubts(accepted, checked.stores);
  const given = checked.stores.map((store, at) => [store, listGiven(accepted[at]?.feedRow ?? {}, store)] as const);
  return {
    table,
    mapping,
    stores: checked.stores,
    given: new Map(given),
    refused: rows.length - checked.stores.length + table.leftOut,
    problems: [
      ...table.problems.map((each) => ({ ...each, column: '' })),
      ...notes.map(
        (row) => ({ ...{ row, column: '', value: '' }, level: 'warning', problem: { code: 'notAStore' } }) as const,
      ),
      ...listColumnProblems(table, mapping),
      ...listProblems(rows),
    ],
    differences: compareStores(context.published, checked.stores),
  };
}

/** Imports a file, by a given mapping or the proposed one. Rejects with ImportFileError when no row can be a store. */
export async function importStores(
  bytes: Uint8Array,
  context: ImportContext,
  mapping?: Mapping,
): Promise<ImportResult> {
  const table = await readStoreTable(bytes);
  return importTable(table, mapping ?? proposeMapping(table), context);
}
