/** So that a spreadsheet knows the text for UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * One CSV cell, always quoted (RFC 4180). A text that a spreadsheet could take for a formula gets an apostrophe in
 * front: it starts, perhaps after white space, with = + - @ or their full-width forms, or holds a tab or line break first.
 */
export function formatCell(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '');
  const isFormula = typeof value === 'string' && /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One CSV line with its line end. */
export function formatLine(values: readonly unknown[]): string {
  return `${values.map(formatCell).join(',')}\r\n`;
}
