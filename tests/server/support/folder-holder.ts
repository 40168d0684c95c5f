import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { acquireFolderLock, type FolderLock } from '../../../host-site/server/database/folder-lock.ts';
import { takeKernelLock } from '../../../host-site/server/database/kernel-lock.ts';
import { openPglite } from '../../../host-site/server/database/pglite.ts';

// A separate process that locks a folder, or opens the embedded database and writes, under a given host name. On
// another host there is neither the kernel lock nor the kernel's name.

const [task = '', path = '', kernel = ''] = process.argv.slice(2);
const machine = { kernel, takeKernelLock: kernel === 'this' ? takeKernelLock : () => undefined };
const times = { heartbeat: 200, limit: 2000, watch: 600, check: 100, settle: 300 };
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Takes and releases the lock on the parent's command. */
async function takeTurns(): Promise<void> {
  let lock: FolderLock | undefined;
  process.on('message', async (message) => {
    if (message === 'take') {
      lock = await acquireFolderLock(path, machine, times).catch(() => undefined);
      process.send?.(lock ? 'held' : 'refused');
    }
    if (message === 'give back') {
      await lock?.release();
      process.send?.('given back');
    }
  });
  process.send?.('ready');
  await once(process, 'disconnect');
}

/** Inserts a row every few milliseconds until the database refuses one. */
async function write(): Promise<void> {
  const database = await openPglite(path, machine, times);
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
