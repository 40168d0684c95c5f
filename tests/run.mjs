// @ts-check
import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { childEnvironment, ensureInstalled, pinnedNode, requireRetailer, root } from '../host-site/tooling/install.mjs';
import { countPlaywright, countVitest, failure, listFailures, listSlowest, success } from './support/counts.mjs';
import { fullRunSizes } from './support/full-run-sizes.mjs';
import { startPostgres } from './support/postgres.mjs';

// `npm test`: every kind of check, from a bare checkout, on the samples of `support/samples.ts`; `npm run test:full`:
// everything. `npm test -- unit server` runs these parts only, and so does the name of a stage, as in
// `npm run test:full -- failover "visual differences"`. Each stage counts one, or as many as it has tests; a
// failing stage never hides a later one. The last line is the sum.
//
// Three lanes run beside each other, because much of the build has one thread and much of the server's tests waits; the
// shortest ends with the walk, which waits for the build. The browser tests have the machine to themselves.

const isFull = process.argv.includes('--full');
const fullRun = isFull ? fullRunSizes : {};

/** Linux's file system in memory. */
const memory = '/dev/shm';

/** Whether it has room for the hundreds of databases and browser profiles that the tests copy and delete. */
function hasMemoryFolder() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 6e9;
}

// Ends the run if RETAILER names no retailer: every stage would fail of it.
requireRetailer();
ensureInstalled();
// A disk takes up to ten times as long, and half of the processor time of a test that copies a database.
if (!process.env.TMPDIR && hasMemoryFolder()) process.env.TMPDIR = memory;
const reports = mkdtempSync(join(tmpdir(), 'vitrine-reports-'));
/** Some hundred processes start during a run; each but the first finds its modules compiled. */
const compiled = { NODE_COMPILE_CACHE: join(reports, 'compiled') };

/** @typedef {import('./support/counts.mjs').Counts} Counts */

/**
 * What a stage beside another has written so far; it is shown once the stage has ended, so that the two do not mix.
 * @type {AsyncLocalStorage<string[]>}
 */
const held = new AsyncLocalStorage();

/** @param {string} text */
function write(text) {
  const pieces = held.getStore();
  if (pieces) pieces.push(text);
  else process.stdout.write(text);
}

/** @param {string} message */
const say = (message) => write(`${message}\n`);

/**
 * Runs a script on the pinned Node; its output is the stage's.
 * @param {string} script
 * @param {string[]} args
 * @param {Record<string, string>} environment
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run(script, args, environment = {}) {
  const env = childEnvironment({ ...compiled, ...fullRun, ...environment });
  const pieces = held.getStore();
  const stdio = pieces ? 'pipe' : 'inherit';
  const child = spawn(pinnedNode, [script, ...args], { cwd: root, stdio: ['ignore', stdio, stdio], env });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece) => pieces?.push(piece));
  }
  const [code] = await once(child, 'close');
  return code === 0;
}

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {() => Promise<Counts>}
 */
const check =
  (script, ...args) =>
  async () =>
    (await run(script, args)) ? success : failure;

/**
 * Runs one of the projects of vitest.config.ts.
 * @param {string} project
 * @param {Record<string, string>} environment
 * @returns {Promise<Counts>}
 */
async function vitest(project, environment = {}) {
  const report = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  if (!isFull) args.push('--tags-filter=!full');
  const succeeded = await run('node_modules/vitest/vitest.mjs', args, environment);
  return countVitest(report, succeeded);
}

/** @param {string} project */
async function onDatabases(project) {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? undefined : await startPostgres(say);
  const url = given ?? postgres?.url;
  say(
    url ? 'Database tests run on PGlite and on PostgreSQL.' : 'No PostgreSQL here: database tests run on PGlite alone.',
  );
  try {
    return await vitest(project, url ? { TEST_DATABASE_URL: url } : {});
  } finally {
    postgres?.stop();
  }
}

/**
 * Runs Playwright; further arguments go to its command line.
 * @param {string[]} more
 * @returns {Promise<Counts>}
 */
