import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project, whatever folder the command was typed in. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that the project pins in package.json; everything but the first steps runs on it. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

const readPackages = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Whether node_modules holds what package-lock.json asks for. Versions are compared, not dates: a fresh clone and a
 * restored cache both have dates that say nothing.
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
 * Installs what package-lock.json lists, only where it is needed, and leaves that file alone. `npm ci` would refuse a
 * lock that was written where the optional packages of other systems are not to be had; `npm install` takes the same
 * versions and asks for this system's. Ends the process with a plain message when npm cannot do it.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing what package-lock.json lists …');
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  // The pinned Node is among the things to install, so that npm runs on whatever Node is here.
  const [command, given] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const { status } = spawnSync(command, given, { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm install did not succeed; its own message is above.');
    process.exit(status ?? 1);
  }
  if (!existsSync(pinnedNode)) {
    console.error('The pinned Node is missing: an install script unpacks it, and npm was told to ignore scripts.');
    process.exit(1);
  }
}

/** The environment of every child: the project's own tools, the pinned Node among them, come first. */
export function childEnvironment(additions = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, ...additions };
}
