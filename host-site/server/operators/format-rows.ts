import { formatCsv } from './csv.ts';

/** Formats of a list for operators. */
export const rowFormats = ['csv', 'json'] as const;

/** A list in pieces of text: CSV with a header line, or a JSON array of objects with the same columns. */
export async function* formatRows(
  format: (typeof rowFormats)[number],
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  if (format === 'csv') return yield* formatCsv(columns, rows);
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
