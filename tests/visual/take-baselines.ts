import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { childEnvironment, pinnedNode, root } from '../../host-site/tooling/install.mjs';

// `npm run baselines`: takes all pictures of elements and pages again from dist/, and compresses them losslessly.

const folder = join(root, 'tests/visual/baselines');
mkdirSync(folder, { recursive: true });
const listPictures = () => readdirSync(folder).filter((name) => name.endsWith('.png'));

for (const name of listPictures()) rmSync(join(folder, name));
const args = ['test', 'tests/visual', '--update-snapshots=all', '--reporter=line', '--retries=0'];
const { status } = spawnSync(pinnedNode, ['node_modules/@playwright/test/cli.js', ...args], {
  cwd: root,
  stdio: 'inherit',
  env: childEnvironment({ E2E_REPEAT: '2' }),
});
let bytes = 0;
for (const name of listPictures()) {
  const taken = readFileSync(join(folder, name));
  const pressed = await sharp(taken).png({ compressionLevel: 9, effort: 10, adaptiveFiltering: false }).toBuffer();
  const smaller = pressed.length < taken.length ? pressed : taken;
  writeFileSync(join(folder, name), smaller);
  bytes += smaller.length;
}
console.log(`${listPictures().length} pictures, ${Math.round(bytes / 1024)} KiB`);
process.exitCode = status ?? 1;
