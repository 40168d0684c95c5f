import { describeProblem } from '../problems/problem.ts';
import { readAccepted, refuseLoss, writeAccepted } from './accepted-feed.ts';
import type { CheckedRows, RowProblem } from './check-rows.ts';
import { findFeed, storeFolder } from './find-feed.ts';
import { openUsage, runOpen, UsageError } from './open-command.ts';
import { FeedFileError, readFeedFile } from './read-feed-file.ts';

const usage = `Usage: npm run stores -- check [feed.json or feed.csv]
       npm run stores -- accept

  check   Reads a store feed, by default the one that the build reads, lists every row and field that is wrong or
          doubtful, and leaves rows with errors out, and special days with longer hours than the law allows. Ends with 0
          when nothing is left out and the build would take the feed, else with 1.
  accept  Checks the feed that the build reads, and records its number of stores: the build then stops for one with
          less than half as many. Run it after the first feed, and when many stores have closed.

${openUsage}`;

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
  refuseLoss(checked, readAccepted(storeFolder));
  return checked.problems.every(({ level }) => level === 'warning') ? 0 : 1;
}

function accept(): number {
  const checked = readFeedFile(findBuildFeed());
  process.stdout.write(report(checked));
  refuseLoss(checked, undefined);
  writeAccepted(storeFolder, checked);
  return 0;
}

function run([command, file, ...others]: string[]): number {
  if (command === 'open') return runCommand(() => runOpen(process.argv.slice(3)));
  const isCheck = command === 'check' && others.length === 0;
  const isAccept = command === 'accept' && file === undefined;
  if (!isCheck && !isAccept) {
    process.stderr.write(usage);
    return 2;
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

process.exitCode = run(process.argv.slice(2));
