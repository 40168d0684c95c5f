import { type Check, fail, pass } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** The database is not a standby, and not read-only. */
export const databaseWritable: Check<DatabaseTools> = {
  id: 'database-writable',
  async run({ database }) {
    const [row] = await database.query<{ standby: boolean; read_only: string }>(
      `select pg_is_in_recovery() as standby, current_setting('transaction_read_only') as read_only`,
    );
    if (row?.standby)
      return fail(
        {
          en: 'The database is a standby: it takes no submissions.',
          fr: 'La base de données est un réplica en attente : elle n’accepte aucune soumission.',
        },
        {
          en: 'Have DATABASE_URL lead to the primary, or promote this one.',
          fr: 'Faites mener DATABASE_URL au serveur principal, ou promouvez celui-ci.',
        },
      );
    if (row?.read_only !== 'off')
      return fail(
        {
          en: 'The database is read-only: it takes no submissions.',
          fr: 'La base de données est en lecture seule : elle n’accepte aucune soumission.',
        },
        {
          en: 'Find out why, such as a full disk, then run `alter database … set default_transaction_read_only = off`.',
          fr: 'Cherchez pourquoi, par exemple un disque plein, puis exécutez `alter database … set default_transaction_read_only = off`.',
        },
      );
    return pass({ en: 'The database can be written.', fr: 'La base de données accepte les écritures.' });
  },
};
