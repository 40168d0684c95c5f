import { type Check, fail, pass } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** The oldest that the queue (pg-boss) supports. */
const oldest = 13;

/** PostgreSQL is not older than the queue needs. */
export const databaseVersion: Check<DatabaseTools> = {
  id: 'database-version',
  async run({ database }) {
    const [row] = await database.query<{ version: string; name: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_version') as name`,
    );
    const name = row?.name.split(' ')[0] ?? '';
    if (Number(row?.version) >= oldest * 10_000)
      return pass({ en: `PostgreSQL is version ${name}.`, fr: `PostgreSQL est en version ${name}.` });
    return fail(
      {
        en: `PostgreSQL is version ${name}, and ${oldest} is the oldest that works.`,
        fr: `PostgreSQL est en version ${name}; la plus ancienne qui convient est la ${oldest}.`,
      },
      {
        en: 'Upgrade PostgreSQL before you start the server.',
        fr: 'Mettez PostgreSQL à niveau avant de démarrer le serveur.',
      },
    );
  },
};
