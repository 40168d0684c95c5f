/** Raised for a text that cannot be told apart into cells; the message says on which line and why. */
export class CsvError extends Error {
  override name = 'CsvError';
}

export interface CsvRow {
  /** Line of the file on which the row starts, from 1, as a text editor counts. */
  line: number;
  /** Number of the row, from 1, as a spreadsheet counts: blank rows count, line breaks within quotes do not. */
  row: number;
  cells: string[];
}

/**
 * Rows of a CSV file (RFC 4180) in which anything is written, separated by commas, or by semicolons as a spreadsheet in
 * French writes them: whichever comes first. Plain cells are trimmed, quoted ones are not. A cell that goes on after its
 * quotation, or has a quote further in, is taken as it stands. Throws CsvError for a quotation that does not end.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const content = text.replace(/^\uFEFF/, '');
  const separator = /^\s*[^\r\n,]*;/.test(content) ? ';' : ',';
  const quotation = '[^\\S\\r\\n]*"([^"]*(?:""[^"]*)*)("?)';
  const pattern = new RegExp(`(?:${quotation})?([^${separator}\\r\\n]*)(${separator}|\\r\\n|[\\r\\n]|$)`, 'y');
  let [line, row, end] = [1, 1, ''];
  let current: CsvRow = { line, row, cells: [] };
  do {
    const [piece = '', quoted, closing, rest = '', next = ''] = pattern.exec(content) ?? [];
    if (quoted !== undefined && !closing) throw new CsvError(`line ${line}: a quotation that does not end`);
    const isQuoted = quoted !== undefined && rest.trim() === '';
    current.cells.push(isQuoted ? quoted.replaceAll('""', '"') : piece.slice(0, piece.length - next.length).trim());
    line += piece.match(/\r\n|[\r\n]/g)?.length ?? 0;
    end = next;
    if (end === separator) continue;
    if (current.cells.some((cell) => cell.trim() !== '')) yield current;
    row += 1;
    current = { line, row, cells: [] };
  } while (end !== '');
}
