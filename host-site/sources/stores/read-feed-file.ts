import { readFileSync } from 'node:fs';
import { findCut } from '../csv/find-cut.ts';
import { CsvError, readCsv } from '../csv/read-csv.ts';
import { describeProblem, type Problem } from '../problems/problem.ts';
import { type CheckedRows, checkNumberedRows, checkRows, type RowProblem } from './check-rows.ts';
import { type CsvFeed, readCsvRows } from './csv-rows.ts';

/** Thrown when no row of a file can be read, or a feed can't be taken; the message says why, after the path if given. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
  readonly problem: Problem;
  readonly path: string | undefined;

  constructor(problem: Problem, path?: string, options?: ErrorOptions) {
    super([path, describeProblem(problem)].filter(Boolean).join(' '), options);
    this.problem = problem;
    this.path = path;
  }
}

function readJsonRows(text: string): unknown[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new FeedFileError({ code: 'jsonSyntax', reason: error instanceof Error ? error.message : String(error) });
  }
  const rows = Array.isArray(json) ? json : (json as { stores?: unknown } | null)?.stores;
  if (!Array.isArray(rows)) throw new FeedFileError({ code: 'feedNotList' });
  if (rows.length === 0) throw new FeedFileError({ code: 'feedListEmpty' });
  return rows;
}

/** Columns without which no line is a store. */
const neededColumns = ['number', 'brand', 'province'];

/** An unclosed quote may have swallowed any number of stores; like broken JSON, it must be corrected by hand. */
function readNumberedRows(csv: string): CsvFeed {
  try {
    return readCsvRows(csv);
  } catch (error) {
    if (error instanceof CsvError) throw new FeedFileError({ code: 'quotationOpen', line: error.line });
    throw error;
  }
}

/** What a text is if it can't be a feed, with the remedy. */
function findForeignText(text: string): Problem | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') return { code: 'fileEmpty' };
  // A sign-in or error page that was saved in place of the feed.
  if (/^<(!doctype|html|head|body|\?xml|!--)/i.test(start)) return { code: 'webPage' };
  // UTF-16 without a byte order mark is valid UTF-8.
  return start.includes('\0') ? { code: 'feedNotUtf8' } : undefined;
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
    throw new FeedFileError({ code: 'feedColumnsMissing', names: missing.join(', '), header });
  }
  if (rows.length === 0) throw new FeedFileError({ code: 'noRows' });
  const cut = findCut(text, [...readCsv(text)]);
  if (cut) throw new FeedFileError({ code: 'cutOff', ...cut });
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
    throw new FeedFileError({ code: 'fileUnreadable' });
  }
  // A workbook is a ZIP file (xlsx, ods) or an OLE one (xls).
  if (/^(504b0304|d0cf11e0)/.test(bytes.subarray(0, 4).toString('hex'))) {
    throw new FeedFileError({ code: 'feedWorkbook' });
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // As a French spreadsheet on Windows saves it, accents would be lost.
    throw new FeedFileError({ code: 'feedNotUtf8' });
  }
  if (!/\.(csv|json)$/i.test(path)) throw new FeedFileError({ code: 'feedFileName' });
  return checkFeedText(text, /\.csv$/i.test(path));
}
