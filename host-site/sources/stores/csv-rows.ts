import { readCsv } from '../csv/read-csv.ts';
import type { NumberedRow } from './check-rows.ts';
import { readIntervals } from './hours-text.js';
import { readPhone } from './import/row/read-phone.ts';
import { readProvince } from './import/row/read-province.ts';
import { readYes } from './import/row/read-words.ts';

const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const readList = (cell: string) => cell.split(/[|;\s]+/).filter(Boolean);

/** Parses `2026-12-24 09:00-17:00 | 2026-12-25 closed`. */
function readExceptions(cell: string): unknown[] {
  const parts = cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part) => ({ date: part.slice(0, 10), intervals: readIntervals(part.slice(10).trim()) }));
}

function readJson(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** Yes or no in either language, or nothing; any other word is kept, so that validation reports it. */
const readChoice = (cell: string) => (cell === '' ? undefined : (readYes(cell) ?? cell));

const bilingual = (en: string, fr: string) => (en || fr ? { en, fr } : undefined);

/** A number, which may have its extension with it; what can't be read is kept, so that validation reports it. */
function readPhoneCells(phone: string, extension: string): Record<string, unknown> {
  const read = phone ? readPhone(phone).value : undefined;
  return { phone: read?.phone ?? (phone || undefined), extension: extension || read?.extension };
}

/** Converts one line's cells, by column name, to a store's raw fields, without validation. */
function readRow(cell: (column: string) => string): Record<string, unknown> {
  const lists = { departments: 'departments', specialtyDepartments: 'specialtyDepartments', brands: 'brands' };
  const plain = [
    ...['id', 'number', 'brand', 'slug', 'timeZone', 'status', 'opensOn', 'reopensOn'],
    ...['type', 'exemption'],
  ];
  const entries: [string, unknown][] = [
    ...plain.map((name): [string, unknown] => [name, cell(name) || undefined]),
    ...Object.entries(lists).map(([name, column]): [string, unknown] => [
      name,
      cell(column) ? readList(cell(column)) : undefined,
    ]),
    ...Object.entries(readPhoneCells(cell('phone'), cell('extension'))),
    ['name', bilingual(cell('name_en'), cell('name_fr'))],
    ['comments', bilingual(cell('comments_en'), cell('comments_fr'))],
    ['featured', readChoice(cell('featured'))],
    ['approximate', readChoice(cell('approximate'))],
    [
      'address',
      {
        ...Object.fromEntries(['line1', 'line2', 'city', 'postalCode'].map((name) => [name, cell(name) || undefined])),
        province: readProvince(cell('province')) ?? (cell('province') || undefined),
      },
    ],
    ['lat', cell('lat') === '' ? undefined : Number(cell('lat'))],
    ['lng', cell('lng') === '' ? undefined : Number(cell('lng'))],
    ['hours', Object.fromEntries(days.map((day, at) => [at, readIntervals(cell(day))]))],
    ['exceptions', readExceptions(cell('exceptions'))],
    ['events', cell('events') ? readJson(cell('events')) : undefined],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A CSV feed. */
export interface CsvFeed {
  rows: NumberedRow[];
  /** Names of the columns, in lower case. */
  columns: string[];
  /** Names of columns that no field is read from, in lower case. */
  unknownColumns: string[];
}

/**
 * Reads a CSV feed, whose first line names the columns in any order and case; see the README beside the sample. Throws
 * CsvError for an unclosed quote.
 */
export function readCsvRows(csv: string): CsvFeed {
  const [header, ...records] = readCsv(csv);
  const columns = header?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const known = new Set(['']);
  const rows = records.map(({ row, cells }) => {
    const raw = readRow((column) => {
      const name = column.toLowerCase();
      known.add(name);
      return cells[columns.indexOf(name)]?.trim() ?? '';
    });
    return { row, raw };
  });
  return { rows, columns, unknownColumns: rows.length > 0 ? columns.filter((name) => !known.has(name)) : [] };
}
