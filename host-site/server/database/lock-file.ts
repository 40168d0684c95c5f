import { link, readFile, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The process that holds a lock. */
export interface Holder {
  /** Random for each lock; empty in the files of earlier versions. */
  token: string;
  kernel: string;
  pid: number;
  host: string;
}

/** What a lock file says: no file, unreadable content, or the process that holds the lock. */
export type LockFileState = { kind: 'none' | 'damaged' } | { kind: 'holder'; holder: Holder };

/** Parses the content of a lock file; anything unreadable is `damaged`. */
export function parseHolder(text: string): LockFileState {
  try {
    const { token = '', kernel = '', pid, host } = JSON.parse(text);
    const isHolder = typeof pid === 'number' && [token, kernel, host].every((part) => typeof part === 'string');
    return isHolder ? { kind: 'holder', holder: { token, kernel, pid, host } } : { kind: 'damaged' };
  } catch {
    return { kind: 'damaged' };
  }
}

/** Whether a file system error means that the file does not exist. */
export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Reads a lock file. Rejects with file system errors other than ENOENT. */
export async function readLockFile(path: string): Promise<LockFileState> {
  try {
    return parseHolder(await readFile(path, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return { kind: 'none' };
    throw error;
  }
}

/** Names the process that holds a lock, for messages. */
export function describeHolder(state: LockFileState): string {
  return state.kind === 'holder' ? `process ${state.holder.pid} on ${state.holder.host}` : 'another process';
}

/** Creates a complete file at a path atomically; false when one exists. */
export async function placeFile(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
  }
  // Some file systems have no hard links.
  return writeFile(path, await readFile(draft), { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/** Content and modification time of a lock file; a change of either is a heartbeat. */
export async function readFileTimes(path: string): Promise<{ text: string; touched: number }> {
  // Opening the file first makes a network share fetch the time from its server.
  const text = await readFile(path, 'utf8').catch(() => '');
  const touched = await stat(path).then(
    (entry) => entry.mtimeMs,
    () => 0,
  );
  return { text, touched };
}

/** Whether the file stays unchanged for that many milliseconds. */
export async function isUnchanged(path: string, duration: number): Promise<boolean> {
  const first = await readFileTimes(path);
  await wait(duration);
  const second = await readFileTimes(path);
  return first.text === second.text && first.touched === second.touched;
}
