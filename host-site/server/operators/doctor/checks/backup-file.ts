import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findIdentity } from '../../../database/backups/age-keys.ts';
import { verifyBackup } from '../../../database/backups/restore-backup.ts';
import { readTyped } from '../../typed-file.ts';
import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** The newest backup of a folder; undefined without one. */
async function findNewest(folder: string): Promise<string | undefined> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.age'));
  const files = await Promise.all(
    names.map(async (name) => ({ path: join(folder, name), time: (await stat(join(folder, name))).mtimeMs })),
  );
  return files.sort((one, other) => other.time - one.time)[0]?.path;
}

/** The newest backup can be opened with its key and the keys of personal data, to its last byte. */
export const backupFile: Check<DeploymentTools> = {
  id: 'backup-file',
  // It is read to its end.
  timeLimit: 30 * 60_000,
  async run({ backups, backupKey, config }) {
    if (!backups || !backupKey)
      return skip({
        en: 'A backup is opened with --backups and --backup-key, where the private key is: not on this machine.',
        fr: 'Une sauvegarde s’ouvre avec --backups et --backup-key, là où est la clé privée : pas sur cette machine.',
      });
    const remedy = {
      en: 'Run `restore --check` on the file for the reason, and make another backup now.',
      fr: 'Exécutez `restore --check` sur le fichier pour en savoir la raison, et faites une autre sauvegarde maintenant.',
    };
    const newest = await findNewest(backups);
    if (!newest)
      return fail(
        { en: `There is no backup in ${backups}.`, fr: `Il n’y a aucune sauvegarde dans ${backups}.` },
        remedy,
      );
    try {
      const { made } = await verifyBackup(newest, findIdentity(readTyped(backupKey)), config);
      return pass({ en: `${newest} of ${made} is complete.`, fr: `${newest}, du ${made}, est complète.` });
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      return fail(
        { en: `${newest} can’t be restored (${name}).`, fr: `${newest} ne peut pas être restaurée (${name}).` },
        remedy,
        name,
      );
    }
  },
};