async function browserTests(...more) {
  if (!existsSync(join(root, 'dist/server/main.js'))) return { ...failure, note: 'not run: nothing is built' };
  if (!(await run('tests/support/browser.ts', []))) return { ...failure, note: 'no browser to run them in' };
  const report = join(reports, 'playwright.json');
  rmSync(report, { force: true });
  const args = ['test', '--reporter=dot,json', ...more];
  const succeeded = await run('node_modules/@playwright/test/cli.js', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return countPlaywright(report, succeeded);
}

async function otherBrowsers() {
  if (!existsSync(join(root, 'dist/server/main.js'))) return { ...failure, note: 'not run: nothing is built' };
  await run('tests/support/other-browsers.ts', []);
  return vitest('engines');
}

/**
 * Runs a script that writes its own counts where its last argument says.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<Counts>}
 */
async function runCounting(script, ...args) {
  const report = join(reports, `${basename(dirname(script))}.json`);
  await run(script, [...args, report]);
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { ...failure, note: `${script} did not run` };
}

/** Called once the build has ended, or is not wanted. @type {() => void} */
let releaseWalk = () => {};
/** @type {Promise<void>} */
const built = new Promise((resolve) => {
  releaseWalk = resolve;
});

/** From an empty folder to a sign-up, as the README has it; in the full run the folder is really empty. */
async function readmeWalk() {
  await built;
  if (!(await run('tests/support/browser.ts', []))) return { ...failure, note: 'no browser to walk with' };
  return runCounting('tests/walk/run-walk.mjs', ...(isFull ? [] : ['--here']));
}

/** @typedef {'checks' | 'unit' | 'server' | 'site' | 'browser'} Part */
/** @typedef {[name: string, work: () => Promise<Counts>, part: Part]} Stage */

/** @type {readonly Part[]} */
const parts = ['checks', 'unit', 'server', 'site', 'browser'];

/** @type {Stage[][]} */
const lanes = [
  [
    [
      'Lint and format',
      check('node_modules/@biomejs/biome/bin/biome', 'ci', '--no-errors-on-unmatched', '.'),
      'checks',
    ],
    ['Types', check('node_modules/typescript/bin/tsc', '--noEmit'), 'checks'],
    [
      'Import rules',
      check(
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        ...['--config', '.dependency-cruiser.cjs', 'widgets', 'host-site', 'demo', 'tests'],
      ),
      'checks',
    ],
    ['Unused files, exports and packages', check('node_modules/knip/bin/knip.js', '--no-progress'), 'checks'],
    ['Unit tests', () => vitest('unit'), 'unit'],
  ],
  [
    ['Server tests', () => onDatabases('server'), 'server'],
    ['README walk', readmeWalk, 'browser'],
  ],
  [
    [
      'Build',
      async () => ((await run('host-site/tooling/build.mjs', [], { NODE_ENV: 'test' })) ? success : failure),
      'site',
    ],
    ['Site tests', () => vitest('site'), 'site'],
    ['Budgets', () => vitest('budgets'), 'site'],
  ],
];
/** One after the other, once the lanes have ended. @type {Stage[]} */
const browserStages = [
  ['Browser tests', () => browserTests(), 'browser'],
  ['Firefox and WebKitGTK', otherBrowsers, 'browser'],
];
if (isFull) {
  browserStages.push(
    ['Screen reader', () => vitest('orca'), 'browser'],
    ['Whole visits', () => vitest('visits'), 'browser'],
    ['Frameworks', () => browserTests('--config=tests/package/frameworks-full.config.ts'), 'browser'],
    ['Studio', () => browserTests('--config=tests/studio/studio.config.ts'), 'browser'],
    ['Second retailer', () => browserTests('--config=tests/retailers/retailers.config.ts'), 'browser'],
    ['Visual differences', () => runCounting('tests/visual/run-visual.ts', ''), 'browser'],
    ['Lighthouse', () => runCounting('tests/lighthouse/run-lighthouse.mjs'), 'browser'],
    ['Sanitizers', () => runCounting('tests/hosts/sanitizers/run-sanitizers.mjs'), 'browser'],
    ['Prerendering', () => runCounting('tests/prerender/compare-prerender.mjs'), 'browser'],
    ['Spreadsheet', () => vitest('spreadsheet'), 'server'],
    ['Failover', () => vitest('failover'), 'server'],
    ['Third parties', () => onDatabases('edge'), 'server'],
    ['Soak', () => runCounting('tests/load/soak.ts'), 'server'],
    ['WordPress', () => runCounting('tests/hosts/wordpress/run-wordpress.mjs'), 'browser'],
  );
}

const wanted = process.argv.slice(2).flatMap((each) => (each.startsWith('--') ? [] : [each.toLowerCase()]));
const stages = [...lanes.flat(), ...browserStages].map(([name]) => name.toLowerCase());
const unknown = wanted.find((name) => !parts.some((part) => part === name) && !stages.includes(name));
if (unknown) {
  console.error(`There is no part or stage “${unknown}”. Parts: ${parts.join(', ')}. Stages: ${stages.join(', ')}.`);
  process.exit(2);
}
/** Whether a stage runs; the browser needs what the first stage of `site` builds. @param {Stage} stage */
const isWanted = ([name, , part]) =>
  wanted.length === 0 ||
  wanted.includes(part) ||
  wanted.includes(name.toLowerCase()) ||
  (name === 'Build' && wanted.includes('browser'));

/** @param {string} name */
const nameHeading = (name) => `\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}`;

/** @typedef {Counts & { name: string, seconds: number }} Result */

/**
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
async function runStage([name, work]) {
  const startedAt = performance.now();
  /** @type {Counts} */
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { ...failure, note: error instanceof Error ? error.message : String(error) };
  }
  return { name, seconds: (performance.now() - startedAt) / 1000, ...result };
}

/**
 * Runs the stages of a lane one after the other, and shows the output of each once it has ended.
 * @param {Stage[]} stages
 * @returns {Promise<Result[]>}
 */
async function runLane(stages) {
  /** @type {Result[]} */
  const done = [];
  for (const stage of stages) {
    /** @type {string[]} */
    const pieces = [];
    done.push(await held.run(pieces, () => runStage(stage)));
    if (stage[0] === 'Build') releaseWalk();
    console.log(nameHeading(stage[0]));
    process.stdout.write(pieces.join(''));
  }
  return done;
}

if (!lanes.flat().some((stage) => stage[0] === 'Build' && isWanted(stage))) releaseWalk();
const results = (await Promise.all(lanes.map((stages) => runLane(stages.filter(isWanted))))).flat();
for (const stage of browserStages.filter(isWanted)) {
  console.log(nameHeading(stage[0]));
  results.push(await runStage(stage));
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, seconds, passed, failed, skipped, note } of results) {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} left out` : ''}`;
  console.log(
    `${failed ? '✗' : '✓'} ${name.padEnd(36)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}${note ? ` (${note})` : ''}`,
  );
}
console.log('\nThe slowest tests:');
for (const { title, seconds } of listSlowest(results, 10)) {
  console.log(`${`${seconds.toFixed(1)} s`.padStart(10)}  ${title}`);
}
const failures = listFailures(results);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((each) => `  ✗ ${each}`).join('\n')}`);
/** @param {'passed' | 'failed'} key */
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
