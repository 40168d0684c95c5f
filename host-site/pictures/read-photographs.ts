import { isCalendarDate } from '../sources/calendar.ts';
import { decodeText } from '../sources/csv/decode-text.ts';
import { CsvError, type CsvRow, readCsv } from '../sources/csv/read-csv.ts';
import { describeProblem, type Problem } from '../sources/problems/problem.ts';
import { isPictureName, type PhotographRequest } from './add-photograph.ts';

/** The list beside the photographs of a folder. */
export const photographList = 'photographs.csv';
/** Its columns; `until`, `x` and `y` may be missing. */
const columns = ['file', 'name', 'rights', 'alt_en', 'alt_fr', 'until', 'x', 'y'] as const;
const needed: readonly string[] = columns.slice(0, 5);
type Column = (typeof columns)[number];

/** What is wrong with a row, by its line from 1, and with which column. */
export interface ListProblem {
  line: number;
  field?: string;
  problem: Problem;
}

/** `photographs.csv:2: rights: missing` */
export const formatListProblem = ({ line, field, problem }: ListProblem): string =>
  `${photographList}:${line}: ${field ? `${field}: ` : ''}${describeProblem(problem)}`;

/** A row of the list. */
export interface ListedPhotograph {
  /** Line of the list, from 1. */
  line: number;
  file: string;
  request: PhotographRequest;
}

/** A file's name as people take two for the same: some systems split é in two, and some do not tell A from a. */
const toKey = (file: string) => file.normalize('NFC').toLowerCase();

/** The list among a folder's files, if it is there. */
export const findList = (files: readonly string[]): string | undefined =>
  files.find((file) => toKey(file) === photographList);

/** A share in per cent, as people write it: `25`, `33,5` or `40 %`. */
const readShare = (cell: string) => Number(cell.replace(',', '.').replace(/\s*%$/, ''));

/** What is wrong with a cell, if anything is. */
function checkCell(column: Column, cell: string, find: (file: string) => string | undefined): Problem | undefined {
  if (cell === '') return needed.includes(column) ? { code: 'missing' } : undefined;
  if (column === 'file') return find(cell) ? undefined : { code: 'fileMissing' };
  if (column === 'name') return isPictureName(cell) ? undefined : { code: 'slug' };
  if (column === 'until') return isCalendarDate(cell) ? undefined : { code: 'date', example: '2027-06-30' };
  if (column !== 'x' && column !== 'y') return undefined;
  const share = readShare(cell);
  if (Number.isNaN(share)) return { code: 'number' };
  if (share < 0) return { code: 'tooSmall', least: 0 };
  return share > 100 ? { code: 'tooBig', most: 100 } : undefined;
}

/** The rows, or why there are none. */
function splitRows(csv: Uint8Array): { rows: CsvRow[]; problems: ListProblem[] } {
  try {
    return { rows: [...readCsv(decodeText(csv).text)], problems: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { line } = error;
    return { rows: [], problems: [{ line, problem: { code: 'quotationOpen', line } }] };
  }
}

/**
 * Reads the list of a folder of photographs: which `file` is which picture (`name`), who allows it (`rights`, `until`), what
 * it shows in both languages, and which part is kept (`x`, `y` in per cent from the left and the top). `csv` is in any
 * encoding that spreadsheets write, and `files` are the names of the folder's.
 */
export function readPhotographs(
  csv: Uint8Array,
  files: readonly string[],
): { photographs: ListedPhotograph[]; problems: ListProblem[] } {
  const split = splitRows(csv);
  const known = new Map(files.map((file) => [toKey(file), file]));
  const find = (file: string) => (files.includes(file) ? file : known.get(toKey(file)));
  if (split.problems.length > 0) return { photographs: [], problems: split.problems };
  const [head, ...rows] = split.rows;
  const headings = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const report = (line: number, field: string, problem: Problem) => ({ line, field, problem });
  const absent = needed.filter((column) => !headings.includes(column));
  const problems = [
    ...absent.map((column) => report(1, column, { code: 'missing' })),
    ...headings.flatMap((name, at) =>
      columns.some((column) => column === name) || !name
        ? []
        : [report(1, head?.cells[at] ?? '', { code: 'ignoredColumn', name: head?.cells[at] ?? '' })],
    ),
  ];
  if (absent.length > 0) return { photographs: [], problems };
  const seen = new Set<string>();
  const photographs = rows.flatMap(({ line, cells }) => {
    const read = (column: Column) => cells[headings.indexOf(column)]?.trim() ?? '';
    const name = read('name');
    const found = columns.flatMap((column) => {
      const problem = checkCell(column, read(column), find);
      return problem ? [report(line, column, problem)] : [];
    });
    if (seen.has(name)) found.push(report(line, 'name', { code: 'namedTwice', name }));
    seen.add(name);
    problems.push(...found);
    if (found.length > 0) return [];
    const [until, x, y] = [read('until'), readShare(read('x') || '50') / 100, readShare(read('y') || '50') / 100];
    const alt = { en: read('alt_en'), fr: read('alt_fr') };
    const details = { rights: read('rights'), ...(until && { until }), alt };
    const file = find(read('file')) ?? '';
    return [{ line, file, request: { name, x, y, replaces: true, details } }];
  });
  return { photographs, problems };
}
