import { findFailureCode } from '../../../failure-code.ts';
import { type Check, fail, pass } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

const isHealthy = (body: Buffer) => /^\{"ok":true/.test(body.toString());

/** The address for visitors leads to this server. */
export const answer: Check<DeploymentTools> = {
  id: 'answer',
  async run({ ask, origin }) {
    const found = await ask('/healthz').catch(findFailureCode);
    if (typeof found === 'string')
      return fail(
        { en: `${origin} can’t be reached (${found}).`, fr: `${origin} est injoignable (${found}).` },
        {
          en: 'ENOTFOUND: the name has no address. ECONNREFUSED: nothing listens there. ECONNRESET or TimeoutError: a firewall. CERT…: see the check tls.',
          fr: 'ENOTFOUND : le nom n’a pas d’adresse. ECONNREFUSED : rien n’écoute là. ECONNRESET ou TimeoutError : un pare-feu. CERT… : voyez la vérification tls.',
        },
        found,
      );
    if (found.status === 200 && isHealthy(found.body))
      return pass({ en: `${origin} leads to the server.`, fr: `${origin} mène au serveur.` });
    const code = `HTTP ${found.status}`;
    return fail(
      {
        en: `${origin} leads to something else than the server (${code} for /healthz).`,
        fr: `${origin} mène à autre chose que le serveur (${code} pour /healthz).`,
      },
      {
        en: '502 or 504: the proxy can’t reach the server; compare its address with HOST and PORT. Else, another site has this name.',
        fr: '502 ou 504 : le mandataire n’atteint pas le serveur; comparez son adresse à HOST et PORT. Sinon, un autre site a ce nom.',
      },
      code,
    );
  },
};
