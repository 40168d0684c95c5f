import { type Check, fail, pass } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { missingPath } from '../run-time-pages.ts';

/** A missing page is one to programs too. */
export const missingPage: Check<DeploymentTools> = {
  id: 'missing-page',
  async run({ ask }) {
    const { status } = await ask(missingPath);
    if (status === 404)
      return pass({ en: 'A missing page has the status 404.', fr: 'Une page inexistante a l’état 404.' });
    return fail(
      {
        en: `A missing page has the status ${status} instead of 404: search engines keep it.`,
        fr: `Une page inexistante a l’état ${status} au lieu de 404 : les moteurs de recherche la gardent.`,
      },
      {
        en: 'Take error pages of the proxy’s own out, and `http_404` out of proxy_next_upstream for pages.',
        fr: 'Retirez les pages d’erreur propres au mandataire, et `http_404` de proxy_next_upstream pour les pages.',
      },
    );
  },
};
