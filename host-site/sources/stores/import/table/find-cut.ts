import type { Problem } from '../../../problems/problem.ts';
import type { TableRow } from './table.ts';

/**
 * Whether a CSV file ends within a row: no line break at the end, and fewer cells in the last row than in any other. A cut
 * between rows leaves no trace; only the number of stores tells. The first row has the headings.
 */
export function findCut(text: string, rows: readonly TableRow[]): Problem | undefined {
  const last = rows.at(-1);
  if (!last || rows.length < 2 || /[\r\n]$/.test(text)) return undefined;
  const [{ cells: headings } = { cells: [] }] = rows;
  const isShort = rows.slice(0, -1).every(({ cells }) => cells.length > last.cells.length);
  return isShort ? { code: 'cutOff', row: last.row, column: headings[last.cells.length - 1] ?? '' } : undefined;
}
