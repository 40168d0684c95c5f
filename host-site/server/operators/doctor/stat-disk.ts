import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { findFolder } from './find-folder.ts';

/** The state of the disk that has a folder, or will have it. */
export const statDisk = async (folder: string): Promise<StatsFs> => statfs(await findFolder(folder));
