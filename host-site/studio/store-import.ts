import { join, relative } from 'node:path';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { formatDistance, measureDistance } from '../../widgets/shared/stores/distance.ts';
import { describeProblem } from '../sources/problems/problem.ts';
import { storeFolder } from '../sources/stores/find-feed.ts';
import { type Mapping, readMapping } from '../sources/stores/import/columns/mapping.ts';
import { proposeMapping } from '../sources/stores/import/columns/propose-mapping.ts';
import { labelField, listFields } from '../sources/stores/import/columns/store-columns.ts';
import { describeChange, nameStore } from '../sources/stores/import/command/describe-import.ts';
import { findLoss, publishFeed, readPublished } from '../sources/stores/import/command/write-import.ts';
import type { Difference } from '../sources/stores/import/compare-stores.ts';
import { type ImportResult, importTable, readStoreTable } from '../sources/stores/import/import-stores.ts';
import { drawPreview, type PreviewMap } from '../sources/stores/import/preview-map.ts';
import { ImportFileError } from '../sources/stores/import/table/table.ts';

/** What the page of the import sends: a file, and which column is which once someone has looked. */
export interface ImportCall {
  /** In base64. */
  file: string;
  mapping?: unknown;
  acceptsLoss?: boolean;
}

/** Problems and differences that a page shows; the rest is counted. */
const mostLines = 400;

interface ShownProblem {
  row: number;
  column: string;
  value: string;
  level: 'error' | 'warning';
  message: string;
}

interface ShownDifference {
  change: Difference['change'];
  store: string;
  /** Which hours or fields change, or how far the store moves. */
  text: string;
  number: string;
}

/** What an import would do, in an editor's language. */
export interface ImportPreview {
  format: string;
  mapping: Mapping;
  columns: { heading: string; field: string; example: string }[];
  fields: { name: string; label: string }[];
  accepted: number;
  refused: number;
  problems: ShownProblem[];
  differences: ShownDifference[];
  /** Lines that were left out. */
  more: number;
  /** Why it isn't written unless someone accepts it. */
  loss?: string | undefined;
  map?: PreviewMap | undefined;
}

function showDifference(difference: Difference, locale: Locale): ShownDifference {
  const { change, store, before } = difference;
  const distance = before && change === 'moved' ? formatDistance(measureDistance(before, store), locale) : '';
  const text = change === 'moved' ? distance : describeChange(difference, locale);
  return { change, store: nameStore(store, locale), text, number: store.number };
}

function showResult(result: ImportResult, folder: string, locale: Locale): ImportPreview {
  const { table, mapping, stores, refused, problems, differences } = result;
  const sorted = problems.toSorted((a, b) => a.level.localeCompare(b.level) || a.row - b.row);
  const loss = findLoss(result, folder, true);
  return {
    format: [mapping.format, table.format, ...table.details].filter(Boolean).join(' · '),
    mapping,
    columns: table.columns.flatMap((heading, at) => {
      const example = table.rows.find(({ cells }) => cells[at]?.trim())?.cells[at] ?? '';
      return heading ? [{ heading, field: mapping.columns[heading] ?? '', example: example.slice(0, 80) }] : [];
    }),
    fields: listFields(Object.values(mapping.columns)).map((name) => ({ name, label: labelField(name, locale) })),
    accepted: stores.length,
    refused,
    problems: sorted.slice(0, mostLines).map(({ problem, ...where }) => ({
      ...where,
      message: describeProblem(problem, locale),
    })),
    differences: differences.slice(0, mostLines).map((difference) => showDifference(difference, locale)),
    more: Math.max(0, problems.length - mostLines) + Math.max(0, differences.length - mostLines),
    loss: loss && describeProblem(loss, locale),
    map: drawPreview(stores, differences, locale),
  };
}

async function readCall(root: string, { file, mapping }: ImportCall, today: string): Promise<ImportResult> {
  const table = await readStoreTable(Buffer.from(file, 'base64'));
  const chosen = mapping === undefined ? proposeMapping(table) : readMapping(mapping);
  return importTable(table, chosen, { published: readPublished(join(root, storeFolder)), today });
}

/** Where a call went wrong, in an editor's language; what is no fault of the file is thrown. */
function sayFileProblem(error: unknown, locale: Locale): { error: string } {
  if (error instanceof ImportFileError) return { error: describeProblem(error.problem, locale) };
  throw error;
}

/** Shows what an import would do. `today` is YYYY-MM-DD. */
export async function previewImport(
  root: string,
  call: ImportCall,
  locale: Locale,
  today: string,
): Promise<ImportPreview | { error: string }> {
  try {
    return showResult(await readCall(root, call, today), join(root, storeFolder), locale);
  } catch (error) {
    return sayFileProblem(error, locale);
  }
}

/**
 * Writes an import's feed, and returns the paths that were written, relative to the root. Nothing is written from a file
 * without stores, or with a loss that no one has accepted.
 */
export async function publishImport(
  root: string,
  call: ImportCall,
  locale: Locale,
  today: string,
): Promise<{ paths: string[]; count: number } | { error: string }> {
  try {
    const folder = join(root, storeFolder);
    const result = await readCall(root, call, today);
    const loss = call.acceptsLoss ? undefined : findLoss(result, folder, true);
    if (loss) return { error: describeProblem(loss, locale) };
    if (result.stores.length === 0) return { error: describeProblem({ code: 'noRows' }, locale) };
    return { paths: publishFeed(folder, result).map((path) => relative(root, path)), count: result.stores.length };
  } catch (error) {
    return sayFileProblem(error, locale);
  }
}
