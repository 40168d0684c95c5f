import { type Check, pass, skip, warn } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { noEcho } from '../no-echo.ts';

/** No visitor chooses the id under which a request is logged. */
export const requestId: Check<DeploymentTools> = {
  id: 'request-id',
  async run({ findEcho, sentHeaders }) {
    const echo = await findEcho();
    if (!echo) return skip(noEcho);
    if (echo.requestId !== sentHeaders['x-request-id'])
      return pass({
        en: 'Ids of requests are those of the server or the proxy.',
        fr: 'Les identifiants des requêtes sont ceux du serveur ou du mandataire.',
      });
    return warn(
      {
        en: 'A visitor can choose the id under which a request is logged and a submission stored.',
        fr: 'Un visiteur peut choisir l’identifiant sous lequel une requête est journalisée et une soumission enregistrée.',
      },
      {
        en: 'Set `proxy_set_header X-Request-Id $request_id;` in the first proxy, as the supplied nginx.conf does.',
        fr: 'Mettez `proxy_set_header X-Request-Id $request_id;` dans le premier mandataire, comme le nginx.conf fourni.',
      },
    );
  },
};
