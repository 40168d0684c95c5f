import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { childEnvironment, ensureInstalled, loadSettings, pinnedNode, root } from './install.mjs';

// `npm run release`: builds, because pages and hours depend on the day as well, and packs a server that runs without npm
// (dist/release).

loadSettings();
ensureInstalled();
if (!(await build())) process.exit(1);
const script = join(root, 'host-site/tooling/write-release.ts');
const { status } = spawnSync(pinnedNode, [script], { cwd: root, stdio: 'inherit', env: childEnvironment({}) });
process.exitCode = status ?? 1;
