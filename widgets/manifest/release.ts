import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeRelease, listFiles } from './release-manifest.ts';

// Runs after compression: creates the folder of this version beside the moving channel, and a manifest for each. Both
// names are links to the same file, except for the script tags and the chunks of a pinned release, which the bundler
// wrote.
const channel = 'dist/widgets/v1';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const pinned = join('dist/widgets/v', version);

for (const file of listFiles(channel)) {
  if (/^(vitrine(\.checked)?\.js|manifest\.json|chunks\/.*\.js)(\.|$)/.test(file)) continue;
  const target = join(pinned, file);
  mkdirSync(dirname(target), { recursive: true });
  rmSync(target, { force: true });
  linkSync(join(channel, file), target);
}

for (const [folder, name] of [
  [channel, 'v1'],
  [pinned, 'pinned'],
] as const) {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(describeRelease(folder, version, name), null, 2));
}
