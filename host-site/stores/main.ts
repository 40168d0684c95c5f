import type { CheckedRows, Problem } from './check-rows.ts';
import { FeedFileError, readFeedFile } from './read-feed-file.ts';

const usage = `Usage: npm run stores -- check <feed.json or feed.csv>

  Reads a store feed, lists every row and field that is wrong or doubtful, and leaves rows with errors out, and special
  days with longer hours than the law allows. Ends with 0 when nothing is left out, else with 1.
`;

function describeProblem({ row, field, message, level }: Problem): string {
  return `row ${row}  ${level}  ${field ? `${field}: ` : ''}${message}`;
}

function report({ stores, problems, rowCount }: CheckedRows): string {
  const warnings = problems.filter(({ level }) => level === 'warning').length;
  const sum = `${stores.length} of ${rowCount} stores are good, ${rowCount - stores.length} left out, ${warnings} warnings`;
  return [...problems.map(describeProblem), sum, ''].join('\n');
}

function run([command, file, ...others]: string[]): number {
  if (command !== 'check' || !file || others.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const checked = readFeedFile(file);
    process.stdout.write(report(checked));
    return checked.problems.every(({ level }) => level === 'warning') ? 0 : 1;
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error;
    process.stderr.write(`${file}: ${error.message}\n`);
    return 1;
  }
}

process.exitCode = run(process.argv.slice(2));
