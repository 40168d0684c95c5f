// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { childEnvironment, pinnedNode, root } from '../../host-site/tooling/install.mjs';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { listPages, peers } from './peers.mjs';

// How long our site takes to prerender beside Astro and Eleventy, which build as many pages of the same Markdown in both
// languages, each in a layout of a few lines. Theirs have no widgets, pictures or search; ours do all of that. In turns,
// after a build; our rasterized pictures come from their cache. Fails if a generator does not build all the pages, but
// not for its time, because machines differ. `node tests/prerender/compare-prerender.mjs --rounds 5`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' } },
});
const own = join(root, 'tests/prerender');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-prerender-'));
const workFile = join(folder, 'work.txt');

/** A folder that looks like the project's, except that its site is not built yet. */
function linkProject() {
  const project = join(folder, 'ours');
  /** @param {string} path @param {string} without */
  const link = (path, without) => {
    mkdirSync(join(project, path), { recursive: true });
    for (const name of readdirSync(join(root, path))) {
      if (name !== without) symlinkSync(join(root, path, name), join(project, path, name));
    }
  };
  link('', 'dist');
  link('dist', 'site');
  return project;
}

/**
 * `given` is what an earlier step of the build has written into the output.
 * @typedef {{ name: string, cwd: string, command: string[], output: string, given?: string }} Generator
 */
/** @typedef {{ seconds: number, work: number, pages: number }} Figures */

/**
 * Builds a site from nothing: seconds that pass, seconds of processor time, and pages that have a text.
 * @param {Generator} generator
 * @returns {Figures}
 */
function measure({ name, cwd, command, output, given }) {
  rmSync(join(cwd, output), { recursive: true, force: true });
  if (given) cpSync(join(root, given), join(cwd, given), { recursive: true });
  writeFileSync(workFile, '');
  const startedAt = performance.now();
  const { status } = spawnSync(pinnedNode, command, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: childEnvironment({
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${join(own, 'count-work.mjs')}`,
      WORK_FILE: workFile,
      ASTRO_TELEMETRY_DISABLED: '1',
    }),
    timeout: 300_000,
  });
  const seconds = (performance.now() - startedAt) / 1000;
  if (status !== 0) throw new Error(`${name} failed`);
  const work =
    readFileSync(workFile, 'utf8')
      .split('\n')
      .reduce((sum, line) => sum + Number(line), 0) / 1000;
  const files = readdirSync(join(cwd, output), { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .filter((file) => readFileSync(join(cwd, output, file), 'utf8').includes('</h1>'));
  return { seconds, work, pages: pages.length };
}

/** @param {number[]} numbers */
const sort = (numbers) => numbers.toSorted((one, other) => one - other);
/** @param {number[]} numbers */
const median = (numbers) => sort(numbers)[numbers.length >> 1] ?? Number.NaN;
/** @param {number[]} numbers */
const formatSpread = (numbers) =>
  `${median(numbers).toFixed(2)} (${sort(numbers).at(0)?.toFixed(2)}–${sort(numbers).at(-1)?.toFixed(2)})`;

/** @returns {boolean} whether each generator built as many pages as ours */
function compare() {
  const installed = ensurePackages('prerender');
  const ours = {
    name: 'ours',
    cwd: linkProject(),
    command: ['dist/prerender/prerender.js'],
    output: 'dist/site',
    given: 'dist/site/stores',
  };
  // The first time it fills the cache of pictures.
  const { pages: built } = measure(ours);
  const count = built + (built % 2);
  const generators = peers.map(({ name, writeProject, command: [script = '', ...args], output }) => {
    const cwd = join(installed, name);
    rmSync(cwd, { recursive: true, force: true });
    writeProject(cwd, listPages(join(root, 'host-site/retailers/vitrine/content'), count));
    return { name, cwd, command: [join(installed, 'node_modules', script), ...args], output };
  });
  /** @type {Map<string, Figures[]>} */
  const measured = new Map();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const generator of [ours, ...generators])
      measured.set(generator.name, [...(measured.get(generator.name) ?? []), measure(generator)]);
  }
  const rows = [...measured].map(([name, figures]) => ({
    name,
    pages: Math.min(...figures.map(({ pages }) => pages)),
    seconds: formatSpread(figures.map(({ seconds }) => seconds)),
    'processor seconds': formatSpread(figures.map(({ work }) => work)),
  }));
  console.table(rows);
  return rows.every(({ pages }) => pages >= built);
}

const succeeded = compare();
rmSync(folder, { recursive: true, force: true });
const [report] = positionals;
if (report)
  writeFileSync(report, JSON.stringify({ passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }));
process.exitCode = succeeded ? 0 : 1;
