import { existsSync, type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports changed paths below `root` in folders and their subfolders. Watches every folder separately, because Node's
 * recursive watching loses a file on Linux when an editor replaces it. The returned function stops watching.
 */
export function watchFolders(root: string, folders: readonly string[], onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const isFolder = (path: string) => existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();

  function forget(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function report(path: string): void {
    if (!isFolder(path)) {
      forget(path);
      onChange(path);
      return;
    }
    if (watchers.has(path)) return;
    // Files may have been added to a new folder before it was watched.
    for (const inside of add(path)) onChange(inside);
  }

  /** Watches a folder and its subfolders; returns the files in them. */
  function add(folder: string): string[] {
    const watcher = watch(join(root, folder), (_, name) => name && report(`${folder}/${name}`));
    watcher.on('error', () => forget(folder));
    watchers.set(folder, watcher);
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? add(path) : [path];
    });
  }

  for (const folder of folders) add(folder);
  return () => [...watchers.keys()].forEach(forget);
}
