import { findLastAction } from '../../../database/operator-actions.ts';
import { type Check, fail, pass, warn } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

const hour = 3_600_000;
/** As the alert BackupStopped. */
const limit = 48 * hour;

const remedy = {
  en: 'Run `backup` to see why, then start vitrine-backup.timer.',
  fr: 'Exécutez `backup` pour voir pourquoi, puis démarrez vitrine-backup.timer.',
};

/** A backup was completed within two days. */
export const backupAge: Check<DatabaseTools> = {
  id: 'backup-age',
  async run({ database, now }) {
    const last = await findLastAction(database, 'backups pass');
    if (last === 0)
      return warn(
        { en: 'No backup has been made.', fr: 'Aucune sauvegarde n’a été faite.' },
        {
          en: 'Make a pair of keys with `backup --make-key`, and start vitrine-backup.timer.',
          fr: 'Créez une paire de clés avec `backup --make-key`, et démarrez vitrine-backup.timer.',
        },
      );
    const hours = Math.floor((now() - last) / hour);
    const message = {
      en: `The newest backup is ${hours} h old.`,
      fr: `La sauvegarde la plus récente a ${hours}\u00a0h.`,
    };
    return now() - last > limit ? fail(message, remedy) : pass(message);
  },
};
