import { findFailureCode } from '../../../failure-code.ts';
import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** The name with or without `www.`; undefined for an address. */
function findOther(origin: string): string | undefined {
  const { protocol, hostname, host } = new URL(origin);
  if (!hostname.includes('.') || /^[\d.]+$|:/.test(hostname)) return undefined;
  return `${protocol}//${host.startsWith('www.') ? host.slice(4) : `www.${host}`}`;
}

/** The name with or without `www.`, if there is one, leads to PUBLIC_ORIGIN, where forms are accepted. */
export const otherNames: Check<DeploymentTools> = {
  id: 'other-names',
  async run({ origin = '', config, ask }) {
    const other = findOther(origin);
    if (!other || config.publicOrigin !== origin)
      return skip({
        en: 'The address is not that of PUBLIC_ORIGIN, or has no other name.',
        fr: 'L’adresse n’est pas celle de PUBLIC_ORIGIN, ou n’a pas d’autre nom.',
      });
    const found = await ask(`${other}/en`).catch(findFailureCode);
    if (found === 'ENOTFOUND' || found === 'EAI_AGAIN')
      return skip({ en: `${other} has no address.`, fr: `${other} n’a pas d’adresse.` });
    const target = typeof found === 'string' ? '' : (found.headers.location ?? '');
    if (URL.canParse(target, other) && new URL(target, other).origin === origin)
      return pass({ en: `${other} leads to ${origin}.`, fr: `${other} mène à ${origin}.` });
    const got = typeof found === 'string' ? found : `HTTP ${found.status}`;
    return fail(
      {
        en: `${other} does not lead to ${origin} (${got}): forms on its pages would be refused.`,
        fr: `${other} ne mène pas à ${origin} (${got}) : les formulaires de ses pages seraient refusés.`,
      },
      {
        en: 'Send X-Forwarded-Host with the name that was asked for, as the supplied nginx.conf does, and have the certificate issued for both names.',
        fr: 'Transmettez X-Forwarded-Host avec le nom demandé, comme le nginx.conf fourni, et faites émettre le certificat pour les deux noms.',
      },
      typeof found === 'string' ? found : undefined,
    );
  },
};
