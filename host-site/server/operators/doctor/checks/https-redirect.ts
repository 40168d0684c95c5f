import { findFailureCode } from '../../../failure-code.ts';
import { type Check, fail, pass, skip, warn } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

const remedy = {
  en: 'Have the proxy answer port 80 with `return 308 https://$host$request_uri;`.',
  fr: 'Faites répondre le mandataire au port 80 par `return 308 https://$host$request_uri;`.',
};

/** Whoever types the name without https gets there. */
export const httpsRedirect: Check<DeploymentTools> = {
  id: 'https-redirect',
  async run({ origin = '', plainPort, ask }) {
    if (!origin.startsWith('https:')) return skip({ en: 'The address has no TLS.', fr: 'L’adresse n’a pas de TLS.' });
    const { hostname } = new URL(origin);
    const plain = `http://${hostname}${plainPort === 80 ? '' : `:${plainPort}`}`;
    const found = await ask(`${plain}/en`).catch(findFailureCode);
    if (typeof found === 'string')
      return warn(
        {
          en: `${plain} does not answer (${found}): a name typed without https leads nowhere.`,
          fr: `${plain} ne répond pas (${found}) : un nom tapé sans https ne mène nulle part.`,
        },
        remedy,
        found,
      );
    const target = found.headers.location ?? '';
    if (found.status >= 300 && found.status < 400 && URL.canParse(target) && new URL(target).origin === origin)
      return pass({ en: 'http leads to https.', fr: 'http mène à https.' });
    return fail(
      {
        en: `${plain} does not lead to ${origin} (HTTP ${found.status}${target && ` to ${target}`}).`,
        fr: `${plain} ne mène pas à ${origin} (HTTP ${found.status}${target && ` vers ${target}`}).`,
      },
      remedy,
    );
  },
};
