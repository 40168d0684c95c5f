import { stat } from 'node:fs/promises';
import { findDatabase } from './database-folder.ts';
import { FolderInUseError } from './folder-lock.ts';

const findOwner = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ uid }) => uid,
    () => undefined,
  );

/**
 * Throws FolderInUseError when this process must not open the embedded database, or create it, because another user's
 * server does, or soon will: it could not read the files that this process would leave, and would not start again.
 */
export async function checkFolderOwner(dataDir: string, user = process.getuid?.()): Promise<void> {
  // Windows has no numbers of users.
  if (user === undefined) return;
  const database = await findDatabase(dataDir);
  // Where there is none yet, a user who may write there may begin; root always may, whoever the folder belongs to.
  if (!database && user !== 0) return;
  const owner = await findOwner(database ?? dataDir);
  if (owner === undefined || owner === user) return;
  throw new FolderInUseError(
    `The embedded database in ${dataDir} belongs to user ${owner}, and this process runs as user ${user}. It would leave ` +
      'files that the owner cannot read. Run it as the owner, for example with `runuser -u vitrine -- …` ' +
      '(deploy/README.md tells how with systemd). Root may run commands while the server runs.',
  );
}
