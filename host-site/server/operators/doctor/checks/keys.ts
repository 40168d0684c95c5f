import { listNeededKeys } from '../../../database/check-keys.ts';
import { type Check, fail, pass } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** The keys of personal data are those with which the database was written. */
export const keys: Check<DatabaseTools> = {
  id: 'keys',
  async run({ database }) {
    const needed = await listNeededKeys(database);
    for (const { id, identity } of needed) {
      const given = database.cipher.identifyKey(id);
      if (given === identity) continue;
      const [en, fr] = given === undefined ? ['is missing', 'manque'] : ['is another one', 'est une autre'];
      return fail(
        {
          en: `The key ${id}, with which a part of the personal data was encrypted, ${en}.`,
          fr: `La clé ${id}, avec laquelle une partie des renseignements personnels a été chiffrée, ${fr}.`,
        },
        {
          en: 'Put that key back into DATA_KEYS, after the first one. Without it, the data can’t be read.',
          fr: 'Remettez cette clé dans DATA_KEYS, après la première. Sans elle, les données sont illisibles.',
        },
      );
    }
    return pass({
      en: 'The keys are those that the database was written with.',
      fr: 'Les clés sont celles avec lesquelles la base de données a été écrite.',
    });
  },
};
