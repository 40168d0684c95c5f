import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../host-site/build.mjs';
import { childEnvironment, ensureInstalled, pinnedNode, root } from '../host-site/install.mjs';
import { countPlaywright, countVitest, failure, success } from './support/counts.mjs';
import { startPostgres } from './support/postgres.mjs';

// `npm test`: every check there is, from a bare checkout. Each stage counts one, or as many as it has tests; a failing
// stage never hides a later one. The last line is the sum.

const isLong = process.argv.includes('--long');
const longRun = isLong ? { FUZZ_RUNS: '100000', KILL_ROUNDS: '25', E2E_REPEAT: '3' } : {};

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'vitrine-reports-'));
const say = (message) => console.log(message);

/** Runs a script on the pinned Node; its output goes straight to the terminal. */
function run(script, args, environment = {}) {
  const env = childEnvironment({ ...longRun, ...environment });
  return spawnSync(pinnedNode, [script, ...args], { cwd: root, stdio: 'inherit', env }).status === 0;
}

const check = (script, args) => () => (run(script, args) ? success : failure);

function vitest(project, environment) {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run('node_modules/vitest/vitest.mjs', args, environment);
  return countVitest(report, succeeded);
}

async function unitTests() {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? undefined : await startPostgres(say);
  const url = given ?? postgres?.url;
  say(
    url ? 'Contract tests run on PGlite and on PostgreSQL.' : 'No PostgreSQL here: contract tests run on PGlite alone.',
  );
  try {
    return vitest('unit', url ? { TEST_DATABASE_URL: url } : {});
  } finally {
    postgres?.stop();
  }
}

function browserTests() {
  if (!existsSync(join(root, 'dist/server/main.js'))) return { ...failure, note: 'not run: nothing is built' };
  if (!run('tests/support/browser.ts', [])) return { ...failure, note: 'no browser to run them in' };
  const report = join(reports, 'playwright.json');
  const args = ['test', '--reporter=dot,json', `--repeat-each=${longRun.E2E_REPEAT ?? 1}`];
  const succeeded = run('node_modules/@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countPlaywright(report, succeeded, isLong ? 0 : 2);
}

function otherBrowsers() {
  if (!existsSync(join(root, 'dist/server/main.js'))) return { ...failure, note: 'not run: nothing is built' };
  run('tests/support/other-browsers.ts', []);
  return vitest('engines');
}

function lighthouse() {
  const report = join(reports, 'lighthouse.json');
  run('tests/lighthouse/run.mjs', [report]);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { ...failure, note: 'Lighthouse did not run' };
}

/** From an empty folder to a sign-up, as the README has it; in the long run the folder is really empty. */
function walkReadme() {
  const report = join(reports, 'walk.json');
  run('tests/walk/run.mjs', isLong ? [report] : ['--here', report]);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { ...failure, note: 'the walk did not start' };
}

const stages = [
  ['Types', check('node_modules/typescript/bin/tsc', ['--noEmit'])],
  ['Lint and format', check('node_modules/@biomejs/biome/bin/biome', ['ci', '--no-errors-on-unmatched', '.'])],
  [
    'Import rules',
    check('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      'widgets',
      'host-site',
      'demo',
      'tests',
    ]),
  ],
  ['Unused files, exports and packages', check('node_modules/knip/bin/knip.js', ['--no-progress'])],
  ['Build', () => (build() ? success : failure)],
  ['Unit and integration tests', unitTests],
  ['Budgets', () => vitest('budgets')],
  ['Browser tests', browserTests],
  ['Firefox and WebKitGTK', otherBrowsers],
  ['README walk', walkReadme],
  ...(isLong ? [['Lighthouse', lighthouse]] : []),
];

const results = [];
for (const [name, work] of stages) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`);
  const startedAt = performance.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { ...failure, note: error instanceof Error ? error.message : String(error) };
  }
  results.push({ name, seconds: (performance.now() - startedAt) / 1000, ...result });
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, seconds, passed, failed, skipped, note } of results) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} not applicable here` : ''}`;
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(36)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}${note ? ` (${note})` : ''}`,
  );
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
