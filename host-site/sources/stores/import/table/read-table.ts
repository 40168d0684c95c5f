import { decodeText } from '../../../csv/decode-text.ts';
import { findCut } from '../../../csv/find-cut.ts';
import { CsvError, findSeparator, readCsv, type Separator } from '../../../csv/read-csv.ts';
import { readHtmlTables } from '../html-text.ts';
import { joinHeadings } from './join-headings.ts';
import { readJsonTable } from './read-json-table.ts';
import { readWorkbook, type Sheet } from './read-workbook.ts';
import { ImportFileError, limits, type Table, type TableProblem, type TableRow } from './table.ts';

/** Rows among which the headings are looked for: exports may begin with a title. */
const headerReach = 10;

/** How many of a row's cells are headings that we know. */
export type CountKnown = (cells: readonly string[]) => number;

/** The row with the headings: the first of the rows that has most known ones. */
function findHeader(rows: readonly TableRow[], countKnown: CountKnown): TableRow | undefined {
  const first = rows.slice(0, headerReach);
  const counts = first.map(({ cells }) => countKnown(cells));
  const most = Math.max(0, ...counts);
  return most > 1 ? first[counts.indexOf(most)] : first.find(({ cells }) => cells.filter(Boolean).length > 1);
}

/** Headings as they are, those without a text or repeated ones with their number: `Phone`, `Phone (2)`. */
function nameColumns(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell) => {
    const name = cell.replace(/\s+/g, ' ').trim();
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return name !== '' && count > 1 ? `${name} (${count})` : name;
  });
}

type Rest = Pick<Table, 'format' | 'details'> & Partial<Pick<Table, 'problems' | 'leftOut'>>;

function toTable(all: readonly TableRow[], countKnown: CountKnown, rest: Rest): Table {
  const filled = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > limits.rows) throw new ImportFileError({ code: 'fileTooLarge' });
  const upper = findHeader(filled, countKnown);
  if (!upper) throw new ImportFileError({ code: filled.length > 0 ? 'noHeadings' : 'fileEmpty' });
  const header = joinHeadings(upper, filled[filled.indexOf(upper) + 1], (cell) => countKnown([cell]) > 0) ?? upper;
  const rows = filled.filter(({ row }) => row > header.row);
  return { problems: [], leftOut: 0, ...rest, columns: nameColumns(header.cells), headerRow: header.row, rows };
}

const separatorNames: Readonly<Record<Separator, string>> = { ',': '(,)', ';': '(;)', '|': '(|)', '\t': '(TAB)' };

function readCsvTable(text: string, encoding: string, countKnown: CountKnown): Table {
  const separator = findSeparator(text);
  try {
    const rows = [...readCsv(text, separator)];
    const table = toTable(rows, countKnown, { format: 'CSV', details: [encoding, separatorNames[separator]] });
    const cut = findCut(text, [{ row: table.headerRow, cells: table.columns }, ...table.rows]);
    if (cut) throw new ImportFileError({ code: 'cutOff', ...cut });
    return table;
  } catch (error) {
    if (error instanceof CsvError) throw new ImportFileError({ code: 'quotationOpen', line: error.line });
    throw error;
  }
}

