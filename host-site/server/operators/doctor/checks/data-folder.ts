import { stat } from 'node:fs/promises';
import { listOpenEntries } from '../../../database/close-folder.ts';
import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

const format = (mode: number) => (mode & 0o777).toString(8).padStart(4, '0');

/** Only its owner may use the folder of data. */
export const dataFolder: Check<DeploymentTools> = {
  id: 'data-folder',
  async run({ config: { dataDir } }) {
    const exists = await stat(dataDir).catch(() => undefined);
    if (!exists)
      return skip({
        en: `${dataDir} does not exist yet; the server creates it for itself.`,
        fr: `${dataDir} n’existe pas encore; le serveur le crée pour lui seul.`,
      });
    const [folder, ...entries] = await listOpenEntries(dataDir);
    if (!folder)
      return pass({
        en: `Only its owner may use ${dataDir}.`,
        fr: `Seul son propriétaire peut utiliser ${dataDir}.`,
      });
    return fail(
      {
        en: `Others on this machine may use ${dataDir} (${format(folder.mode)}), and ${entries.length} entries in it.`,
        fr: `D’autres que son propriétaire peuvent utiliser ${dataDir} (${format(folder.mode)}), et ${entries.length} éléments de ce dossier.`,
      },
      {
        en: `Run \`chmod -R go-rwx ${dataDir}\`; the server does so at its start when the folder is its own.`,
        fr: `Exécutez \`chmod -R go-rwx ${dataDir}\`; le serveur le fait au démarrage quand le dossier est le sien.`,
      },
    );
  },
};
