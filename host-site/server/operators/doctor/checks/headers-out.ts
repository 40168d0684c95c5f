import { listPageHeaders } from '../../../http/security-headers.ts';
import { type Check, fail, pass } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** The headers that protect pages arrive as the server sends them. */
export const headersOut: Check<DeploymentTools> = {
  id: 'headers-out',
  async run({ ask, config }) {
    const { headers } = await ask('/en');
    const changed = Object.entries(listPageHeaders(config))
      .filter(([name, value]) => headers[name.toLowerCase()] !== value)
      .map(([name]) => name);
    if (changed.length === 0)
      return pass({
        en: 'The headers that protect pages arrive as they were sent.',
        fr: 'Les en-têtes qui protègent les pages arrivent tels quels.',
      });
    return fail(
      {
        en: `These headers of pages are missing, doubled or others: ${changed.join(', ')}.`,
        fr: `Ces en-têtes des pages manquent, sont doublés ou changés : ${changed.join(', ')}.`,
      },
      {
        en: 'Take `add_header` and the like for them out of the proxy and the CDN: the server sends all of them. With two policies, browsers apply both.',
        fr: 'Retirez les `add_header` et autres règles semblables du mandataire et du CDN : le serveur les envoie tous. Avec deux politiques, les navigateurs appliquent les deux.',
      },
    );
  },
};
