import { findPending } from '../database/pending-sign-ups.ts';
import { createLinkToken } from '../database/subscriber-links.ts';
import type { MailChannel } from './channel.ts';
import { formatDay } from './mail/format-day.ts';
import { formatEmail } from './mail/format-email.ts';

/** Asks whoever signed up for the newsletter to confirm it, by a link that only their mailbox has. */
export const confirmationChannel: MailChannel = {
  kind: 'confirmation',
  table: 'sealed_pending_sign_ups',
  async prepareEmail(session, id, siteOrigin) {
    const pending = await findPending(session, id);
    if (!pending) return undefined;
    const { signUp, locale, confirmBy } = pending;
    const token = createLinkToken(session.cipher, id, signUp.fields.Email, 'confirmation_links');
    return formatEmail('confirmation', signUp.fields.Email, locale, siteOrigin, {
      brandKey: signUp.fields.Brand,
      date: formatDay(confirmBy, locale),
      link: `/${locale}/confirm?token=${token}`,
    });
  },
};
