import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../retailers/retailer-content.ts';
import { readPublicOrigin } from '../../sources/public-origin.ts';
import { findAffectedPages } from '../pages/affected-pages.ts';
import { openSiteFiles } from './assets.ts';
import { openBuild } from './open-build.ts';
import { writeAffected, writeSite } from './write-site.ts';

// Renders the site into dist/site. With `--stay`, it keeps running: the parent sends the paths of changed files, and it
// responds whether they could be rendered.

const root = process.cwd();
const origin = readPublicOrigin(process.env);
const stays = process.argv.includes('--stay');
// Writers need to see unfinished pages; a published build refuses remaining texts of a template.
const showsDrafts = stays || process.env.SHOW_DRAFTS === '1';
const started = performance.now();
const folder = join(root, 'dist/site');
/** Written by a build step of its own, perhaps at the same time. */
const kept = 'stores';

/** Removes what an earlier build left; in development it stays, with its compressed files. */
function empty(): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) if (name !== kept) rmSync(join(folder, name), { recursive: true });
}
if (!stays) empty();

/** Copies the contests to where a server looks for them. */
function copyContests(): void {
  const [from, to] = [join(root, contentFolder, 'contests'), join(root, 'dist/contests')];
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

const files = openSiteFiles(folder);
const readSources = await openBuild({ root, origin, files, showsDrafts });

async function renderAll(since: number, sources = readSources()): Promise<void> {
  const { pages, rasterized } = await writeSite(sources, files);
  copyContests();
  console.log(
    `Prerendered ${pages} pages into dist/site in ${formatSeconds(since)}; ${rasterized} pictures rasterized`,
  );
}

async function renderChanged(since: number, paths: readonly string[]): Promise<void> {
  const sources = readSources();
  const touched = findAffectedPages(paths, sources);
  if (!touched) return renderAll(since, sources);
  const written = await writeAffected(sources, files, touched);
  console.log(`Rendered ${written.join(', ') || 'nothing'} in ${formatSeconds(since)}`);
}

function formatSeconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

// The parent may have ended meanwhile.
const respond = (succeeded: boolean): unknown => process.connected && process.send?.(succeeded);

if (stays) {
  process.on('message', async (paths: string[]) => {
    try {
      await renderChanged(performance.now(), paths);
      respond(true);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      respond(false);
    }
  });
  process.once('disconnect', () => process.exit());
  respond(true);
} else {
  await renderAll(started);
}
