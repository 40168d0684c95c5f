import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of the built site; `add` takes a name with its extension and returns the address to link to. */
export interface SiteFiles {
  /**
   * Writes /assets/<name>-<hash>.<extension>, which may be cached for ever, and returns that address. What stands in
   * `articles` may be shown by pages of other sites.
   */
  addAsset(name: string, content: string | Uint8Array, folder?: 'assets' | 'articles'): string;
  /** Writes a file at a path below the site's root. */
  write(path: string, content: string | Uint8Array): void;
}

/** Puts the content's hash before the extension: `site.css` becomes `site-1a2b3c4d5e.css`. */
export function formatHashedName(name: string, content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return name.replace(/(\.[^.]+)$/, `-${hash}$1`);
}

/** Site files kept in one folder; folders are made as they are needed. */
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
