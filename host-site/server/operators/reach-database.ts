import { setTimeout as wait } from 'node:timers/promises';
import type { ServerConfig } from '../config.ts';
import { checkKeys } from '../database/check-keys.ts';
import type { Database } from '../database/database.ts';
import { hasDatabase } from '../database/database-folder.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { migrate } from '../database/migrate.ts';
import { refuseMoved, refuseUnfinished } from '../database/moves/move-marker.ts';
import { openDatabase } from '../database/open-database.ts';
import { encryptBeforeCommand } from '../delivery/requeue-encrypted.ts';
import { refuseUnfit } from './doctor/refuse-unfit.ts';
import { OperatorError } from './operator-error.ts';
import { askRunningServer } from './operators-socket.ts';
import { type Operator, type OperatorRequest, type Output, runRecorded } from './record-action.ts';

/** Takes each piece once the last one is written, also when no one reads on: a command does all of its work. */
async function writeOutput(pieces: Output): Promise<void> {
  for await (const piece of pieces) await new Promise((done) => process.stdout.write(piece, done));
}

/**
 * Writes the output of an operator's request to standard output, or gives it to `write`. The server that has the
 * embedded database runs it; without one, the database is opened here for `work`. Rejects with OperatorError when it is
 * not possible.
 */
export async function reachDatabase(
  config: ServerConfig,
  operator: Operator,
  asked: OperatorRequest,
  work: (database: Database) => Output,
  write: (pieces: Output) => Promise<void> = writeOutput,
): Promise<void> {
  const writeFromDatabase = async () => {
    const database = await openDatabase(config, () => undefined);
    try {
      await refuseUnfit(database);
      await refuseUnfinished(database);
      // A move that ended in its last step is begun anew.
      if (!('path' in asked) || asked.path !== '/move') await refuseMoved(database, config.dataDir);
      await migrate(database);
      await checkKeys(database);
      await encryptBeforeCommand(database, config.delivery);
      await write(runRecorded({ database, dataDir: config.dataDir }, operator, asked, work(database)));
    } finally {
      await database.close();
    }
  };
  if (config.databaseUrl) return writeFromDatabase();
  for (let attempt = 1; ; attempt += 1) {
    const pieces = await askRunningServer(config.dataDir, operator, asked);
    if (pieces) return write(pieces);
    if (!(await hasDatabase(config.dataDir))) throw new OperatorError(`no database in ${config.dataDir}`);
    try {
      return await writeFromDatabase();
    } catch (error) {
      // A starting server locks the folder before it responds.
      if (!(error instanceof FolderInUseError) || attempt === 20) throw error;
      await wait(500);
    }
  }
}
