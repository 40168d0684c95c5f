/** Byte order mark, so that a spreadsheet detects UTF-8. */
const byteOrderMark = '\uFEFF';

/** Matches a text that a spreadsheet could run as a formula. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * One CSV cell, always quoted (RFC 4180). A text that a spreadsheet could run as a formula gets a leading apostrophe:
 * it starts, perhaps after white space, with = + - @ or their full-width forms, or with a tab or line break.
 */
export function formatCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const isFormula = typeof value === 'string' && formula.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** The text of a cell without the apostrophe that formatCell adds. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}

/** One CSV line with its line break. */
export function formatLine(values: readonly unknown[]): string {
  return `${values.map(formatCell).join(',')}\r\n`;
}

/** A list in pieces of text: a header line, then a line for each row. */
export async function* formatCsv(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield byteOrderMark + formatLine(columns);
  for await (const row of rows) yield formatLine(columns.map((column) => row[column]));
}
