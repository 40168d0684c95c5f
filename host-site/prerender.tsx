import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSiteFiles } from './prerender/assets.ts';
import { openBuild } from './prerender/open-build.ts';
import { findAllTouched } from './prerender/touched.ts';
import { writeSite, writeTouched } from './prerender/write-site.ts';

// Renders the site into dist/site. A parent that says `--stay` keeps it and sends the paths of what has changed; it
// answers whether that could be rendered.

const root = process.cwd();
const origin = (process.env.PUBLIC_ORIGIN ?? 'https://www.vitrine.example').replace(/\/+$/, '');
const stays = process.argv.includes('--stay');
const started = performance.now();
const folder = join(root, 'dist/site');
// Where somebody looks at the site meanwhile, the stores and what is compressed stay.
if (!stays) rmSync(folder, { recursive: true, force: true });

const files = openSiteFiles(folder);
const readSources = await openBuild(root, origin, files);

async function renderAll(since: number, sources = readSources()): Promise<void> {
  const { pages, drawn } = await writeSite(sources, files);
  console.log(`Prerendered ${pages} pages into dist/site in ${tellSeconds(since)}; ${drawn} cards drawn anew`);
}

async function renderChanged(since: number, paths: readonly string[]): Promise<void> {
  const sources = readSources();
  const touched = findAllTouched(paths, sources);
  if (!touched) return renderAll(since, sources);
  const written = await writeTouched(sources, files, touched);
  console.log(`Rendered ${written.join(', ') || 'nothing'} in ${tellSeconds(since)}`);
}

function tellSeconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

// The parent may have ended meanwhile.
const answer = (succeeded: boolean): unknown => process.connected && process.send?.(succeeded);

if (stays) {
  process.on('message', async (paths: string[]) => {
    try {
      await renderChanged(performance.now(), paths);
      answer(true);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      answer(false);
    }
  });
  process.once('disconnect', () => process.exit());
  answer(true);
} else {
  await renderAll(started);
}
