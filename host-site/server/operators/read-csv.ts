import { OperatorError } from './operator-error.ts';

export interface CsvRow {
  /** Line of the file on which the row starts, from 1. */
  line: number;
  cells: string[];
}

/**
 * Rows of a CSV file (RFC 4180), separated by commas, or by semicolons as a spreadsheet in French writes them: whichever
 * the first line holds. Empty lines are left out. Throws OperatorError for a quotation that does not end.
 */
export function* readCsv(text: string): Generator<CsvRow> {
  const content = text.replace(/^\uFEFF/, '');
  const separator = /^[^\r\n,]*;/.test(content) ? ';' : ',';
  const token = new RegExp(`"(?:[^"]|"")*"|\\r\\n|[\\r\\n${separator}]|[^\\r\\n${separator}"]+|"`, 'g');
  let row: CsvRow = { line: 1, cells: [''] };
  let line = 1;
  const isFilled = () => row.cells.some((cell) => cell.trim() !== '');
  for (const [piece] of content.matchAll(token)) {
    if (piece === '"') throw new OperatorError(`line ${line}: a quotation that does not end`);
    if (piece === separator) row.cells.push('');
    else if (/^[\r\n]/.test(piece)) {
      if (isFilled()) yield row;
      line += 1;
      row = { line, cells: [''] };
    } else {
      row.cells.push((row.cells.pop() ?? '') + (piece[0] === '"' ? piece.slice(1, -1).replaceAll('""', '"') : piece));
      line += piece.split(/\r\n|[\r\n]/).length - 1;
    }
  }
  if (isFilled()) yield row;
}
