import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { noEcho } from '../no-echo.ts';
import { formHeaders } from '../sent-headers.ts';

/** The headers of our forms arrive as they were sent. */
export const headersIn: Check<DeploymentTools> = {
  id: 'headers-in',
  async run({ findEcho, sentHeaders }) {
    const echo = await findEcho();
    if (!echo) return skip(noEcho);
    const lost = Object.keys(formHeaders()).filter((name) => echo.headers[name] !== sentHeaders[name]);
    if (lost.length === 0)
      return pass({
        en: 'The headers of the forms arrive as they were sent.',
        fr: 'Les en-têtes des formulaires arrivent tels quels.',
      });
    return fail(
      {
        en: `These headers don’t arrive as they were sent: ${lost.join(', ')}.`,
        fr: `Ces en-têtes n’arrivent pas tels quels : ${lost.join(', ')}.`,
      },
      {
        en: 'Allow them in the proxy, the balancer and the CDN; for operation_id, nginx needs `underscores_in_headers on`. Without Idempotency-Key, a repeated post is stored twice.',
        fr: 'Autorisez-les dans le mandataire, le répartiteur et le CDN; pour operation_id, nginx a besoin de `underscores_in_headers on`. Sans Idempotency-Key, un envoi répété est enregistré deux fois.',
      },
    );
  },
};
