import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { noEcho } from '../no-echo.ts';
import { inventedAddress } from '../sent-headers.ts';

/** How many proxies have written the visitor’s address, or another proxy’s, after what the visitor sent. */
function countProxies(forwardedFor: string | undefined): number {
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '' && entry !== inventedAddress).length;
}

/** TRUST_PROXY is the number of proxies: no visitor chooses an address, and no two share the one of a proxy. */
export const clientAddress: Check<DeploymentTools> = {
  id: 'client-address',
  async run({ findEcho }) {
    const echo = await findEcho();
    if (!echo) return skip(noEcho);
    const { headers, trustedProxies, client } = echo;
    const proxies = countProxies(headers['x-forwarded-for']);
    const isSilent = proxies === 0 && (headers['x-forwarded-proto'] !== undefined || headers.via !== undefined);
    if (client !== inventedAddress && proxies === trustedProxies && !isSilent)
      return pass({
        en: `The server knows the visitor’s address: TRUST_PROXY=${proxies} is the number of proxies that tell it.`,
        fr: `Le serveur connaît l’adresse du visiteur : TRUST_PROXY=${proxies} est le nombre de mandataires qui la donnent.`,
      });
    if (isSilent || (proxies === 0 && trustedProxies > 0 && client !== inventedAddress))
      return fail(
        {
          en: 'The proxy does not pass on the visitor’s address: all visitors share one rate limit.',
          fr: 'Le mandataire ne transmet pas l’adresse du visiteur : tous les visiteurs partagent une seule limite.',
        },
        {
          en: 'Set `proxy_set_header X-Forwarded-For $remote_addr;` in the first proxy, and TRUST_PROXY=1.',
          fr: 'Mettez `proxy_set_header X-Forwarded-For $remote_addr;` dans le premier mandataire, et TRUST_PROXY=1.',
        },
      );
    const isChosen = client === inventedAddress || trustedProxies > proxies;
    return fail(
      isChosen
        ? {
            en: `TRUST_PROXY is ${trustedProxies}, and the number of proxies that tell the address is ${proxies}: a visitor can invent one, and so has no limit.`,
            fr: `TRUST_PROXY vaut ${trustedProxies}, et le nombre de mandataires qui donnent l’adresse est ${proxies} : un visiteur peut en inventer une et n’a donc pas de limite.`,
          }
        : {
            en: `TRUST_PROXY is ${trustedProxies}, and the number of proxies that tell the address is ${proxies}: all visitors share the limit of a proxy.`,
            fr: `TRUST_PROXY vaut ${trustedProxies}, et le nombre de mandataires qui donnent l’adresse est ${proxies} : tous les visiteurs partagent la limite d’un mandataire.`,
          },
      { en: `Set TRUST_PROXY=${proxies}.`, fr: `Mettez TRUST_PROXY=${proxies}.` },
    );
  },
};
