import { mkdir, readFile, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Raised when another process has the data folder; the message names it and says what to do. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

export interface FolderLock {
  release(): Promise<void>;
}

interface Holder {
  pid: number;
  /** When the process started, in clock ticks since boot, so that a recycled pid is not taken for it; '' if unknown. */
  startedAt: string;
  host: string;
}

const heartbeat = 10_000;
const heartbeatLimit = 60_000;

async function readStartTime(pid: number): Promise<string> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field, the command in brackets, may hold spaces; the start is field 22.
  return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What the lock file says; undefined when there is none. A file cut short by a crash gives a holder that cannot live. */
async function readHolder(path: string): Promise<Holder | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { pid: 0, startedAt: '', host: hostname() };
  }
}

async function isAlive(holder: Holder, path: string): Promise<boolean> {
  if (holder.host !== hostname()) {
    // Another machine or container on a shared folder: its pids mean nothing here, its heartbeat does.
    const touched = await stat(path)
      .then((entry) => entry.mtimeMs)
      .catch(() => 0);
    return Date.now() - touched < heartbeatLimit;
  }
  if (holder.pid <= 0 || !isRunning(holder.pid)) return false;
  return holder.startedAt === '' || holder.startedAt === (await readStartTime(holder.pid));
}

async function createLockFile(path: string): Promise<boolean> {
  const holder: Holder = { pid: process.pid, startedAt: await readStartTime(process.pid), host: hostname() };
  try {
    await writeFile(path, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead process's lock. The folder made meanwhile keeps two heirs from removing each other's new lock. */
async function removeDeadLock(path: string): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await mkdir(guard);
  } catch {
    const age = await stat(guard)
      .then((entry) => Date.now() - entry.mtimeMs)
      .catch(() => 0);
    if (age > heartbeat) await rmdir(guard).catch(() => undefined);
    await wait(50);
    return;
  }
  try {
    const holder = await readHolder(path);
    if (holder && !(await isAlive(holder, path))) await unlink(path).catch(() => undefined);
  } finally {
    await rmdir(guard).catch(() => undefined);
  }
}

/** Takes the lock file or throws FolderInUseError at once; a lock whose process is gone is taken over. */
export async function acquireFolderLock(path: string): Promise<FolderLock> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (await createLockFile(path)) return keepLock(path);
    const holder = await readHolder(path);
    if (holder && (await isAlive(holder, path))) {
      throw new FolderInUseError(
        `The data folder is in use by process ${holder.pid} on ${holder.host} (${path}). The embedded database takes ` +
          'one process at a time: stop that one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.',
      );
    }
    await removeDeadLock(path);
  }
  throw new FolderInUseError(`The lock of the data folder could not be taken over: ${path}`);
}

function keepLock(path: string): FolderLock {
  const timer = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, heartbeat);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      await unlink(path).catch(() => undefined);
    },
  };
}
