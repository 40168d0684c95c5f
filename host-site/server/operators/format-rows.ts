import { formatCsv } from './csv.ts';

/** Formats of a list for operators; `excel-fr` is the CSV that Excel opens in a French region. */
export const rowFormats = ['csv', 'excel-fr', 'json'] as const;

/** What is expected of a format. */
export const expectedFormat = `one of ${rowFormats.join(', ')}`;

/** A list in pieces of text: CSV with a header line, or a JSON array of objects with the same columns. */
export async function* formatRows(
  format: (typeof rowFormats)[number],
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  if (format !== 'json') return yield* formatCsv(columns, rows, format === 'excel-fr' ? ';' : ',');
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])));
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
