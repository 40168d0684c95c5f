import type { Row } from '../../../database/database.ts';
import { decryptReadable } from '../../../database/personal-columns.ts';
import { personalTables } from '../../../database/submission-columns.ts';
import { type Check, fail, pass, skip } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** The newest row of each table can be decrypted. Nothing of it is shown. */
export const sampleRow: Check<DatabaseTools> = {
  id: 'sample-row',
  async run({ database }) {
    let count = 0;
    for (const table of personalTables) {
      const [row] = await database.query<Row>(`select * from ${table} order by position desc limit 1`);
      if (!row) continue;
      count += 1;
      const { damaged } = decryptReadable(database.cipher, table, row.id, row);
      if (damaged.length === 0) continue;
      return fail(
        {
          en: `The newest row of ${table} can’t be decrypted (${damaged.join(', ')}).`,
          fr: `La ligne la plus récente de ${table} ne peut pas être déchiffrée (${damaged.join(', ')}).`,
        },
        {
          en: 'Compare DATA_KEYS with those of the last release; if they are the same, take the row from a backup.',
          fr: 'Comparez DATA_KEYS à celles de la version précédente; si ce sont les mêmes, reprenez la ligne d’une sauvegarde.',
        },
      );
    }
    if (count === 0) return skip({ en: 'Nothing has been stored yet.', fr: 'Rien n’a encore été enregistré.' });
    return pass({
      en: `The newest row of each of ${count} tables can be decrypted.`,
      fr: `La ligne la plus récente de chacune des ${count} tables se déchiffre.`,
    });
  },
};
