import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A folder, or the closest above it that exists: where it would be created. */
export async function findFolder(path: string): Promise<string> {
  const exists = await stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  return exists || dirname(path) === path ? path : findFolder(dirname(path));
}
