import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes files of the built site; `add` takes a name with its extension and returns the address to link to. */
export interface SiteFiles {
  /**
   * Writes /assets/<name>-<hash>.<extension>, which may be cached forever, and returns that address. Pages of other
   * sites may embed files under `articles`.
   */
  addAsset(name: string, content: string | Uint8Array, folder?: 'assets' | 'articles'): string;
  /** Writes a file at a path relative to the site's root. */
  write(path: string, content: string | Uint8Array): void;
}

/** Inserts the content's hash before the extension: `site.css` becomes `site-1a2b3c4d5e.css`. */
export function formatHashedName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return name.replace(/(\.[^.]+)$/, `-${hash}$1`);
}

/** Writes site files into one folder; creates folders as needed. */
export function openSiteFiles(folder: string): SiteFiles {
  const write = (path: string, content: string | Uint8Array): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  return {
    write,
    addAsset(name, content, inside = 'assets') {
      const path = `${inside}/${formatHashedName(name, content)}`;
      write(path, content);
      return `/${path}`;
    },
  };
}
