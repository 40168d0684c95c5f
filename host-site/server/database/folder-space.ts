import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// The next segment of the database's log takes 16 MB; without space for it the database stops.
/** Bytes that the disk of the data folder must have. */
export const minSpace = 32 * 1024 * 1024;
const sample = Buffer.alloc(64 * 1024, 'x');

/** Rejects when a folder is not writable or nearly full. */
export async function checkFolderSpace(folder: string): Promise<void> {
  const path = join(folder, 'write-check');
  await writeFile(path, sample, { mode: 0o600 });
  await unlink(path);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minSpace) {
    throw Object.assign(new Error('The disk of the data folder is nearly full'), { code: 'ENOSPC' });
  }
}
