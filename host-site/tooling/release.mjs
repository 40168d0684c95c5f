import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { childEnvironment, ensureInstalled, loadSettings, pinnedNode, root } from './install.mjs';

// `npm run release`: builds, because pages and hours depend on the day as well, and packs a server that runs without npm
// (dist/release). It refuses texts that their owner has yet to write.

loadSettings();
ensureInstalled();
const check = [join(root, 'host-site/sources/retailer/run-retailer-check.ts'), '--release'];
const checked = spawnSync(pinnedNode, check, {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment({ NODE_ENV: 'production' }),
});
if (checked.status !== 0) process.exit(1);
if (!(await build())) process.exit(1);
const script = join(root, 'host-site/tooling/write-release.ts');
const { status } = spawnSync(pinnedNode, [script], { cwd: root, stdio: 'inherit', env: childEnvironment({}) });
process.exitCode = status ?? 1;
