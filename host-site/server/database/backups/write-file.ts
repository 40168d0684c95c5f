import { randomBytes } from 'node:crypto';
import { lstat, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError } from '../backup-error.ts';

/** The first line of every age file. */
const ageLine = Buffer.from('age-encryption.org/v1\n');

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/** Whether a file begins as an age file does. */
async function isBackup(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageLine.length));
    return buffer.subarray(0, bytesRead).equals(ageLine);
  } finally {
    await file.close();
  }
}

/** Throws BackupError where a backup would replace anything but an earlier one. Root could even replace a device. */
async function checkTarget(path: string): Promise<void> {
  if (!(await isFolder(dirname(path)))) throw new BackupError(`There is no folder ${dirname(path)}: create it first.`);
  const found = await lstat(path).catch(() => undefined);
  if (!found) return;
  if (!found.isFile()) throw new BackupError(`${path} exists and is not a file: choose another name.`);
  if (!(await isBackup(path))) throw new BackupError(`${path} exists and is not a backup: choose another name.`);
}

/**
 * The path of a backup: the given file, or one named after the instant in the given folder. Rejects with BackupError when
 * its folder is missing, or when something other than a backup is there.
 */
export async function placeBackup(to: string, now: Date): Promise<string> {
  const instant = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const path = to.endsWith('/') || (await isFolder(to)) ? join(to, `vitrine-${instant}Z.age`) : to;
  await checkTarget(path);
  return path;
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
