import { migrations as known, listApplied } from '../../../database/migrate.ts';
import { type Check, fail, pass, warn } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

const plural = (count: number) => (count > 1 ? 's' : '');

/** The database has the tables of this release. */
export const pendingMigrations: Check<DatabaseTools> = {
  id: 'migrations',
  async run({ database }) {
    const [row] = await database.query<{ exists: boolean }>(
      `select to_regclass('applied_migrations') is not null as exists`,
    );
    const applied = row?.exists ? await listApplied(database) : [];
    const newer = applied.filter((id) => !known.some((migration) => migration.id === id));
    if (newer.length > 0)
      return fail(
        {
          en: `The database is of a newer release: this one doesn’t know ${newer.join(', ')}.`,
          fr: `La base de données est d’une version plus récente : celle-ci ne connaît pas ${newer.join(', ')}.`,
        },
        {
          en: 'Start the newer release, or restore a backup from before the upgrade into an empty database.',
          fr: 'Démarrez la version plus récente, ou restaurez une sauvegarde d’avant la mise à niveau dans une base vide.',
        },
      );
    const pending = known.length - applied.length;
    if (pending === 0)
      return pass({ en: 'The database has all migrations.', fr: 'La base de données a toutes les migrations.' });
    return warn(
      {
        en: `${pending} migration${plural(pending)} will run at the next start, ${applied.length === 0 ? 'on an empty database' : 'on a database that has data'}.`,
        fr: `${pending} migration${plural(pending)} ${pending > 1 ? 'seront exécutées' : 'sera exécutée'} au prochain démarrage, ${applied.length === 0 ? 'sur une base vide' : 'sur une base qui a des données'}.`,
      },
      {
        en: 'Make a backup, then start the server.',
        fr: 'Faites une sauvegarde, puis démarrez le serveur.',
      },
    );
  },
};
