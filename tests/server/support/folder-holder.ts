import { once } from 'node:events';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { createCipher } from '../../../host-site/server/database/cipher.ts';
import { acquireFolderLock, type FolderLock } from '../../../host-site/server/database/folder-lock.ts';
import { takeKernelLock } from '../../../host-site/server/database/kernel-lock.ts';
import { readKeyFile } from '../../../host-site/server/database/key-ring.ts';
import { openPglite } from '../../../host-site/server/database/pglite.ts';

// A separate process that locks a folder, or opens the embedded database and writes, under a given host name. On
// another host there is neither the kernel lock nor the kernel's name.

const [task = '', kernel = '', path = ''] = process.argv.slice(2);
const machine = { kernel, takeKernelLock: kernel === 'this' ? takeKernelLock : () => undefined };
const times = { heartbeat: 200, limit: 2000, watch: 600, check: 100, settle: 300 };
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Takes or releases locks, all at once, on the parent's command. */
async function takeTurns(): Promise<void> {
  const locks: FolderLock[] = [];
  const take = async (lockPath: string) => {
    const lock = await acquireFolderLock(lockPath, machine, times).catch(() => undefined);
    if (lock) locks.push(lock);
    return lock ? 'held' : 'refused';
  };
  process.on('message', async (paths: readonly string[]) => {
    // No paths: give back what is held.
    if (paths.length === 0) await Promise.all(locks.splice(0).map((lock) => lock.release()));
    process.send?.(await Promise.all(paths.map(take)));
  });
  process.send?.('ready');
  await once(process, 'disconnect');
}

/** Halts this process right before it next writes to a file, in the middle of a statement of the embedded database. */
function haltAtNextWrite(): void {
  const { writeSync } = fs;
  fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
    fs.writeSync = writeSync;
    syncBuiltinESMExports();
    say('halted');
    process.kill(process.pid, 'SIGSTOP');
    return writeSync(...args);
  }) as typeof writeSync;
  syncBuiltinESMExports();
}

/** On the parent's command, inserts a row every few milliseconds until the database refuses one or it is to halt. */
async function write(): Promise<void> {
  process.send?.('ready');
  await once(process, 'message');
  process.once('message', haltAtNextWrite);
  const database = await openPglite(path, createCipher(await readKeyFile(path)), machine, times);
  await database.executeSql('create table if not exists written (number integer, pid integer)');
  for (let number = 1; ; number += 1) {
    await database.query('insert into written (number, pid) values ($1, $2)', [number, process.pid]);
    say(`wrote ${number}`);
    await wait(20);
  }
}

try {
  await (task === 'write' ? write() : takeTurns());
} catch (error) {
  say(`stopped: ${error instanceof Error ? error.name : error}`);
}
process.exit();
