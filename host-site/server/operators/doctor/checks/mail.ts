import { readSender } from '../../../delivery/mail/sender.ts';
import { type MailStep, tryMail } from '../../../delivery/mail/try-mail.ts';
import { type Check, fail, pass, skip, warn } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

const messages: Readonly<Record<MailStep, { en: string; fr: string }>> = {
  connect: { en: 'The mail server can’t be reached', fr: 'Le serveur de courriel est injoignable' },
  login: {
    en: 'The mail server refuses the user or password',
    fr: 'Le serveur de courriel refuse l’utilisateur ou le mot de passe',
  },
  sender: {
    en: 'The mail server refuses `MAIL_FROM` as the sender',
    fr: 'Le serveur de courriel refuse `MAIL_FROM` comme expéditeur',
  },
  recipient: { en: 'The mail server refuses the recipient', fr: 'Le serveur de courriel refuse le destinataire' },
};
const remedies: Readonly<Record<MailStep, { en: string; fr: string }>> = {
  connect: {
    en: 'Check host and port of SMTP_URL, the certificate, and whether the server offers STARTTLS (a remote one must be encrypted); smtps:// is for port 465.',
    fr: 'Vérifiez l’hôte et le port de SMTP_URL, le certificat, et si le serveur propose STARTTLS (hors de cette machine, il faut chiffrer); smtps:// est pour le port 465.',
  },
  login: {
    en: 'Check user and password in SMTP_URL; characters such as @ and / are written %40 and %2F there.',
    fr: 'Vérifiez l’utilisateur et le mot de passe de SMTP_URL; des caractères comme @ et / s’y écrivent %40 et %2F.',
  },
  sender: {
    en: 'Allow this sender on the mail server, or change `MAIL_FROM`; a login may be needed in SMTP_URL.',
    fr: 'Autorisez cet expéditeur sur le serveur de courriel, ou changez `MAIL_FROM`; SMTP_URL a peut-être besoin d’un utilisateur.',
  },
  recipient: {
    en: 'Give an address that exists with --email. If every one is refused, allow this machine to relay.',
    fr: 'Donnez une adresse qui existe avec --email. Si toutes sont refusées, autorisez cette machine à relayer.',
  },
};

/** The mail server would take an email; none is sent. */
export const mailServer: Check<DeploymentTools> = {
  id: 'mail',
  // Some servers let unknown clients wait for their greeting.
  timeLimit: 90_000,
  async run({ config: { delivery }, recipient }) {
    const { mail } = delivery;
    if (!mail)
      return skip({
        en: 'SMTP_URL is not set: the server sends no emails.',
        fr: 'SMTP_URL n’est pas défini : le serveur n’envoie pas de courriels.',
      });
    const { isEncrypted, fault } = await tryMail(mail, recipient ?? readSender(mail.from).address);
    const [en, fr] = isEncrypted ? [' encrypted', ' chiffré'] : ['', ''];
    if (!fault)
      return pass({
        en: `The mail server would take an${en} email; none was sent.`,
        fr: `Le serveur de courriel accepterait un courriel${fr}; aucun n’a été envoyé.`,
      });
    const { step, code, isTemporary } = fault;
    const message = { en: `${messages[step].en} (${code}).`, fr: `${messages[step].fr} (${code}).` };
    return (isTemporary ? warn : fail)(message, remedies[step], code);
  },
};
