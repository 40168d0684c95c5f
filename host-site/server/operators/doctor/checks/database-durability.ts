import { type Check, pass, skip, warn } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** A commit is on the disk before it is answered: whoever was thanked is in the database after a power cut, too. */
export const databaseDurability: Check<DatabaseTools> = {
  id: 'database-durability',
  async run({ database }) {
    if (database.kind === 'pglite')
      return skip({
        en: 'The embedded database writes its own files.',
        fr: 'La base de données intégrée écrit elle-même ses fichiers.',
      });
    const settings = await database.query<{ name: string }>(
      `select name from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name`,
    );
    const off = settings.map(({ name }) => name).join(', ');
    if (!off) return pass({ en: 'A commit waits for the disk.', fr: 'Une validation attend le disque.' });
    return warn(
      {
        en: `PostgreSQL answers before the disk has it (off: ${off}): a crash or a power cut can take what visitors were thanked for.`,
        fr: `PostgreSQL répond avant que le disque ait tout (désactivé : ${off}) : une panne peut emporter ce dont les visiteurs ont été remerciés.`,
      },
      {
        en: 'Set it to `on` in postgresql.conf, and for this database and role (`alter role … reset synchronous_commit`).',
        fr: 'Mettez-le à `on` dans postgresql.conf, et pour cette base et ce rôle (`alter role … reset synchronous_commit`).',
      },
    );
  },
};
