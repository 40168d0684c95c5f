import { tryConnection } from '../../../delivery/try-connection.ts';
import { type Check, fail, pass, warn } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** Someone is told when something needs a person; nothing is posted. */
export const alertWebhook: Check<DeploymentTools> = {
  id: 'alerts',
  async run({ config: { alerts } }) {
    if (!alerts.url)
      return warn(
        {
          en: 'ALERT_WEBHOOK_URL is not set: no one is told when a delivery fails for good.',
          fr: 'ALERT_WEBHOOK_URL n’est pas défini : personne n’est averti quand une livraison échoue pour de bon.',
        },
        {
          en: 'Set it to an address that takes JSON, such as a webhook of your team’s chat.',
          fr: 'Mettez-y une adresse qui accepte du JSON, comme un webhook du clavardage de votre équipe.',
        },
      );
    const code = await tryConnection(alerts.url);
    if (code === undefined)
      return pass({
        en: 'The address for alerts can be reached; nothing was posted.',
        fr: 'L’adresse des alertes est joignable; rien n’a été envoyé.',
      });
    return fail(
      {
        en: `The address for alerts can’t be reached (${code}).`,
        fr: `L’adresse des alertes est injoignable (${code}).`,
      },
      {
        en: 'Check ALERT_WEBHOOK_URL, the firewall and the certificate: until then, alerts are only in the log.',
        fr: 'Vérifiez ALERT_WEBHOOK_URL, le pare-feu et le certificat : d’ici là, les alertes ne sont que dans le journal.',
      },
      code,
    );
  },
};
