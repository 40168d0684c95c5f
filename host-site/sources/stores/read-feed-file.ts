import { readFileSync } from 'node:fs';
import { findCut } from '../csv/find-cut.ts';
import { CsvError, readCsv } from '../csv/read-csv.ts';
import { type CheckedRows, checkNumberedRows, checkRows, type RowProblem } from './check-rows.ts';
import { type CsvFeed, readCsvRows } from './csv-rows.ts';

/** Thrown when no row of a file can be read; the message says why. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

const notUtf8 = 'is not UTF-8: save it as “CSV UTF-8”';

function readJsonRows(text: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new FeedFileError(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const rows = Array.isArray(json) ? json : (json as { stores?: unknown } | null)?.stores;
  if (!Array.isArray(rows)) throw new FeedFileError('holds neither a list of stores nor an object with "stores"');
  if (rows.length === 0) throw new FeedFileError('has no stores: its list is empty; export it again');
  return rows;
}

/** Columns without which no line is a store. */
const neededColumns = ['number', 'brand', 'province'];

/** An unclosed quote may have swallowed any number of stores; like broken JSON, it must be corrected by hand. */
function readNumberedRows(csv: string): CsvFeed {
  try {
    return readCsvRows(csv);
  } catch (error) {
    if (error instanceof CsvError) throw new FeedFileError(`is not CSV: ${error.message}`);
    throw error;
  }
}

/** What a text is if it can't be a feed, with the remedy. */
function findForeignText(text: string): string | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') return 'is empty; export it again';
  // A sign-in or error page that was saved in place of the feed.
  if (/^<(!doctype|html|head|body|\?xml|!--)/i.test(start))
    return 'is a web page or XML, not a feed; download it again';
  // UTF-16 without a byte order mark is valid UTF-8.
  return start.includes('\0') ? notUtf8 : undefined;
}

/** Validates the text of a feed, JSON or CSV. Throws FeedFileError only when no rows can be read. */
export function checkFeedText(text: string, isCsv: boolean): CheckedRows {
  const foreign = findForeignText(text);
  if (foreign) throw new FeedFileError(foreign);
  if (!isCsv) return checkRows(readJsonRows(text), 1);
  const { rows, columns, unknownColumns } = readNumberedRows(text);
  const missing = neededColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const header = columns.join(', ').slice(0, 200);
    throw new FeedFileError(
      `has no column ${missing.join(', ')}: its first line must name the columns, and is ${header}`,
    );
  }
  if (rows.length === 0) throw new FeedFileError('names its columns but has no stores; export it again');
  const cut = findCut(text, [...readCsv(text)]);
  if (cut) throw new FeedFileError(`was cut off: row ${cut.row} ends after ${cut.column}; export it again`);
  const checked = checkNumberedRows(rows);
  const doubts = unknownColumns.map(
    (name): RowProblem => ({ row: 1, field: name, problem: { code: 'ignoredColumn', name }, level: 'warning' }),
  );
  return { ...checked, problems: [...doubts, ...checked.problems] };
}

/**
 * Reads and validates a feed; the extension decides between CSV and JSON. Throws FeedFileError when it cannot be read or
 * has another extension.
 */
export function readFeedFile(path: string): CheckedRows {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new FeedFileError('cannot be read');
  }
  // A workbook is a ZIP file (xlsx, ods) or an OLE one (xls).
  if (/^(504b0304|d0cf11e0)/.test(bytes.subarray(0, 4).toString('hex'))) {
    throw new FeedFileError('is a spreadsheet’s own file: save it as “CSV UTF-8”');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // As a French spreadsheet on Windows saves it, accents would be lost.
    throw new FeedFileError(notUtf8);
  }
  if (!/\.(csv|json)$/i.test(path)) throw new FeedFileError('is neither feed.csv nor feed.json by its name; rename it');
  return checkFeedText(text, /\.csv$/i.test(path));
}
