import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { statDisk } from '../stat-disk.ts';

/** The embedded database has about as many files. */
const least = 2000;

/** The disk of the folder of data can take more files. */
export const diskInodes: Check<DeploymentTools> = {
  id: 'disk-inodes',
  async run({ config }) {
    const { files, ffree } = await statDisk(config.dataDir);
    // Btrfs and others have no fixed number.
    if (files === 0)
      return skip({
        en: 'The disk of DATA_DIR has no limit on the number of files.',
        fr: 'Le disque de DATA_DIR n’a pas de limite au nombre de fichiers.',
      });
    const message = {
      en: `The disk of DATA_DIR can take ${ffree.toLocaleString('en-CA')} more files.`,
      fr: `Le disque de DATA_DIR peut contenir encore ${ffree.toLocaleString('fr-CA')} fichiers.`,
    };
    if (ffree >= least) return pass(message);
    return fail(
      message,
      {
        en: 'Find the folder with many small files (`du --inodes`) and empty it.',
        fr: 'Trouvez le dossier qui a beaucoup de petits fichiers (`du --inodes`) et videz-le.',
      },
      'ENOSPC',
    );
  },
};
