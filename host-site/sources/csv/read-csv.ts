/** Thrown when a text cannot be split into cells: a quotation that begins on a line, from 1, does not end. */
export class CsvError extends Error {
  override name = 'CsvError';
  readonly line: number;

  constructor(line: number) {
    super(`line ${line}: a quotation that does not end`);
    this.line = line;
  }
}

/** Cells of one row, with its position for error messages. */
export interface CsvRow {
  /** Line of the file on which the row starts, from 1, as in a text editor. */
  line: number;
  /** Number of the row, from 1, as in a spreadsheet: blank rows count, line breaks within quotes do not. */
  row: number;
  cells: string[];
}

/** What may stand between the cells of a row. */
export type Separator = ',' | ';' | '\t' | '|';

/** Where two give as many cells, the rarer one in text wins. */
const separators: readonly Separator[] = ['\t', ';', '|', ','];
/** Rows that decide about the separator. */
const samples = 10;

/** Excel's own first line, which names the separator and is no row. */
const separatorLine = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|[\r\n]|$)/i;

const findNamed = (text: string) => separators.find((separator) => separator === separatorLine.exec(text)?.[1]);

/** How well rows come apart: the number of cells that most have, less where others have another number. */
function rateRows(rows: readonly CsvRow[]): number {
  const lengths = rows.map(({ cells }) => cells.length);
  const rate = (length: number) => length * lengths.filter((each) => each === length).length;
  return Math.max(0, ...lengths.map((length) => (length > 1 ? rate(length) / lengths.length : 0)));
}

/** The first rows of a text; as far as they can be read. */
function takeRows(text: string, separator: Separator): CsvRow[] {
  const rows: CsvRow[] = [];
  try {
    for (const row of readCsv(text, separator)) if (rows.push(row) === samples) break;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
  }
  return rows;
}

/** The separator that a text names in a line `sep=;`, else the one with which its first rows have the most cells. */
export function findSeparator(text: string): Separator {
  const named = findNamed(text);
  if (named) return named;
  const rates = separators.map((separator) => rateRows(takeRows(text, separator)));
  const best = Math.max(...rates);
  return (best > 0 && separators[rates.indexOf(best)]) || ',';
}

/**
 * Non-empty rows of a CSV file (RFC 4180), by default separated by commas or semicolons (as French spreadsheets write),
 * whichever comes first. A first line `sep=;` is none. Unquoted cells are trimmed. A cell that continues after its closing
 * quote, or has a quote inside, is kept unchanged. Throws CsvError for an unclosed quote.
 */
export function* readCsv(text: string, given?: Separator): Generator<CsvRow> {
  const [named = ''] = separatorLine.exec(text) ?? [];
  const content = text.slice(named.length).replace(/^\uFEFF/, '');
  const separator = given ?? findNamed(text) ?? (/^\s*[^\r\n,]*;/.test(content) ? ';' : ',');
  const end = separator === '|' ? '\\|' : separator;
  const blank = separator === '\t' ? '[^\\S\\r\\n\\t]*' : '[^\\S\\r\\n]*';
  const pattern = new RegExp(
    `(?:${blank}"([^"]*(?:""[^"]*)*)("?))?([^${separator}\\r\\n]*)(${end}|\\r\\n|[\\r\\n]|$)`,
    'y',
  );
  // A spreadsheet doesn't show the line that names the separator.
  let [line, row, last] = [named === '' ? 1 : 2, 1, ''];
  let current: CsvRow = { line, row, cells: [] };
  do {
    const [piece = '', quoted, closing, rest = '', next = ''] = pattern.exec(content) ?? [];
    if (quoted !== undefined && !closing) throw new CsvError(line);
    const isQuoted = quoted !== undefined && rest.trim() === '';
    current.cells.push(isQuoted ? quoted.replaceAll('""', '"') : piece.slice(0, piece.length - next.length).trim());
    line += piece.match(/\r\n|[\r\n]/g)?.length ?? 0;
    last = next;
    if (last === separator) continue;
    if (current.cells.some((cell) => cell.trim() !== '')) yield current;
    row += 1;
    current = { line, row, cells: [] };
  } while (last !== '');
}
