import { type Check, fail, pass } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** The server can take submissions. */
export const ready: Check<DeploymentTools> = {
  id: 'ready',
  async run({ ask }) {
    const { status } = await ask('/readyz');
    if (status === 200) return pass({ en: 'The server takes submissions.', fr: 'Le serveur accepte les soumissions.' });
    return fail(
      {
        en: `The server is not ready (HTTP ${status} for /readyz): it can’t store submissions.`,
        fr: `Le serveur n’est pas prêt (HTTP ${status} pour /readyz) : il ne peut pas enregistrer de soumissions.`,
      },
      {
        en: 'See the checks of the database and the disk, and the server’s log.',
        fr: 'Voyez les vérifications de la base de données et du disque, et le journal du serveur.',
      },
      `HTTP ${status}`,
    );
  },
};
