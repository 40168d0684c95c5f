import type { Problem } from '../../../problems/problem.ts';
import type { Mapping } from '../columns/mapping.ts';
import type { Table, TableRow } from '../table/table.ts';

/** A cell with the heading of its column, as the file has it. */
export interface Cell {
  heading: string;
  text: string;
}

/** A problem of a cell. An error leaves the row out, a warning at most the cell. */
export interface CellProblem {
  heading: string;
  text: string;
  level: 'error' | 'warning';
  problem: Problem;
}

/** The cells of a row by field. A row with more cells than headings has an error: one of them came apart. */
export class RowCells {
  readonly problems: CellProblem[] = [];
  private readonly cells: ReadonlyMap<string, Cell>;

  constructor(table: Table, mapping: Mapping, row: TableRow) {
    const cells = table.columns.flatMap((heading, at): [string, Cell][] => {
      const field = mapping.columns[heading];
      return field ? [[field, { heading, text: row.cells[at]?.trim() ?? '' }]] : [];
    });
    this.cells = new Map(cells);
    const extra = row.cells.slice(table.columns.length).find((text) => text.trim() !== '');
    if (extra !== undefined)
      this.problems.push({ heading: '', text: extra, level: 'error', problem: { code: 'extraCell' } });
  }

  /** Fields that the file has a column for. */
  get fields(): string[] {
    return [...this.cells.keys()];
  }

  /** A field's cell; of a field without a column, the heading is our own name for it. */
  get(field: string): Cell {
    return this.cells.get(field) ?? { heading: field, text: '' };
  }

  /** A field's text, empty where there is none. */
  text(field: string): string {
    return this.get(field).text;
  }

  /** Notes a problem of a field's cell, or of another field's that may say the same and has a column. */
  report(field: string, level: CellProblem['level'], problem: Problem, others: readonly string[] = []): void {
    const named = [field, ...others].find((name) => this.cells.has(name)) ?? field;
    this.problems.push({ ...this.get(named), level, problem });
  }
}
