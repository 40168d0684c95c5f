import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { childEnvironment, ensureInstalled, pinnedNode, root } from './install.mjs';

const stamp = join(root, 'dist', 'built-from.txt');
const single = ['.env.example', 'package.json', 'package-lock.json', 'rollup.config.mjs', 'tsconfig.json'];
const isSource = (path) => !/\.(test|spec|fixture)\.tsx?$|(^|\/)README\.md$/.test(path);

function listSources() {
  const inside = ['widgets', 'host-site', 'demo'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  return [...single.map((name) => join(root, name)), ...inside].filter(isSource).sort();
}

/** A digest of everything that the build reads, names and contents. */
export function digestSources() {
  const digest = createHash('sha256').update(process.env.PUBLIC_ORIGIN ?? '');
  for (const path of listSources()) digest.update(`\0${path.slice(root.length)}\0`).update(readFileSync(path));
  return digest.digest('hex');
}

/** Whether dist/ was made from the sources as they are now. */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === digestSources();
}

/** What follows changes dist/ in parts, so that no digest speaks for the whole of it any longer. */
export function forgetDigest() {
  rmSync(stamp, { force: true });
}

const steps = {
  bundle: ['node_modules/rollup/dist/bin/rollup', '-c'],
  bundlePages: ['node_modules/rollup/dist/bin/rollup', '-c', '--configPages'],
  describe: ['widgets/manifest/write.ts'],
  prerender: ['dist/prerender/prerender.js'],
  stores: ['host-site/stores/write.ts'],
  compress: ['host-site/compress.mjs'],
  release: ['widgets/manifest/release.ts'],
  package: ['widgets/manifest/package/write.ts'],
};

/**
 * Runs the named steps of the build, in order, on the pinned Node; stops at the first that fails.
 * @param {(keyof typeof steps)[]} names
 * @returns {boolean} whether all of them succeeded
 */
export function runSteps(names) {
  const env = childEnvironment({ NODE_ENV: 'production' });
  return names.every((name) => spawnSync(pinnedNode, steps[name], { cwd: root, stdio: 'inherit', env }).status === 0);
}

/**
 * The whole build from an empty dist/. The digest is taken first, so that a file changed meanwhile counts as not built.
 * @returns {boolean} whether it succeeded
 */
export function build() {
  const digest = digestSources();
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const succeeded = runSteps([
    'bundle',
    'describe',
    'prerender',
    'stores',
    'compress',
    'release',
    'compress',
    'package',
  ]);
  if (succeeded) writeFileSync(stamp, `${digest}\n`);
  return succeeded;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exitCode = build() ? 0 : 1;
}
