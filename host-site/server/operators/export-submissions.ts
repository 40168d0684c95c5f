import type { Session } from '../database/database.ts';
import { exportColumns, listForExport } from '../database/exports.ts';
import { formatCsv } from './csv.ts';
import type { ExportQuery } from './export-query.ts';

/** The requested list in pieces of text: CSV with a header line, or a JSON array. */
export async function* exportSubmissions(
  session: Session,
  { kind, format, since, until }: ExportQuery,
): AsyncGenerator<string> {
  const columns = exportColumns[kind];
  const rows = listForExport(session, kind, { since: since ?? new Date(0), until: until ?? new Date('9999-01-01') });
  if (format === 'csv') return yield* formatCsv(columns, rows);
  let separator = '[\n';
  for await (const row of rows) {
    const entry = Object.fromEntries(columns.map((column) => [column, row[column]]));
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
