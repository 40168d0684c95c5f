import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { childEnvironment, ensureInstalled, pinnedNode, root } from './install.mjs';

const stamp = join(root, 'dist', 'built-from.txt');
const single = ['.env.example', 'package.json', 'package-lock.json', 'rollup.config.mjs', 'tsconfig.json'];
/** @param {string} path */
const isSource = (path) => !/\.(test|spec|fixture)\.tsx?$|(^|\/)README\.md$/.test(path);

function listSources() {
  const inside = ['widgets', 'host-site', 'demo'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(root, folder, path))
      .filter((path) => statSync(path).isFile()),
  );
  return [...single.map((name) => join(root, name)), ...inside].filter(isSource).sort();
}

/** Digest of the names and contents of all files that the build reads. */
export function digestSources() {
  const digest = createHash('sha256').update(process.env.PUBLIC_ORIGIN ?? '');
  for (const path of listSources()) digest.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
  return digest.digest('hex');
}

/** Whether dist/ was built from the current sources. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === digestSources();
}

/** Later steps change dist/ in parts, so the digest no longer describes all of it. */
export function forgetDigest() {
  rmSync(stamp, { force: true });
}

/** Steps of a build, each a script with its arguments. */
const steps = {
  bundle: ['host-site/tooling/bundle.ts'],
  bundlePages: ['host-site/tooling/bundle.ts', '--pages'],
  describe: ['widgets/manifest/write.ts'],
  prerender: ['dist/prerender/prerender.js'],
  stores: ['host-site/stores/write.ts'],
  compress: ['host-site/tooling/compress.ts'],
  release: ['widgets/manifest/release.ts'],
  restore: ['host-site/tooling/earlier-releases.ts', '--restore'],
  package: ['widgets/manifest/package/write.ts'],
  plugins: ['host-site/plugins/write.ts'],
};

/** @param {boolean} showsDrafts */
const stepEnvironment = (showsDrafts) =>
  childEnvironment({ NODE_ENV: 'production', SHOW_DRAFTS: showsDrafts ? '1' : '' });

/**
 * Runs the named build steps in order on the pinned Node; stops at the first failure.
 * @param {(keyof typeof steps)[]} names
 * @param {boolean} showsDrafts whether texts of a template may remain in pages
 * @returns {boolean} whether all succeeded
 */
function runSteps(names, showsDrafts = false) {
  const env = stepEnvironment(showsDrafts);
  return names.every((name) => spawnSync(pinnedNode, steps[name], { cwd: root, stdio: 'inherit', env }).status === 0);
}

/**
 * The same for development: asynchronous, and with a low process priority.
 * @param {(keyof typeof steps)[]} names
 * @returns {Promise<boolean>}
 */
export async function runStepsInBackground(names) {
  for (const name of names) {
    const child = spawn(pinnedNode, steps[name], { cwd: root, stdio: 'inherit', env: stepEnvironment(true) });
    if (child.pid) setPriority(child.pid, 10);
    const [code] = await once(child, 'exit');
    if (code !== 0) return false;
  }
  return true;
}

/**
 * The complete build from an empty dist/. The digest is computed first, so that a file changed meanwhile counts as not
 * built; a build that may show drafts stores no digest.
 * @returns {boolean} whether it succeeded
 */
export function build({ showsDrafts = false } = {}) {
  const digest = digestSources();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const succeeded = runSteps(
    ['bundle', 'describe', 'prerender', 'stores', 'compress', 'release', 'compress', 'restore', 'package', 'plugins'],
    showsDrafts,
  );
  if (succeeded && !showsDrafts) writeFileSync(stamp, `${digest}\n`);
  return succeeded;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = build() ? 0 : 1;
}
