import { findCut } from '../../../csv/find-cut.ts';
import { CsvError, findSeparator, readCsv, type Separator } from '../../../csv/read-csv.ts';
import { decodeText } from './decode-text.ts';
import { readJsonTable } from './read-json-table.ts';
import { readWorkbook, type Sheet } from './read-workbook.ts';
import { ImportFileError, limits, type Table, type TableRow } from './table.ts';

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

function toTable(all: readonly TableRow[], countKnown: CountKnown, rest: Pick<Table, 'format' | 'details'>): Table {
  const filled = all.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length > limits.rows) throw new ImportFileError({ code: 'fileTooLarge' });
  const header = findHeader(filled, countKnown);
  if (!header) throw new ImportFileError({ code: filled.length > 0 ? 'noHeadings' : 'fileEmpty' });
  const rows = filled.filter(({ row }) => row > header.row);
  return { ...rest, columns: nameColumns(header.cells), headerRow: header.row, rows };
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
    if (error instanceof CsvError)
      throw new ImportFileError({ code: 'quotationOpen', place: error.message.replace(/:.*/, '') });
    throw error;
  }
}

async function readWorkbookTable(bytes: Uint8Array, countKnown: CountKnown): Promise<Table> {
  const sheets = await readWorkbook(bytes);
  const rate = ({ rows }: Sheet) => Math.max(0, ...rows.slice(0, headerReach).map(({ cells }) => countKnown(cells)));
  const best = sheets.toSorted((a, b) => rate(b) - rate(a) || b.rows.length - a.rows.length)[0];
  if (!best) throw new ImportFileError({ code: 'fileEmpty' });
  return toTable(best.rows, countKnown, { format: 'XLSX', details: [best.name] });
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * Reads a file as a table, by its content and not by its name: CSV with any separator and encoding, XLSX, GeoJSON or a
 * JSON list. Rejects with ImportFileError when it is none of these, empty, cut off or too large.
 */
export async function readTable(bytes: Uint8Array, countKnown: CountKnown): Promise<Table> {
  if (bytes.length > limits.bytes) throw new ImportFileError({ code: 'fileTooLarge' });
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbookTable(bytes, countKnown);
  // Excel's format before 2007, and PDF.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new ImportFileError({ code: 'oldWorkbook' });
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) throw new ImportFileError({ code: 'unknownFormat' });
  const { text, encoding } = decodeText(bytes);
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new ImportFileError({ code: 'fileEmpty' });
  if (start.startsWith('<')) throw new ImportFileError({ code: 'webPage' });
  if (/^[[{]/.test(start)) return readJsonTable(start);
  if (start.includes('\0')) throw new ImportFileError({ code: 'unknownFormat' });
  return readCsvTable(text, encoding, countKnown);
}
