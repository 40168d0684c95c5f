import { randomUUID } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import { rename, unlink, utimes, writeFile } from 'node:fs/promises';
import { hostname, uptime } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { takeKernelLock } from './kernel-lock.ts';
import {
  describeHolder,
  type Holder,
  isMissing,
  isUnchanged,
  type LockFileState,
  parseHolder,
  placeFile,
  readFileTimes,
  readLockFile,
} from './lock-file.ts';

/** Thrown when another process has the data folder; the message names it and says what to do. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** Thrown once another process has taken the data folder: nothing more may be written to it. */
export class FolderLostError extends Error {
  override name = 'FolderLostError';
}

/** A lock that lets only one process use the data folder. */
export interface FolderLock {
  /**
   * Whether the folder was taken from a process that gave no sign of life, but may only be halted. It may then finish
   * a statement, so what it has open must not be used.
   */
  formerMayWake: boolean;
  /** Throws FolderLostError once another process has the folder; reads the file unless a recent check exists. */
  assertHeld(): void;
  /** Resolves when the lock is lost. */
  lost: Promise<FolderLostError>;
  release(): Promise<void>;
}

/** Where the process runs. */
export interface Machine {
  /** Identifies a running kernel; empty when unknown. Containers share the kernel of their machine. */
  kernel: string;
  takeKernelLock: typeof takeKernelLock;
}

/** In milliseconds. */
export interface LockTimes {
  /** Interval between two heartbeats. */
  heartbeat: number;
  /** A heartbeat younger than this proves that a holder on another machine is alive. */
  limit: number;
  /** How long to watch for a heartbeat otherwise, since the machines' clocks may differ. Longer than a heartbeat. */
  watch: number;
  /** Interval at which the holder checks its lock. */
  check: number;
  /** How long a new holder waits for a previous one that may still believe it holds the lock. Longer than a check. */
  settle: number;
}

const defaultTimes: LockTimes = { heartbeat: 2000, limit: 15_000, watch: 6000, check: 1000, settle: 2500 };

function identifyKernel(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    // Without this file, the system has no containers that share a kernel under several names either.
    return process.platform === 'linux' ? '' : `${process.platform} ${hostname()}`;
  }
}

function refuse(path: string, state: LockFileState): FolderInUseError {
  return new FolderInUseError(
    `The data folder is in use by ${describeHolder(state)} (${path}). The embedded database takes ` +
      'one process at a time: stop that one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.',
  );
}

/**
 * Whether the process of a lock file is certainly dead. `canTrustKernel`: we hold the kernel lock, which a live holder
 * on this kernel would have.
 */
async function isDead(
  path: string,
  state: LockFileState,
  machine: Machine,
  canTrustKernel: boolean,
  times: LockTimes,
): Promise<boolean> {
  // A holder with a damaged lock file stops at its next check.
  if (state.kind !== 'holder') return isUnchanged(path, times.settle);
  const { token, kernel } = state.holder;
  if (canTrustKernel && token !== '' && kernel !== '' && kernel === machine.kernel) return true;
  // Only heartbeats prove that another machine on a shared folder, or this one before its restart, is alive.
  const { touched } = await readFileTimes(path);
  const isRecent = Math.abs(Date.now() - touched) < times.limit;
  const isOfThisRun = touched > Date.now() - uptime() * 1000;
  return isRecent && isOfThisRun ? false : isUnchanged(path, times.watch);
}

