import { describeProblem } from '../problems/problem.ts';
import { readAccepted, refuseLoss, writeAccepted } from './accepted-feed.ts';
import type { CheckedRows, RowProblem } from './check-rows.ts';
import { find, findUsage } from './find-command.ts';
import { findFeed, storeFolder } from './find-feed.ts';
import { FeedFileError, readFeedFile } from './read-feed-file.ts';

const usage = `Usage: npm run stores -- check [feed.json or feed.csv]
       npm run stores -- accept

  check   Reads a store feed, by default the one that the build reads, lists every row and field that is wrong or
          doubtful, and leaves rows with errors out, and special days with longer hours than the law allows. Ends with 0
          when nothing is left out and the build would take the feed, else with 1.
  accept  Checks the feed that the build reads, and records its number of stores: the build then stops for one with
          less than half as many. Run it after the first feed, and when many stores have closed.
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

function run([command, file, ...others]: string[]): number | undefined {
  const isCheck = command === 'check' && others.length === 0;
  const isAccept = command === 'accept' && file === undefined;
  if (!isCheck && !isAccept) {
    return undefined;
  }
  try {
    return isCheck ? check(file) : accept();
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    process.stderr.write(`${file ?? storeFolder}: ${error.message}\n`);
    return 1;
  }
}

const [command, ...args] = process.argv.slice(2);
const ended = command === 'find' ? await find(args, Date.now()) : run(process.argv.slice(2));
if (ended === undefined) process.stderr.write(`${usage}\n${findUsage}`);
process.exitCode = ended ?? 2;
