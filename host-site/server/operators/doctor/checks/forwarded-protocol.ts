import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { noEcho } from '../no-echo.ts';

/** The server knows whether the visitor’s connection is encrypted. */
export const forwardedProtocol: Check<DeploymentTools> = {
  id: 'forwarded-protocol',
  async run({ findEcho, origin = '' }) {
    if (!origin.startsWith('https:')) return skip({ en: 'The address has no TLS.', fr: 'L’adresse n’a pas de TLS.' });
    const echo = await findEcho();
    if (!echo) return skip(noEcho);
    const told = echo.headers['x-forwarded-proto']?.split(',')[0]?.trim() ?? '–';
    if (told === 'https' && echo.trustedProxies > 0)
      return pass({
        en: 'The server knows that the connection is encrypted.',
        fr: 'Le serveur sait que la connexion est chiffrée.',
      });
    return fail(
      {
        en: `The visitor’s connection is encrypted, and the server does not know it (X-Forwarded-Proto: ${told}): browsers get no Strict-Transport-Security.`,
        fr: `La connexion du visiteur est chiffrée, et le serveur ne le sait pas (X-Forwarded-Proto : ${told}) : les navigateurs ne reçoivent pas Strict-Transport-Security.`,
      },
      {
        en: 'Have the proxy that ends TLS send `X-Forwarded-Proto: https`, those behind it pass it on, and set TRUST_PROXY.',
        fr: 'Faites envoyer `X-Forwarded-Proto: https` par le mandataire qui termine le TLS, transmettez-le ensuite, et réglez TRUST_PROXY.',
      },
    );
  },
};
