import type { Session } from '../database/database.ts';
import { exportColumns, listForExport } from '../database/exports.ts';
import type { ExportQuery } from './export-query.ts';
import { formatRows } from './format-rows.ts';
import { toPeriod } from './instant.ts';

/** The requested list in pieces of text: CSV with a header line, or a JSON array. */
export const exportSubmissions = (session: Session, { kind, format, ...period }: ExportQuery): AsyncGenerator<string> =>
  formatRows(format, exportColumns[kind], listForExport(session, kind, toPeriod(period)));
