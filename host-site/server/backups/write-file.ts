import { randomBytes } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The path of a backup: the given file, or one named after the instant in the given folder. */
export async function placeBackup(to: string, now: Date): Promise<string> {
  const isFolder = await stat(to).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  const instant = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return isFolder || to.endsWith('/') ? join(to, `vitrine-${instant}Z.age`) : to;
}

/**
 * Writes a file that only its owner can read, complete or not at all; an earlier one stays until then. Returns its size
 * in bytes.
 */
export async function writeWhole(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<number> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  const file = await open(draft, 'wx', 0o600);
  try {
    for await (const piece of pieces) await file.writeFile(piece);
    await file.sync();
    const { size } = await file.stat();
    await rename(draft, path);
    return size;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}
