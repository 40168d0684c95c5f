import { readFileSync } from 'node:fs';
import { CsvError } from '../csv/read-csv.ts';
import { type CheckedRows, checkNumberedRows, checkRows, type Problem } from './check-rows.ts';
import { type CsvFeed, readCsvRows } from './csv-rows.ts';

/** Thrown when no row of a file can be read; the message says why. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

function readJsonRows(text: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new FeedFileError(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const rows = Array.isArray(json) ? json : (json as { stores?: unknown } | null)?.stores;
  if (Array.isArray(rows)) return rows;
  throw new FeedFileError('holds neither a list of stores nor an object with "stores"');
}

/** An unclosed quote may have swallowed any number of stores; like broken JSON, it must be corrected by hand. */
function readNumberedRows(csv: string): CsvFeed {
  try {
    return readCsvRows(csv);
  } catch (error) {
    if (error instanceof CsvError) throw new FeedFileError(`is not CSV: ${error.message}`);
    throw error;
  }
}

/** Validates the text of a feed, JSON or CSV. Throws FeedFileError only when no rows can be read. */
export function checkFeedText(text: string, isCsv: boolean): CheckedRows {
  if (!isCsv) return checkRows(readJsonRows(text), 1);
  const { rows, unknownColumns } = readNumberedRows(text);
  const checked = checkNumberedRows(rows);
  const doubts = unknownColumns.map(
    (field): Problem => ({ row: 1, field, message: 'no such column; it is ignored', level: 'warning' }),
  );
  return { ...checked, problems: [...doubts, ...checked.problems] };
}

/**
 * Reads and validates a feed; the extension decides between CSV and JSON. Throws FeedFileError when it cannot be read.
 */
export function readFeedFile(path: string): CheckedRows {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    throw new FeedFileError(`${path} cannot be read`);
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // As a French spreadsheet on Windows saves it, accents would be lost.
    throw new FeedFileError('is not UTF-8: save it as “CSV UTF-8”');
  }
  return checkFeedText(text, /\.csv$/i.test(path));
}
