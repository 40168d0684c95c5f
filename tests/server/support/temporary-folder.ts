import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates a folder in the system's temporary folder; `remove` deletes it. */
export function createFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Writes files and their folders, by path relative to `folder`. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}
