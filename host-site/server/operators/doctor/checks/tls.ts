import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { findFailureCode } from '../../../failure-code.ts';
import { type Check, fail, pass, skip, warn } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

const day = 86_400_000;
/** Let’s Encrypt renews a month before the end. */
const comfortable = 14;
const timeLimit = 10_000;

const renew = {
  en: 'Renew the certificate, and reload the proxy: it keeps the old one until then.',
  fr: 'Renouvelez le certificat et rechargez le mandataire : il garde l’ancien jusque-là.',
};
const remedies: Readonly<Record<string, { en: string; fr: string }>> = {
  ENOTFOUND: {
    en: 'The name has no address: add it to the DNS, or wait until it is known here.',
    fr: 'Le nom n’a pas d’adresse : ajoutez-le au DNS, ou attendez qu’il soit connu ici.',
  },
  ECONNREFUSED: {
    en: 'Nothing listens there: start the proxy, or open its port.',
    fr: 'Rien n’y écoute : démarrez le mandataire, ou ouvrez son port.',
  },
  CERT_HAS_EXPIRED: renew,
  ERR_TLS_CERT_ALTNAME_INVALID: {
    en: 'Have the certificate issued for the name in PUBLIC_ORIGIN too.',
    fr: 'Faites émettre le certificat aussi pour le nom de PUBLIC_ORIGIN.',
  },
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: {
    en: 'Configure the whole chain (fullchain.pem), not the server’s certificate alone; phones and services don’t fetch the rest.',
    fr: 'Configurez toute la chaîne (fullchain.pem), pas seulement le certificat du serveur; les téléphones et les services ne cherchent pas le reste.',
  },
};
const otherRemedy = {
  en: 'Look the code up, and compare certificate, key and chain in the proxy’s settings.',
  fr: 'Cherchez ce que signifie le code, et comparez certificat, clé et chaîne dans les réglages du mandataire.',
};

/** A connection with TLS, also with a certificate that is not trusted. */
async function connectAnyway(origin: string, lookup: DeploymentTools['lookup']): Promise<TLSSocket> {
  const { hostname, port } = new URL(origin);
  const servername = /^[\d.]+$|:/.test(hostname) ? '' : hostname;
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 443),
    servername,
    // It is judged below.
    rejectUnauthorized: false,
    ...(lookup && { lookup }),
  });
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(timeLimit) });
  return socket;
}

/** The certificate of the address is trusted, of this name, and good for some days. */
export const tls: Check<DeploymentTools> = {
  id: 'tls',
  async run({ origin = '', lookup, now, isPlanned }) {
    if (!origin.startsWith('https:')) return skip({ en: 'The address has no TLS.', fr: 'L’adresse n’a pas de TLS.' });
    const socket = await connectAnyway(origin, lookup).catch(findFailureCode);
    if (typeof socket === 'string') {
      const message = {
        en: `There is no TLS at ${origin} (${socket}).`,
        fr: `Il n’y a pas de TLS à ${origin} (${socket}).`,
      };
      return (isPlanned ? warn : fail)(message, remedies[socket] ?? otherRemedy, socket);
    }
    const { authorizationError, authorized } = socket;
    const { valid_to: end, subjectaltname: names = '' } = socket.getPeerCertificate();
    socket.on('error', () => undefined);
    socket.destroy();
    const days = Math.floor((Date.parse(end) - now()) / day);
    if (!authorized || days < 0) {
      const code = authorized ? 'CERT_HAS_EXPIRED' : String(Object(authorizationError).code ?? authorizationError);
      return fail(
        {
          en: `Browsers refuse the certificate (${code}); it is for ${names.replaceAll('DNS:', '') || 'no name'}, until ${end}.`,
          fr: `Les navigateurs refusent le certificat (${code}); il est pour ${names.replaceAll('DNS:', '') || 'aucun nom'}, jusqu’au ${end}.`,
        },
        remedies[code] ?? otherRemedy,
        code,
      );
    }
    const message = {
      en: `The certificate is trusted, and good for ${days} more days.`,
      fr: `Le certificat est reconnu, et valable encore ${days} jours.`,
    };
    return days < comfortable ? warn(message, renew) : pass(message);
  },
};