async function readWorkbookTable(bytes: Uint8Array, countKnown: CountKnown): Promise<Table> {
  const sheets = await readWorkbook(bytes);
  const rate = ({ rows }: Sheet) => Math.max(0, ...rows.slice(0, headerReach).map(({ cells }) => countKnown(cells)));
  const best = sheets.toSorted((a, b) => rate(b) - rate(a) || b.rows.length - a.rows.length)[0];
  if (!best) throw new ImportFileError({ code: 'fileEmpty' });
  const table = toTable(best.rows, countKnown, { format: 'XLSX', details: [best.name] });
  const others = sheets.flatMap((sheet) => {
    const rows = sheet === best ? 0 : countOther(sheet, table);
    return rows > 0 ? [{ name: sheet.name, rows }] : [];
  });
  return {
    ...table,
    problems: [
      ...others.map(
        ({ name, rows }): TableProblem => ({
          ...{ row: table.headerRow, value: name, level: 'error' },
          problem: { code: 'sheetLeftOut', name, read: best.name, rows },
        }),
      ),
      ...listMarks(best, table),
    ],
    leftOut: others.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** Rows of another sheet with the same headings that the table lacks: a sheet for each province, perhaps. */
function countOther({ rows }: Sheet, table: Table): number {
  const write = (cells: readonly string[]) => cells.join('\n').trim();
  const headings = write(table.columns);
  const header = rows.slice(0, headerReach).findIndex(({ cells }) => write(nameColumns(cells)) === headings);
  if (header < 0) return 0;
  const known = new Set(table.rows.map(({ cells }) => write(cells)));
  return rows.slice(header + 1).filter(({ cells }) => write(cells) !== '' && !known.has(write(cells))).length;
}

/** Numbers or names as a sentence has them, the first few. */
const listFew = (all: readonly (string | number)[]) => all.slice(0, 8).join(', ') + (all.length > 8 ? '…' : '');

/** Rows that are hidden are read, and formulas without a result are empty cells: both are said. */
function listMarks({ hidden, withoutValue }: Sheet, { rows, headerRow }: Table): TableProblem[] {
  const known = new Set(rows.map(({ row }) => row));
  const unseen = hidden.filter((row) => known.has(row));
  const empty = withoutValue.filter((cell) => known.has(Number(cell.replace(/\D+/, ''))));
  const warn = (value: string, problem: TableProblem['problem']): TableProblem[] =>
    value === '' ? [] : [{ row: headerRow, value, level: 'warning', problem }];
  return [
    ...warn(listFew(unseen), { code: 'hiddenRows', rows: listFew(unseen) }),
    ...warn(listFew(empty), { code: 'formulasEmpty', cells: listFew(empty) }),
  ];
}

/** The table of a page, which many systems export under the name of a workbook. */
function readPageTable(html: string, countKnown: CountKnown): Table | undefined {
  const tables = readHtmlTables(html).map((rows) => rows.map((cells, at): TableRow => ({ row: at + 1, cells })));
  const rate = (rows: readonly TableRow[]) =>
    Math.max(0, ...rows.slice(0, headerReach).map(({ cells }) => countKnown(cells)));
  const [best] = tables.toSorted((a, b) => rate(b) - rate(a));
  return best && best.length > 1 && rate(best) > 1
    ? toTable(best, countKnown, { format: 'HTML', details: [] })
    : undefined;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Reads a file as a table, by its content and not by its name: CSV with any separator and encoding, XLSX, a page's table,
 * GeoJSON or JSON. Rejects with ImportFileError when it is none of these, empty, cut off or too large.
 */
export async function readTable(bytes: Uint8Array, countKnown: CountKnown): Promise<Table> {
  if (bytes.length > limits.bytes) throw new ImportFileError({ code: 'fileTooLarge' });
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbookTable(bytes, countKnown);
  // Excel's format before 2007, and PDF.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ImportFileError({ code: 'oldWorkbook' });
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new ImportFileError({ code: 'unknownFormat' });
  const { text, encoding } = decodeText(bytes);
  const start = text
    .replace(/^\uFEFF/, '')
    .replace('\x1E{', '{')
    .trimStart();
  if (start === '') throw new ImportFileError({ code: 'fileEmpty' });
  if (start.startsWith('<')) {
    const table = readPageTable(start, countKnown);
    if (!table) throw new ImportFileError({ code: 'webPage' });
    return table;
  }
  if (/^[[{]/.test(start)) return readJsonTable(start);
  if (start.includes('\0')) throw new ImportFileError({ code: 'unknownFormat' });
  return readCsvTable(text, encoding, countKnown);
}
