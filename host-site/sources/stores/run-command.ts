import { dirname } from 'node:path';
import { describeProblem } from '../problems/problem.ts';
import { readAccepted, refuseLoss, refuseMostlyBad, writeAccepted } from './accepted-feed.ts';
import type { CheckedRows, RowProblem } from './check-rows.ts';
import { findFeed, storeFolder } from './find-feed.ts';
import { FeedFileError, readFeedFile } from './read-feed-file.ts';
import { UsageError } from './usage-error.ts';

const usage = `Usage: npm run stores -- check [feed.json or feed.csv]
       npm run stores -- accept
       npm run stores -- import FILE [--to FOLDER] [--yes] [--mapping FILE] [--accept-loss] [--locale en|fr]

  check   Reads a store feed, by default the one that the build reads, lists every row and field that is wrong or
          doubtful, and leaves rows with errors out, and special days with longer hours than the law allows. Ends with 0
          when nothing is left out and the build would take the feed, else with 1.
  accept  Checks the feed that the build reads, and records its number of stores: the build then stops for one with
          less than nine tenths as many. Run it after the first feed, and when many stores have closed.
  import  Makes a feed of a list of stores as CSV, XLSX, GeoJSON or JSON, and records its number of stores.

       npm run stores -- find TEXT [--locale en|fr] [--format text|json]

  find    Says where the store search takes a text, as a shopper types it: the meanings with their positions and how
          sure they are, best first; nothing for a place that is not ours. Needs no build.

       npm run stores -- open [--at INSTANT] [--province XX] [--brand KEY] [--format json]

  open    Lists the published stores, whether each is open at an instant (such as 2026-12-26T10:30:00-05:00; without it,
          now) by its own clock, and why, in both languages. Ends with 0, and with 2 for what it doesn’t understand.
`;

function describeRowProblem({ row, field, problem, level }: RowProblem): string {
  return `row ${row}  ${level}  ${field ? `${field}: ` : ''}${describeProblem(problem)}`;
}

function report({ stores, problems, rowCount }: CheckedRows): string {
  const warnings = problems.filter(({ level }) => level === 'warning').length;
  const sum = `${stores.length} of ${rowCount} stores are good, ${rowCount - stores.length} left out, ${warnings} warnings`;
  return [...problems.map(describeRowProblem), sum, ''].join('\n');
}

/** The feed that the build reads. Throws FeedFileError when there is none. */
function findBuildFeed(): string {
  const file = findFeed(storeFolder);
  if (!file) throw new FeedFileError('has no feed.csv and no feed.json');
  return file;
}

function check(file = findBuildFeed()): number {
  const checked = readFeedFile(file);
  process.stdout.write(report(checked));
  refuseLoss(checked, readAccepted(dirname(file)));
  return checked.problems.every(({ level }) => level === 'warning') ? 0 : 1;
}

function accept(): number {
  const checked = readFeedFile(findBuildFeed());
  process.stdout.write(report(checked));
  refuseMostlyBad(checked);
  writeAccepted(storeFolder, checked);
  return 0;
}

function run([command, file, ...others]: string[]): number | undefined {
  const isCheck = command === 'check' && others.length === 0;
  const isAccept = command === 'accept' && file === undefined;
  if (!isCheck && !isAccept) {
    return undefined;
  }
  return runCommand(() => (isCheck ? check(file) : accept()), file);
}

/** Tells of a bad feed and of bad arguments in a sentence. */
function runCommand(command: () => number, file = storeFolder): number {
  try {
    return command();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    if (!isUsage && !(error instanceof FeedFileError)) throw error;
    process.stderr.write(isUsage ? `${error.message}\n` : `${file}: ${error.message}\n`);
    return isUsage ? 2 : 1;
  }
}

/** The exit code; undefined for a command that there is not. Each command loads only what it reads. */
async function dispatch([command, ...args]: string[]): Promise<number | undefined> {
  switch (command) {
    case 'import':
      return (await import('./import/command/run-import.ts')).runImport(args);
    case 'find':
      return (await import('./find-command.ts')).find(args, Date.now());
    case 'open': {
      const { runOpen } = await import('./open-command.ts');
      return runCommand(() => runOpen(args));
    }
    default:
      return run([command ?? '', ...args]);
  }
}

const ended = await dispatch(process.argv.slice(2));
if (ended === undefined) process.stderr.write(usage);
process.exitCode = ended ?? 2;