/** Puts our lock file in its place; resolves to `formerMayWake`. */
async function claim(
  path: string,
  own: Holder,
  machine: Machine,
  hasKernelLock: boolean,
  times: LockTimes,
): Promise<boolean> {
  const draft = `${path}.${own.token}`;
  await writeFile(draft, JSON.stringify(own), { flag: 'wx', mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      if (await placeFile(draft, path)) return false;
      const state = await readLockFile(path);
      if (state.kind === 'none') continue;
      if (!(await isDead(path, state, machine, hasKernelLock, times))) throw refuse(path, await readLockFile(path));
      await rename(draft, path);
      const formerMayWake = !(hasKernelLock && state.kind === 'holder' && state.holder.kernel === machine.kernel);
      // When several machines that cannot see each other's kernel locks take over at once, the last one wins.
      if (formerMayWake) await wait(times.settle);
      const winner = await readLockFile(path);
      if (winner.kind === 'holder' && winner.holder.token === own.token) return formerMayWake;
      throw refuse(path, winner);
    }
    throw refuse(path, { kind: 'none' });
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

/**
 * Takes the lock file or throws FolderInUseError. Processes on one kernel, in any container, exclude each other with a
 * kernel lock, so the file of a dead one is taken over at once. Processes on other machines prove with heartbeats that
 * they are alive; their file is taken over after a timeout.
 */
export async function acquireFolderLock(
  path: string,
  machine: Machine = { kernel: identifyKernel(), takeKernelLock },
  times: LockTimes = defaultTimes,
): Promise<FolderLock> {
  const kernelLock = machine.takeKernelLock(`${path}.kernel`);
  if (kernelLock === 'taken') throw refuse(path, await readLockFile(path));
  const own: Holder = { token: randomUUID(), kernel: machine.kernel, pid: process.pid, host: hostname() };
  try {
    const formerMayWake = await claim(path, own, machine, kernelLock !== undefined, times);
    const kept = keepLock(path, own.token, times);
    return { ...kept, formerMayWake, release: () => kept.release().finally(() => kernelLock?.release()) };
  } catch (error) {
    kernelLock?.release();
    throw error;
  }
}

function readLock(path: string): LockFileState {
  try {
    return parseHolder(readFileSync(path, 'utf8'));
  } catch (error) {
    if (isMissing(error)) return { kind: 'none' };
    throw error;
  }
}

/** Holds the lock until it is released: renews its file, and notices when another process has replaced it. */
function keepLock(path: string, token: string, times: LockTimes): Omit<FolderLock, 'formerMayWake'> {
  let reportLoss: (error: FolderLostError) => void = () => undefined;
  const lost = new Promise<FolderLostError>((resolve) => {
    reportLoss = resolve;
  });
  let loss: FolderLostError | undefined;
  let seenAt = { wall: Date.now(), uptime: performance.now() };

  /** Reads the file synchronously, so that nothing can run between the check and the write that it permits. */
  function checkLock(): void {
    if (loss) throw loss;
    const state = readLock(path);
    seenAt = { wall: Date.now(), uptime: performance.now() };
    if (state.kind === 'holder' && state.holder.token === token) return;
    loss = new FolderLostError(
      `The data folder is no longer ours: its lock (${path}) is ` +
        `${state.kind === 'holder' ? `that of ${describeHolder(state)}` : state.kind === 'none' ? 'gone' : 'damaged'}. ` +
        'Nothing more is written to it.',
    );
    stopTimers();
    reportLoss(loss);
    throw loss;
  }
  const runWhileHeld = (andThen: () => void) => {
    try {
      checkLock();
      andThen();
    } catch {
      // `lost` or the next statement reports this.
    }
  };
  const touchFile = () => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  };
  const timers = [
    setInterval(() => runWhileHeld(() => undefined), times.check).unref(),
    setInterval(() => runWhileHeld(touchFile), times.heartbeat).unref(),
  ];
  const stopTimers = () => timers.forEach(clearInterval);

  return {
    lost,
    assertHeld() {
      if (loss) throw loss;
      // After the process or machine was suspended, its timers are late as well; one of the clocks shows that.
      const [wall, uptime] = [Date.now() - seenAt.wall, performance.now() - seenAt.uptime];
      if (wall < 0 || Math.max(wall, uptime) > times.check) checkLock();
    },
    async release() {
      stopTimers();
      runWhileHeld(() => unlinkSync(path));
    },
  };
}
