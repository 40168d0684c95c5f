import { minSpace } from '../../../database/folder-space.ts';
import { type Check, fail, pass, warn } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { statDisk } from '../stat-disk.ts';

const megabyte = 1_048_576;
/** Time to react: a backup, a log and a migration each take some of it. */
const comfortable = 1024 * megabyte;

const remedy = {
  en: 'Delete what is old there, such as logs and backups, or give it a larger disk.',
  fr: 'Supprimez-y ce qui est ancien, comme des journaux et des sauvegardes, ou donnez-lui un disque plus grand.',
};

/** The disk of the folder of data has room. */
export const diskSpace: Check<DeploymentTools> = {
  id: 'disk-space',
  async run({ config }) {
    const { bavail, bsize } = await statDisk(config.dataDir);
    const free = bavail * bsize;
    const count = Math.floor(free / megabyte);
    const message = {
      en: `The disk of DATA_DIR has ${count.toLocaleString('en-CA')} MB left.`,
      fr: `Il reste ${count.toLocaleString('fr-CA')}\u00a0Mo sur le disque de DATA_DIR.`,
    };
    if (free < minSpace) return fail(message, remedy, 'ENOSPC');
    return free < comfortable ? warn(message, remedy) : pass(message);
  },
};
