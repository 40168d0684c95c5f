import { type Check, fail, pass, skip, warn } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

const remedy = {
  en: 'Set `pool_mode = session` for this database in pgbouncer.ini; the supplied file has it.',
  fr: 'Mettez `pool_mode = session` pour cette base de données dans pgbouncer.ini; le fichier fourni l’a.',
};

/** No pooler takes a connection away between two statements: the prepared ones stay with it. */
export const databasePooling: Check<DatabaseTools> = {
  id: 'database-pooling',
  async run({ database }) {
    const pooling = await database.findPooling?.();
    if (!pooling)
      return skip({
        en: 'The embedded database has no pooler.',
        fr: 'La base de données intégrée n’a pas de regroupement de connexions.',
      });
    if (pooling === 'session')
      return pass({
        en: 'Each connection keeps its prepared statements.',
        fr: 'Chaque connexion garde ses instructions préparées.',
      });
    if (pooling === 'statements')
      return warn(
        {
          en: 'The pooler shares connections between transactions. Prepared statements go along, but the time limits of statements may not.',
          fr: 'Le regroupement partage les connexions entre les transactions. Les instructions préparées suivent, mais peut-être pas leurs limites de temps.',
        },
        remedy,
      );
    return fail(
      {
        en: 'The pooler shares connections between transactions, and prepared statements are lost: about a quarter of all posts would fail.',
        fr: 'Le regroupement partage les connexions entre les transactions, et les instructions préparées se perdent : environ un envoi sur quatre échouerait.',
      },
      remedy,
    );
  },
};
