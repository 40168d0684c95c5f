import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Session } from '../database.ts';
import { MoveError } from './move-error.ts';

const locate = (dataDir: string) => join(dataDir, 'moved-to-postgres');

/** Leaves, beside an embedded database, where its data has gone. */
export async function markMoved(dataDir: string, target: string): Promise<void> {
  await writeFile(locate(dataDir), `${target}\n`, { mode: 0o600 });
}

/** Throws MoveError for an embedded database whose data has been moved: what it took now would be missing there. */
export async function refuseMoved({ kind }: Pick<Database, 'kind'>, dataDir: string): Promise<void> {
  if (kind === 'postgres') return;
  const target = await readFile(locate(dataDir), 'utf8').catch(() => undefined);
  if (target === undefined) return;
  throw new MoveError(
    `The data in ${dataDir} was moved to ${target.trim()}: set DATABASE_URL to that database. To go on with the data ` +
      `here instead, without what was stored there since, remove ${locate(dataDir)}.`,
  );
}

/** Whether a database is the target of a move that has not ended; its rows may be missing or half there. */
export async function isUnfinished(session: Session): Promise<boolean> {
  const [row] = await session.query<{ is: boolean }>(`select to_regclass('unfinished_move') is not null as is`);
  return row?.is === true;
}

/** Throws MoveError for a database into which another is still being moved. */
export async function refuseUnfinished(database: Database): Promise<void> {
  if (database.kind === 'pglite' || !(await isUnfinished(database))) return;
  throw new MoveError(
    'The move into this database has not ended. Run it again with `move`, from the data folder that it came from.',
  );
}
