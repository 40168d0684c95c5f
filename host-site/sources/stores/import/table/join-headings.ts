import type { TableRow } from './table.ts';

/** Words below a day's heading, for the ends of its hours. */
const ends =
  /^(?:open(?:s|ing)?|clos(?:e|es|ing)|from|to|start|end|ouverture|fermeture|ouvre|ferme|de|[aà]|d[eé]but|fin)$/i;

/**
 * Headings of two rows as one: a sheet often has a day over « Ouverture » and « Fermeture », or « Heures » over the days,
 * in merged cells. Undefined where the second row is no row of headings.
 */
export function joinHeadings(
  upper: TableRow,
  lower: TableRow | undefined,
  isKnown: (cell: string) => boolean,
): TableRow | undefined {
  const filled = lower?.cells.filter((cell) => cell.trim() !== '') ?? [];
  if (!lower || filled.length < 2 || !filled.every((cell) => ends.test(cell.trim()) || isKnown(cell))) return undefined;
  let over = '';
  const cells = lower.cells.map((cell, at) => {
    const own = upper.cells[at]?.trim() ?? '';
    if (own !== '') over = own;
    if (cell.trim() === '') return own;
    return ends.test(cell.trim()) ? `${over} ${cell.trim()}` : cell;
  });
  return { row: lower.row, cells: [...cells, ...upper.cells.slice(cells.length)] };
}
