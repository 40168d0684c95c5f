import type { Session } from '../database/database.ts';
import { exportColumns, listForExport } from '../database/exports.ts';
import { createDamageList } from './damage-list.ts';
import type { ExportQuery } from './export-query.ts';
import { formatRows } from './format-rows.ts';
import { toPeriod } from './instant.ts';

/**
 * The requested list in pieces of text: CSV with a header line, or a JSON array. Throws OperatorError after the last piece
 * where rows were left out because they cannot be decrypted.
 */
export async function* exportSubmissions(
  session: Session,
  { kind, format, ...period }: ExportQuery,
): AsyncGenerator<string> {
  const damage = createDamageList();
  yield* formatRows(format, exportColumns[kind], listForExport(session, kind, toPeriod(period), damage.add));
  damage.check('were left out');
}
