import { type Check, fail, pass, warn } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

const remedy = {
  en: 'Create another database with `create database … encoding utf8 template template0`, and restore a backup into it.',
  fr: 'Créez une autre base de données avec `create database … encoding utf8 template template0`, puis restaurez-y une sauvegarde.',
};

/** The database stores every letter that people type. */
export const databaseEncoding: Check<DatabaseTools> = {
  id: 'database-encoding',
  async run({ database }) {
    const [row] = await database.query<{ encoding: string }>(`select current_setting('server_encoding') as encoding`);
    const encoding = row?.encoding ?? '';
    if (encoding === 'UTF8') return pass({ en: 'The database stores UTF-8.', fr: 'La base de données est en UTF-8.' });
    // It stores our bytes as they are, but does not know where a letter ends.
    if (encoding === 'SQL_ASCII')
      return warn(
        {
          en: 'The database has the encoding SQL_ASCII: it takes UTF-8 but doesn’t check it.',
          fr: 'La base de données a l’encodage SQL_ASCII : elle accepte l’UTF-8, mais ne le vérifie pas.',
        },
        remedy,
      );
    return fail(
      {
        en: `The database has the encoding ${encoding}, which can’t store every letter that people type; UTF8 can.`,
        fr: `La base de données a l’encodage ${encoding}, qui n’a pas toutes les lettres que les gens tapent; UTF8 les a.`,
      },
      remedy,
    );
  },
};
