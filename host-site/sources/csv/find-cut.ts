/** Where a CSV file was cut off: the row, and the heading of its last cell. */
export interface Cut {
  row: number;
  column: string;
}

/**
 * Finds whether a CSV file ends within a row: no line break at the end, and fewer cells in the last row than in any other.
 * A cut between rows leaves no trace; only the number of rows tells. The first row has the headings.
 */
export function findCut(text: string, rows: readonly { row: number; cells: readonly string[] }[]): Cut | undefined {
  const last = rows.at(-1);
  if (!last || rows.length < 2 || /[\r\n]$/.test(text)) return undefined;
  const isShort = rows.slice(0, -1).every(({ cells }) => cells.length > last.cells.length);
  return isShort ? { row: last.row, column: rows[0]?.cells[last.cells.length - 1] ?? '' } : undefined;
}
