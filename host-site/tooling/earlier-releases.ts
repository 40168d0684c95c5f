import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { argv, env, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';
import { loadSettings } from './install.mjs';

/**
 * Folders of `dist/widgets` whose files pages go on asking for after the next release: pinned releases, and the chunks
 * and style sheets that prerendered markup links.
 */
const lasting = ['v', 'v1/chunks'];

/**
 * Copies the lasting files of the widgets from one folder into another of the same layout, and leaves what is there.
 * Returns the copied entries as paths relative to `to`; empty where nothing is new, and where `from` does not exist.
 */
function copyLastingFiles(from: string, to: string): string[] {
  return lasting.flatMap((folder) => {
    if (!existsSync(join(from, folder))) return [];
    const fresh = readdirSync(join(from, folder)).filter((name) => !existsSync(join(to, folder, name)));
    for (const name of fresh) {
      cpSync(join(from, folder, name), join(to, folder, name), { recursive: true, preserveTimestamps: true });
    }
    return fresh.map((name) => join(folder, name));
  });
}

/** Keeps the lasting files of a build; returns those that are new. */
export const keepRelease = (built: string, kept: string): string[] => copyLastingFiles(built, kept);

/**
 * Puts the kept files into a build, and returns them. A pinned release that was kept replaces one with its number, since
 * pages check it by its digest.
 */
export function restoreReleases(kept: string, built: string): string[] {
  const pinned = join(kept, 'v');
  for (const version of existsSync(pinned) ? readdirSync(pinned) : []) {
    rmSync(join(built, 'v', version), { recursive: true, force: true });
  }
  return copyLastingFiles(kept, built);
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
