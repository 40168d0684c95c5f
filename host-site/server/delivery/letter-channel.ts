import { isLetterDue } from '../database/claim-letters.ts';
import { findLetter } from '../database/letters.ts';
import { formatLetter } from '../mail/format-letter.ts';
import type { MailChannel } from './channel.ts';

/** Sends receipts and winners' notices, and then forgets them. */
export const letterChannel: MailChannel = {
  kind: 'letter',
  table: 'sealed_letters',
  isForgotten: true,
  async prepareLetter(session, id, siteOrigin, now) {
    const letter = await findLetter(session, id);
    // It may have waited for days, or for `deliveries retry`.
    if (!letter || !(await isLetterDue(session, letter, now))) return undefined;
    return formatLetter(letter.name, letter.email, letter.locale, siteOrigin, letter.details);
  },
};
