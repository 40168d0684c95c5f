import { type UnzipFileInfo, unzipSync, type Zippable, zipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import type { TableRow } from './table.ts';
import { ImportFileError, limits } from './table.ts';

/** A sheet of a workbook, as texts. */
export interface Sheet {
  name: string;
  rows: TableRow[];
  /** Numbers of rows that are hidden. */
  hidden: number[];
  /** Cells with a formula that has no result, or an error. */
  withoutValue: string[];
}

/** Bytes of the unpacked parts that a list of stores may have. */
const mostUnpacked = 60_000_000;
const mostParts = 500;

/** Parts with texts and numbers; no pictures, drawings or macros. */
const isNeeded = ({ name }: UnzipFileInfo) =>
  /^(\[Content_Types\]\.xml|_rels\/.*|xl\/(_rels\/.*|workbook\.xml|styles\.xml|sharedStrings\.xml|worksheets\/[^/]+\.xml))$/i.test(
    name,
  );

/**
 * Unpacks what is needed, within limits: sizes are summed before anything is unpacked, and no part can become larger than
 * the size that it states.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let [size, parts] = [0, 0];
  const filter = (part: UnzipFileInfo) => {
    if (!isNeeded(part)) return false;
    size += part.originalSize;
    parts += 1;
    if (size > mostUnpacked || parts > mostParts) throw new ImportFileError({ code: 'fileTooLarge' });
    return true;
  };
  return unzipSync(bytes, { filter });
}

/** Letters of a column as its number, from 1. */
const toColumnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** A single cell at the far end of a sheet would make the reader allocate every cell before it. */
function refuseWideSheets(parts: Record<string, Uint8Array>): void {
  for (const [name, content] of Object.entries(parts)) {
    if (!name.startsWith('xl/worksheets/')) continue;
    for (const [, letters = '', row] of new TextDecoder().decode(content).matchAll(/<c\b[^>]*?\br="([A-Z]+)(\d+)"/g))
      if (Number(row) > limits.rows || toColumnNumber(letters) > limits.columns)
        throw new ImportFileError({ code: 'fileTooLarge' });
  }
}

/** A time of day as `HH:MM`, a day as `YYYY-MM-DD`: times are days of 1899 and 1900 to Excel. */
function formatDate(date: Date): string {
  const iso = date.toISOString();
  return date.getUTCFullYear() <= 1900 ? iso.slice(11, 16) : iso.slice(0, 10);
}

function formatCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : formatDate(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return String(value).trim();
}

const readAttribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** The parts of the sheets, in the order of the workbook. */
function listSheetParts(parts: Record<string, Uint8Array>): string[] {
  const decode = (name: string) => new TextDecoder().decode(parts[name]);
  const links = decode('xl/_rels/workbook.xml.rels').match(/<Relationship\b[^>]*>/g) ?? [];
  const targets = new Map(links.map((tag) => [readAttribute(tag, 'Id'), readAttribute(tag, 'Target')]));
  return [...decode('xl/workbook.xml').matchAll(/<sheet\b[^>]*>/g)].map(([tag]) => {
    const target = targets.get(readAttribute(tag, 'r:id')) ?? '';
    const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return parts[name] ? decode(name) : '';
  });
}

/** What the reader of workbooks doesn't tell: rows that are hidden, and formulas without a result. */
function readMarks(xml: string): Pick<Sheet, 'hidden' | 'withoutValue'> {
  const rows = xml.match(/<row\b[^>]*\bhidden="(?:1|true)"[^>]*>/g) ?? [];
  const cells = xml.matchAll(/<c\b([^>]*[^/>])>((?:(?!<\/c>).)*)<\/c>/gs);
  const isWithout = ([, tag = '', content = '']: RegExpExecArray) =>
    readAttribute(tag, 't') === 'e' || (content.includes('<f') && !/<v>[^<]/.test(content));
  return {
    hidden: rows.map((tag) => Number(readAttribute(tag, 'r'))),
    withoutValue: [...cells].filter(isWithout).map(([, tag = '']) => readAttribute(tag, 'r') ?? ''),
  };
}

/** Reads the sheets of an .xlsx file. Rejects with ImportFileError for one that is broken or too large. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  try {
    const parts = unpack(bytes);
    refuseWideSheets(parts);
    // Packed again without compression: the reader then unpacks no more than is here.
    const checked = zipSync(parts as Zippable, { level: 0 });
    const sheets = await readSheets(Buffer.from(checked));
    const xml = listSheetParts(parts);
    return sheets.map(({ sheet, data }, at) => ({
      name: sheet,
      ...readMarks(xml[at] ?? ''),
      rows: data.map((cells, at) => ({ row: at + 1, cells: cells.map(formatCell) })),
    }));
  } catch (error) {
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError({ code: 'workbookBroken' }, { cause: error });
  }
}
