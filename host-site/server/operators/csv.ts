/** Byte order mark, so that a spreadsheet detects UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet could begin a formula: at the start of a cell, and after whatever it takes for the end of one. A
 * spreadsheet that separates by semicolons, as in French, does not read a comma and a quotation mark as the end of a cell,
 * so a text with a semicolon or a line break begins another one there.
 */
const formulaStart = /^(?=[\t\r\n])|(?<=^|[;|\t\r\n])(?=[\s\0"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const guardedStart = /^'(?=[\t\r\n])|(?<=^|[;|\t\r\n])'(?=[\s\0"']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * One CSV cell, always quoted (RFC 4180). Wherever a spreadsheet could begin a formula (with = + - @ or their full-width
 * forms, after white space or quotation marks), a text gets an apostrophe, which `unguardCell` removes again.
 */
export function formatCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const guarded = typeof value === 'string' ? text.replace(formulaStart, "'") : text;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** The text of a cell without the apostrophes that formatCell adds. */
export function unguardCell(text: string): string {
  return text.replace(guardedStart, '');
}

/** What separates cells; Excel takes its own from the computer's region, a semicolon where decimals have commas. */
export type CellSeparator = ',' | ';';

/** One CSV line with its line break. */
export function formatLine(values: readonly unknown[], separator: CellSeparator = ','): string {
  return `${values.map(formatCell).join(separator)}\r\n`;
}

/** A list in pieces of text: a header line, then a line for each row. */
export async function* formatCsv(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>>,
  separator: CellSeparator = ',',
): AsyncGenerator<string> {
  yield byteOrderMark + formatLine(columns, separator);
  for await (const row of rows)
    yield formatLine(
      columns.map((column) => row[column]),
      separator,
    );
}
