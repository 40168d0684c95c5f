import type { Session } from './database.ts';
import { findClaim, type PrizeClaim } from './prize-claims.ts';
import { isLinkOf, readLinkToken, type SubscriberLink } from './subscriber-links.ts';
import { claimEmails, openEmail, type WaitingEmail } from './waiting-emails.ts';

/** The link in an email to a winner: it says which claim the email is about. */
function readClaimLink(session: Session, { details }: WaitingEmail): SubscriberLink | undefined {
  const [, token = ''] = /[?&]token=([^&]+)/.exec(details.link ?? '') ?? [];
  return readLinkToken(session.cipher, token, 'claim_links');
}

/** Whether someone else got the prize: the row of the claim then has no place. */
const isReplaced = ({ won }: PrizeClaim) => 'draw' in won && won.place === 0;

/**
 * Whether an email is still true at this instant: always, unless it is to a winner whose claim was made, deleted, is over or
 * was given to someone else, or whose address was corrected.
 */
export async function isEmailDue(session: Session, waiting: WaitingEmail, now: number): Promise<boolean> {
  if (!claimEmails.includes(waiting.name)) return true;
  const link = readClaimLink(session, waiting);
  const claim = link && (await findClaim(session, link.subjectId));
  if (!link || !claim || claim.claimedAt || isReplaced(claim)) return false;
  return claim.claimBy.getTime() > now && isLinkOf(session.cipher, link, claim.email);
}

/** Emails to winners that were not sent, by the id of the claim that they are about. */
export async function listUnsentEmails(session: Session): Promise<Map<string, string[]>> {
  const rows = await session.query('select * from sealed_letters where letter = any($1) order by position', [
    claimEmails,
  ]);
  const unsent = new Map<string, string[]>();
  for (const row of rows) {
    const email = openEmail(session, row);
    const claim = readClaimLink(session, email)?.subjectId;
    if (claim) unsent.set(claim, [...(unsent.get(claim) ?? []), email.id]);
  }
  return unsent;
}

/** Deletes the emails about these claims that were not sent: their jobs then find nothing to send. */
export async function deleteClaimEmails(session: Session, claims: readonly string[]): Promise<void> {
  const unsent = await listUnsentEmails(session);
  const unsentIds = claims.flatMap((claim) => unsent.get(claim) ?? []);
  if (unsentIds.length > 0) await session.query('delete from sealed_letters where id = any($1::uuid[])', [unsentIds]);
}
