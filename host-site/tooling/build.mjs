import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { findRetailerFolder, locateRetailer } from '../retailers/find-retailer.mjs';
import { childEnvironment, ensureInstalled, loadSettings, pinnedNode, root } from './install.mjs';
import { isReadByPages } from './page-files.mjs';

const dist = join(root, 'dist');
const stamp = join(dist, 'built-from.txt');
/** During a build that keeps the bundles, the site of the one before. */
const siteBefore = join(dist, 'site-before');
/** Files at the root that the build reads. */
export const rootSources = [
  '.env.example',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
  'rollup.config.mjs',
  'tsconfig.json',
];
/** @param {string} path */
const isSource = (path) => !/\.(test|spec|fixture)\.tsx?$|(^|\/)README\.md$/.test(path);

/** @param {string} folder */
const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());

function listSources() {
  const inside = ['widgets', 'host-site', 'demo'].flatMap((folder) => listFiles(join(root, folder)));
  const paths = [...rootSources.map((name) => join(root, name)), ...inside, ...listFiles(findRetailerFolder())];
  return [...new Set(paths)].filter(isSource).sort();
}

/**
 * Digest of the names and contents of the files that the build reads: of all, and of those that bundles are made from.
 */
export function digestSources() {
  const [all, bundled] = [createHash('sha256'), createHash('sha256')];
  for (const digest of [all, bundled]) digest.update(`${process.env.PUBLIC_ORIGIN ?? ''}\0${locateRetailer().folder}`);
  for (const path of listSources()) {
    const name = relative(root, path);
    const content = readFileSync(path);
    // Bundles know which pages there are, but not what is on them.
    bundled.update(`\0${name}\0`);
    if (!isReadByPages(name)) bundled.update(content);
    all.update(`\0${name}\0`).update(content);
  }
  return { all: all.digest('hex'), bundled: bundled.digest('hex') };
}

/** The digests of the last complete build; empty when there is none. */
function readStamp() {
  const [all = '', bundled = ''] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  return { all, bundled };
}

/** Whether dist/ was built from the current sources. */
export function isBuilt() {
  return readStamp().all === digestSources().all;
}

/** Later steps change dist/ in parts, so the digest no longer describes all of it. */
export function forgetDigest() {
  rmSync(stamp, { force: true });
}

/** Steps of a build, each a script with its arguments. */
const steps = {
  retailer: ['host-site/sources/retailer/run-retailer-check.ts'],
  bundle: ['host-site/tooling/bundle.ts'],
  bundlePages: ['host-site/tooling/bundle.ts', '--pages'],
  describe: ['widgets/manifest/write-manifests.ts'],
  prerender: ['dist/prerender/prerender.js'],
  stores: ['host-site/sources/stores/write-stores.ts'],
  compress: ['host-site/tooling/compress.ts', siteBefore],
  release: ['widgets/manifest/release.ts'],
  restore: ['host-site/tooling/earlier-releases.ts', '--restore'],
  package: ['widgets/manifest/package/write-package.ts'],
  sizes: ['widgets/manifest/widget-sizes.ts'],
  plugins: ['host-site/plugins/write-plugins.ts'],
};

/** @param {boolean} showsDrafts */
const stepEnvironment = (showsDrafts) =>
  childEnvironment({ NODE_ENV: 'production', SHOW_DRAFTS: showsDrafts ? '1' : '' });

/**
 * @param {keyof typeof steps} name
 * @param {NodeJS.ProcessEnv} env
 */
const start = (name, env) => spawn(pinnedNode, steps[name], { cwd: root, stdio: 'inherit', env });

/**
 * Runs groups of build steps in order on the pinned Node, the steps of a group at the same time; stops after the first
 * group with a failure.
 * @param {(keyof typeof steps)[][]} groups
 * @param {boolean} showsDrafts whether texts of a template may remain in pages
 * @returns {Promise<boolean>} whether all succeeded
 */
async function runSteps(groups, showsDrafts) {
  for (const names of groups) {
    const ends = names.map((name) => once(start(name, stepEnvironment(showsDrafts)), 'exit'));
    for (const [code] of await Promise.all(ends)) if (code !== 0) return false;
  }
  return true;
}

/**
 * Runs steps in order for development, with a low process priority.
 * @param {(keyof typeof steps)[]} names
 * @returns {Promise<boolean>}
 */
export async function runStepsInBackground(names) {
  for (const name of names) {
    const child = start(name, stepEnvironment(true));
    if (child.pid) setPriority(child.pid, 10);
    const [code] = await once(child, 'exit');
    if (code !== 0) return false;
  }
  return true;
}

/**
 * Steps when only pages have changed.
 * @type {(keyof typeof steps)[][]}
 */
export const siteSteps = [['retailer'], ['stores', 'restore'], ['prerender'], ['compress', 'plugins']];
/**
 * Steps of a build from an empty folder.
 * @type {(keyof typeof steps)[][]}
 */
export const allSteps = [
  ['retailer'],
  ['bundle', 'stores'],
  ['describe'],
  ['compress'],
  ['prerender'],
  ['compress'],
  ['release'],
  ['compress'],
  ['restore'],
  ['package'],
  ['plugins'],
  ['sizes'],
];

/**
 * The complete build from an empty dist/; when only what pages are rendered from has changed since the last one, that of an
 * empty dist/site. The digest is computed first, so that a file changed meanwhile counts as not built; a build that may
 * show drafts stores no digest.
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function build({ showsDrafts = false } = {}) {
  const digest = digestSources();
  const hasBundles = readStamp().bundled === digest.bundled;
  // Until the end: what an interrupted build leaves is not built.
  forgetDigest();
  rmSync(hasBundles ? siteBefore : dist, { recursive: true, force: true });
  const site = join(dist, 'site');
  if (existsSync(site)) renameSync(site, siteBefore);
  const succeeded = await runSteps(hasBundles ? siteSteps : allSteps, showsDrafts);
  rmSync(siteBefore, { recursive: true, force: true });
  if (succeeded && !showsDrafts) writeFileSync(stamp, `${digest.all}\n${digest.bundled}\n`);
  return succeeded;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  loadSettings();
  ensureInstalled();
  process.exitCode = (await build()) ? 0 : 1;
}
