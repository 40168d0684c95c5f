import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../widgets/manifest/release-manifest.ts';
import { loadSettings } from './install.mjs';

/**
 * Folders of `dist/widgets` whose files pages go on asking for after the next release: pinned releases, and the chunks
 * and style sheets that prerendered markup links.
 */
const lasting = ['v', 'v1/chunks'];

/** Copies a file or a folder whole or not at all: a copy that was interrupted would never be completed. */
function copyWhole(from: string, to: string, unfinished: string): void {
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true, preserveTimestamps: true });
  mkdirSync(dirname(to), { recursive: true });
  renameSync(unfinished, to);
}

/**
 * Copies the lasting files of the widgets from one folder into another of the same layout, and leaves what is there.
 * Returns the copied entries as paths relative to `to`; empty where nothing is new, and where `from` does not exist.
 */
function copyLastingFiles(from: string, to: string): string[] {
  return lasting.flatMap((folder) => {
    if (!existsSync(join(from, folder))) return [];
    const fresh = readdirSync(join(from, folder)).filter((name) => !existsSync(join(to, folder, name)));
    for (const name of fresh) copyWhole(join(from, folder, name), join(to, folder, name), join(to, '.unfinished'));
    return fresh.map((name) => join(folder, name));
  });
}

/** Keeps the lasting files of a build; returns those that are new. */
export const keepRelease = (built: string, kept: string): string[] => copyLastingFiles(built, kept);

/**
 * Puts the kept files into a build, and returns what it lacked. Files of a pinned release that was kept replace those
 * built with its number, since pages check them by their digests; chunks that are only in the build stay, because
 * `v1/vitrine.checked.js` loads them.
 */
export function restoreReleases(kept: string, built: string): string[] {
  const restored = copyLastingFiles(kept, built);
  const pinned = join(kept, 'v');
  for (const name of existsSync(pinned) ? listFiles(pinned) : []) {
    const target = join(built, 'v', name);
    // Removed first: the build links files of `v1/` there, which must not change with them.
    rmSync(target, { force: true });
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(pinned, name), target, { preserveTimestamps: true });
  }
  return restored;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  loadSettings();
  const built = 'dist/widgets';
  const kept = env.WIDGET_RELEASES_DIR || 'releases';
  const isRestoring = argv[2] === '--restore';
  if (!isRestoring && !existsSync(built)) {
    stdout.write('There is no dist/widgets; run `npm run build` first.\n');
    exit(1);
  }
  const copied = isRestoring ? restoreReleases(kept, built) : keepRelease(built, kept);
  const target = relative('', isRestoring ? built : kept);
  if (copied.length || !isRestoring) stdout.write(`copied ${copied.length} entries of the widgets into ${target}\n`);
}
