import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRetailerFolder } from '../retailers/find-retailer.mjs';

/** The project's root folder, wherever the command was started. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The Node version pinned in package.json; everything except the first steps runs on it. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/**
 * @typedef {{ version: string, optional?: boolean, link?: boolean }} LockedPackage
 * @param {string} path
 * @returns {Record<string, LockedPackage>}
 */
const readPackages = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Whether node_modules contains the packages of package-lock.json. Compares versions, because file dates are
 * meaningless after a fresh clone or in a restored cache.
 */
function isInstalled() {
  if (!existsSync(pinnedNode) || !existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) => path === '' || optional || link || present[path]?.version === version,
  );
}

/**
 * Installs the packages of package-lock.json if needed, without changing that file. `npm ci` would refuse a lock file
 * written where optional packages of other systems were unavailable; `npm install` uses the same versions and adds this
 * system's packages. Exits with a message when npm fails.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages from package-lock.json …');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  // The pinned Node is among the packages to install, so npm runs on the Node at hand.
  const [command, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const { status } = spawnSync(command, given, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm install failed; see its message above.');
    process.exit(status ?? 1);
  }
  if (!existsSync(pinnedNode)) {
    console.error(
      'The pinned Node is missing: its install script unpacks it, but npm is configured to ignore scripts.',
    );
    process.exit(1);
  }
}

/** Ends the process if RETAILER names no retailer: several children would each say so. */
export function requireRetailer() {
  findRetailerFolder();
}

/**
 * Takes settings from `.env`, which the environment overrides. Tests have settings of their own. Ends the process if
 * RETAILER names no retailer.
 */
export function loadSettings() {
  const file = join(root, '.env');
  if (process.env.NODE_ENV !== 'test' && existsSync(file)) process.loadEnvFile?.(file);
  requireRetailer();
}

/**
 * Environment of child processes: the project's own tools, including the pinned Node, come first in PATH.
 * @param {NodeJS.ProcessEnv} additions
 */
export function childEnvironment(additions = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...additions };
}
