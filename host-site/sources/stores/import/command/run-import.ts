import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Locale } from '../../../../../widgets/shared/locale/locale.ts';
import { formatTorontoDate } from '../../../facts/service-hours.ts';
import { describeProblem } from '../../../problems/problem.ts';
import { findLocale } from '../../../reader-locale.ts';
import { mappingFile, storeFolder } from '../../find-feed.ts';
import { formatMapping, type Mapping, parseMapping } from '../columns/mapping.ts';
import { proposeMapping } from '../columns/propose-mapping.ts';
import { type ImportResult, importTable, readStoreTable } from '../import-stores.ts';
import { ImportFileError, type Table } from '../table/table.ts';
import { type Ask, askColumns, askHours } from './ask-mapping.ts';
import { describeColumns, describeDifferences, describeProblems, describeSum } from './describe-import.ts';
import { createSay } from './import-messages.ts';
import { findLoss, findTarget, publishFeed, readPublished, writeFeed, writeReport } from './write-import.ts';

interface ImportArguments {
  file: string;
  /** Where the feed is written, and whether that is the retailer's own folder. */
  folder: string;
  isOwn: boolean;
  mapping: string;
  isGivenMapping: boolean;
  isSilent: boolean;
  acceptsLoss: boolean;
  locale: Locale;
}

/** Reads the command's arguments; undefined for wrong ones. */
function readArguments(args: readonly string[]): ImportArguments | undefined {
  const options = {
    to: { type: 'string' },
    mapping: { type: 'string' },
    locale: { type: 'string' },
    yes: { type: 'boolean' },
    'accept-loss': { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) return undefined;
    const folder = values.to ?? storeFolder;
    return {
      file,
      folder,
      isOwn: values.to === undefined,
      mapping: values.mapping ?? join(folder, mappingFile),
      isGivenMapping: values.mapping !== undefined,
      isSilent: values.yes === true,
      acceptsLoss: values['accept-loss'] === true,
      locale: findLocale(values.locale, process.env),
    };
  } catch {
    return undefined;
  }
}

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new ImportFileError({ code: 'fileUnreadable' }, { cause: error });
  }
}

/** A mapping with the proposals for columns that it doesn't name; null is for one that isn't used. */
function completeMapping(mapping: Mapping, table: Table): Mapping {
  const taken = new Set(Object.values(mapping.columns));
  const proposed = Object.entries(proposeMapping(table).columns).filter(
    ([, field]) => field === null || !taken.has(field),
  );
  return { ...mapping, columns: { ...Object.fromEntries(proposed), ...mapping.columns } };
}

/** The mapping that was given, that of the last import if it fits, else a proposal. */
function findMapping({ mapping, isGivenMapping, isSilent, locale }: ImportArguments, table: Table): Mapping {
  const isThere = existsSync(mapping);
  if (isGivenMapping && (isThere || isSilent))
    return completeMapping(parseMapping(Buffer.from(readBytes(mapping)).toString('utf8')), table);
  const kept = isThere ? parseMapping(readFileSync(mapping, 'utf8')) : undefined;
  const used = Object.entries(kept?.columns ?? {}).filter(([, field]) => field !== null);
  const fits = kept && used.every(([heading]) => table.columns.includes(heading));
  if (kept && !fits) print([createSay(locale)('notTaken', { path: mapping })]);
  return fits ? completeMapping(kept, table) : proposeMapping(table);
}

/** Imports a table, and asks what it can't know where someone is there to answer. */
async function importWithQuestions(given: ImportArguments, table: Table, ask: Ask | undefined): Promise<ImportResult> {
  const context = { published: readPublished(given.folder), today: formatTorontoDate(new Date()) };
  const mapping = findMapping(given, table);
  if (!ask) return importTable(table, mapping, context);
  const asked = await askColumns(table, mapping, ask, given.locale);
  const first = importTable(table, asked, context);
  return importTable(table, await askHours(first, ask, given.locale), context);
}

/** Whether the feed is to be written: not with a loss that no one accepts, nor without an answer. */
async function decide(given: ImportArguments, result: ImportResult, ask: Ask | undefined): Promise<boolean> {
  const { folder, isOwn, isSilent, acceptsLoss, locale } = given;
  const say = createSay(locale);
  const loss = acceptsLoss ? undefined : findLoss(result, folder, isOwn);
  if (loss) process.stderr.write(`${describeProblem(loss, locale)}\n`);
  if (loss || result.stores.length === 0) return false;
  if (isSilent) return true;
  if (!ask) {
    print([say('noTerminal')]);
    return false;
  }
  const answer = await ask(say('askWrite', { path: findTarget(folder) }));
  return answer.toLowerCase().startsWith(say('yes'));
}

/** Writes the feed; the mapping is kept beside the retailer's own, or where it was asked for. */
function finish({ folder, isOwn, mapping, isGivenMapping, locale }: ImportArguments, result: ImportResult): void {
  const say = createSay(locale);
  const path = isOwn ? publishFeed(folder, result)[0] : writeFeed(folder, result);
  print([say('written', { count: result.stores.length, path })]);
  const isNew = isGivenMapping && !existsSync(mapping);
  if (isNew) writeFileSync(mapping, formatMapping(result.mapping));
  if (isOwn || isNew) print([say('mappingKept', { path: mapping })]);
}

async function importFile(given: ImportArguments, ask: Ask | undefined): Promise<number> {
  const { file, folder, isOwn, locale } = given;
  const table = await readStoreTable(readBytes(file));
  const result = await importWithQuestions(given, table, ask);
  print([
    ...describeColumns(basename(file), result, locale),
    ...describeProblems(result.problems, locale),
    ...describeDifferences(result.differences, locale),
    describeSum(result, locale),
  ]);
  if (!isOwn) writeReport(folder, result.stores.length, result.refused, result.problems);
  if (!(await decide(given, result, ask))) {
    print([createSay(locale)('notWritten')]);
    return 1;
  }
  finish(given, result);
  return result.refused === 0 ? 0 : 1;
}

/** What is wrong with the file as a whole, on the terminal and in the report. */
function refuseFile({ file, folder, isOwn, locale }: ImportArguments, { problem }: ImportFileError): number {
  process.stderr.write(`${file}: ${describeProblem(problem, locale)}\n`);
  if (!isOwn) writeReport(folder, 0, 0, [{ row: 0, column: '', value: '', level: 'error', problem }]);
  return 1;
}

/** `npm run stores -- import`: resolves with the exit code. */
export async function runImport(args: readonly string[]): Promise<number> {
  const given = readArguments(args);
  if (!given) {
    process.stderr.write(createSay(findLocale(undefined, process.env))('usage'));
    return 2;
  }
  const isAsking = !given.isSilent && process.stdin.isTTY;
  const terminal = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const ask: Ask | undefined = terminal && (async (question) => (await terminal.question(question)).trim());
  try {
    return await importFile(given, ask);
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    return refuseFile(given, error);
  } finally {
    terminal?.close();
  }
}
