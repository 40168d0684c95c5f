/** Thrown when a text cannot be split into cells; the message names the line and the reason. */
export class CsvError extends Error {
  override name = 'CsvError';
}

/** Cells of one row, with its position for error messages. */
export interface CsvRow {
  /** Line of the file on which the row starts, from 1, as in a text editor. */
  line: number;
  /** Number of the row, from 1, as in a spreadsheet: blank rows count, line breaks within quotes do not. */
  row: number;
  cells: string[];
}

/**
 * Non-empty rows of a CSV file (RFC 4180), separated by commas or semicolons (as French spreadsheets write), whichever
 * comes first. Unquoted cells are trimmed. A cell that continues after its closing quote, or has a quote inside, is
 * kept unchanged. Throws CsvError for an unclosed quote.
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
