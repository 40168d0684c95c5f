import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells the paths below `root` of what changes in folders and all that is in them. Every folder is watched by itself,
 * for Node's recursive watching loses a file on Linux as soon as an editor puts another in its place.
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {(path: string) => void} tell
 * @returns {() => void} ends it
 */
export function watchFolders(root, folders, tell) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  const isFolder = (path) => existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();

  function forget(folder) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  function hear(path) {
    if (!isFolder(path)) {
      forget(path);
      return tell(path);
    }
    if (watchers.has(path)) return;
    // What was put into a new folder before it was watched has been heard by nobody.
    for (const inside of add(path)) tell(inside);
  }

  /** Watches a folder and those in it; gives the files in them. */
  function add(folder) {
    const watcher = watch(join(root, folder), (_, name) => name && hear(`${folder}/${name}`));
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
