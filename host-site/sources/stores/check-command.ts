import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { describeProblem } from '../problems/problem.ts';
import { findLocale } from '../reader-locale.ts';
import { readAccepted, refuseLoss, refuseMostlyBad, writeAccepted } from './accepted-feed.ts';
import type { CheckedRows, RowProblem } from './check-rows.ts';
import { formatCommandMessage } from './command-messages.ts';
import { findFeed, storeFolder } from './find-feed.ts';
import { FeedFileError, readFeedFile } from './read-feed-file.ts';

function describeRow({ row, field, problem, level }: RowProblem, locale: Locale): string {
  const words = describeProblem(problem, locale);
  const message = field ? formatCommandMessage('field', locale, { field, message: words }) : words;
  return formatCommandMessage('problem', locale, { row, level: formatCommandMessage(level, locale), message });
}

function print({ stores, problems, rowCount }: CheckedRows, locale: Locale): void {
  const warnings = problems.filter(({ level }) => level === 'warning').length;
  const counts = { good: stores.length, rows: rowCount, left: rowCount - stores.length, warnings };
  const lines = [...problems.map((each) => describeRow(each, locale)), formatCommandMessage('sum', locale, counts)];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The feed that the build reads. Throws FeedFileError when there is none. */
function findBuildFeed(): string {
  const file = findFeed(storeFolder);
  if (!file) throw new FeedFileError({ code: 'feedMissing' });
  return file;
}

/** `npm run stores -- check`: 0 for a feed of which nothing is left out. Throws FeedFileError. */
function check(file: string, locale: Locale): number {
  const checked = readFeedFile(file);
  print(checked, locale);
  refuseLoss(checked, readAccepted(dirname(file)));
  return checked.problems.every(({ level }) => level === 'warning') ? 0 : 1;
}

/** `npm run stores -- accept`. Throws FeedFileError. */
function accept(locale: Locale): number {
  const checked = readFeedFile(findBuildFeed());
  print(checked, locale);
  refuseMostlyBad(checked);
  writeAccepted(storeFolder, checked);
  return 0;
}

function readArguments(args: readonly string[]): { files: string[]; locale: Locale } | undefined {
  try {
    const options = { locale: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { files: positionals, locale: findLocale(values.locale, process.env) };
  } catch {
    return undefined;
  }
}

/** Checks or accepts a feed; undefined for arguments that the command doesn't understand. */
export function runCheck(command: 'check' | 'accept', args: readonly string[]): number | undefined {
  const given = readArguments(args);
  if (!given || given.files.length > (command === 'check' ? 1 : 0)) return undefined;
  const [file] = given.files;
  try {
    return command === 'check' ? check(file ?? findBuildFeed(), given.locale) : accept(given.locale);
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    const path = error.path ?? file ?? storeFolder;
    const message = describeProblem(error.problem, given.locale);
    process.stderr.write(`${formatCommandMessage('file', given.locale, { path, message })}\n`);
    return 1;
  }
}
