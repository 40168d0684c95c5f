import { tryConnection } from '../../../delivery/try-connection.ts';
import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** The retailer’s services can be reached; nothing is posted to them. */
export const services: Check<DeploymentTools> = {
  id: 'services',
  async run({ config: { delivery } }) {
    const given = Object.entries(delivery.upstreamUrls).filter(([, url]) => url);
    const reached = await Promise.all(
      given.map(async ([name, url]) => ({ name, code: await tryConnection(url ?? '') })),
    );
    const bad = reached.filter(({ code }) => code !== undefined);
    if (given.length === 0)
      return skip({
        en: 'No service is configured: submissions wait in the database.',
        fr: 'Aucun service n’est configuré : les soumissions attendent dans la base de données.',
      });
    const names = reached.map(({ name }) => name).join(', ');
    if (bad.length === 0)
      return pass({
        en: `These services can be reached: ${names}. Nothing was posted.`,
        fr: `Ces services sont joignables : ${names}. Rien n’a été envoyé.`,
      });
    const list = bad.map(({ name, code }) => `${name} (${code})`).join(', ');
    return fail(
      {
        en: `These services can’t be reached: ${list}.`,
        fr: `Ces services sont injoignables : ${list}.`,
      },
      {
        en: 'Check the address, the firewall and the certificate. Submissions wait meanwhile, and are delivered later.',
        fr: 'Vérifiez l’adresse, le pare-feu et le certificat. Entre-temps, les soumissions attendent et sont livrées plus tard.',
      },
      bad[0]?.code,
    );
  },
};
