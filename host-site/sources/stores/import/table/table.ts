import type { Problem } from '../../../problems/problem.ts';

/** A row of a file, with its number: as in a spreadsheet, or from 1 in a list of objects. */
export interface TableRow {
  row: number;
  cells: readonly string[];
}

/** A problem of the file rather than of a cell. An error leaves rows out. */
export interface TableProblem {
  row: number;
  value: string;
  level: 'error' | 'warning';
  problem: Problem;
}

/** A file as a table of texts, whatever its format. */
export interface Table {
  format: 'CSV' | 'XLSX' | 'HTML' | 'GeoJSON' | 'JSON';
  /** Headings as the file has them. */
  columns: readonly string[];
  /** Number of the row that holds the headings; 0 for a list of objects. */
  headerRow: number;
  rows: readonly TableRow[];
  /** How the file was read: its encoding and separator, or its sheet. */
  details: readonly string[];
  problems: readonly TableProblem[];
  /** Rows of stores that the table lacks, on other sheets. */
  leftOut: number;
}

/** Thrown when no row of a file can be read. */
export class ImportFileError extends Error {
  override name = 'ImportFileError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.code, options);
    this.problem = problem;
  }
}

/** Bytes, rows and columns beyond which a file is no list of stores. */
export const limits = { bytes: 50_000_000, rows: 50_000, columns: 500 } as const;
