import { isEmailDue } from '../database/claim-emails.ts';
import { findEmail } from '../database/waiting-emails.ts';
import type { MailChannel } from './channel.ts';
import { formatEmail } from './mail/format-email.ts';

/** Sends receipts and winners' notices, and then forgets them. */
export const emailChannel: MailChannel = {
  kind: 'letter',
  table: 'sealed_letters',
  isForgotten: true,
  async prepareEmail(session, id, siteOrigin, now) {
    const email = await findEmail(session, id);
    // It may have waited for days, or for `deliveries retry`.
    if (!email || !(await isEmailDue(session, email, now))) return undefined;
    return formatEmail(email.name, email.email, email.locale, siteOrigin, email.details);
  },
};
