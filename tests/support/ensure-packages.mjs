// @ts-check
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../host-site/tooling/install.mjs';

/**
 * Installs what the lock file of `tests/<name>` lists under `node_modules/.cache`, once: large packages that nothing
 * else needs. Returns the folder that has them in its `node_modules`; throws when npm cannot install them.
 * @param {string} name
 */
export function ensurePackages(name) {
  const own = join(root, 'tests', name);
  const installed = join(root, 'node_modules/.cache/vitrine', name);
  const files = ['package.json', 'package-lock.json'];
  /** @param {string} file */
  const isSame = (file) =>
    existsSync(join(installed, file)) && readFileSync(join(own, file)).equals(readFileSync(join(installed, file)));
  if (files.every(isSame) && existsSync(join(installed, 'node_modules'))) return installed;
  mkdirSync(installed, { recursive: true });
  for (const file of files) copyFileSync(join(own, file), join(installed, file));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: installed,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 300_000,
  });
  if (status === 0) return installed;
  // The next run tries again.
  rmSync(join(installed, 'package-lock.json'), { force: true });
  throw new Error(`The packages of tests/${name} could not be installed: is the registry to be reached?`);
}
