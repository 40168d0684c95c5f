// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { build } from '../host-site/tooling/build.mjs';
import { childEnvironment, ensureInstalled, pinnedNode, root } from '../host-site/tooling/install.mjs';
import { countPlaywright, countVitest, failure, listSlowest, success } from './support/counts.mjs';
import { startPostgres } from './support/postgres.mjs';

// `npm test`: every check there is, from a bare checkout. Each stage counts one, or as many as it has tests; a failing
// stage never hides a later one. The last line is the sum.

const isLong = process.argv.includes('--long');
/** @type {Record<string, string>} */
const longRun = isLong ? { FUZZ_RUNS: '100000', KILL_ROUNDS: '25', LOCK_ROUNDS: '50', E2E_REPEAT: '3' } : {};

ensureInstalled();
const reports = mkdtempSync(join(tmpdir(), 'vitrine-reports-'));

/** @typedef {import('./support/counts.mjs').Counts} Counts */

/** @param {string} message */
const say = (message) => console.log(message);

/**
 * Runs a script on the pinned Node; its output goes straight to the terminal.
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} environment
 * @returns {boolean} whether it succeeded
 */
function run(script, args, environment = {}) {
  const env = childEnvironment({ ...longRun, ...environment });
  return spawnSync(pinnedNode, [script, ...args], { cwd: root, stdio: 'inherit', env }).status === 0;
}

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {() => Counts}
 */
const check = (script, args) => () => (run(script, args) ? success : failure);

/**
 * Runs one of the projects of vitest.config.ts.
 * @param {string} project
 * @param {Record<string, string>} environment
 * @returns {Counts}
 */
function vitest(project, environment = {}) {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run('node_modules/vitest/vitest.mjs', args, environment);
  return countVitest(report, succeeded);
}

async function serverTests() {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? undefined : await startPostgres(say);
  const url = given ?? postgres?.url;
  say(
    url ? 'Database tests run on PGlite and on PostgreSQL.' : 'No PostgreSQL here: database tests run on PGlite alone.',
  );
  try {
    return vitest('server', url ? { TEST_DATABASE_URL: url } : {});
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
  return countPlaywright(report, succeeded);
}

function otherBrowsers() {
  if (!existsSync(join(root, 'dist/server/main.js'))) return { ...failure, note: 'not run: nothing is built' };
  run('tests/support/other-browsers.ts', []);
  return vitest('engines');
}

/**
 * Runs a script that writes its own counts where its last argument says.
 * @param {string} script
 * @param {string[]} args
 * @returns {Counts}
 */
function runCounting(script, ...args) {
  const report = join(reports, `${basename(dirname(script))}.json`);
  run(script, [...args, report]);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { ...failure, note: `${script} did not run` };
}

/** @type {[name: string, work: () => Counts | Promise<Counts>][]} */
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
  ['Unit tests', () => vitest('unit')],
  ['Server tests', serverTests],
  ['Site tests', () => vitest('site')],
  ['Budgets', () => vitest('budgets')],
  ['Browser tests', browserTests],
  ['Firefox and WebKitGTK', otherBrowsers],
  // From an empty folder to a sign-up, as the README has it; in the long run the folder is really empty.
  ['README walk', () => runCounting('tests/walk/run.mjs', ...(isLong ? [] : ['--here']))],
];
if (isLong) stages.push(['Lighthouse', () => runCounting('tests/lighthouse/run.mjs')]);

/** @type {(Counts & { name: string, seconds: number })[]} */
const results = [];
for (const [name, work] of stages) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`);
  const startedAt = performance.now();
  /** @type {Counts} */
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
console.log('\nThe slowest tests:');
for (const { title, seconds } of listSlowest(results, 10)) {
  console.log(`${`${seconds.toFixed(1)} s`.padStart(10)}  ${title}`);
}
/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
