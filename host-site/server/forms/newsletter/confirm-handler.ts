import { findEndOfDay } from '../../../sources/contests/end-of-day.ts';
import { insertConsent } from '../../database/consents.ts';
import type { Session, Transaction } from '../../database/database.ts';
import { deletePending, findPending, isConfirmed, type PendingSignUp } from '../../database/pending-sign-ups.ts';
import { insertSignUp } from '../../database/sign-ups.ts';
import { isLinkOf, type SubscriberLink } from '../../database/subscriber-links.ts';
import { emailZone } from '../../delivery/mail/format-day.ts';
import { parseKeptConsent } from '../consent-receipt.ts';
import { type LinkContext, type LinkPage, type LinkServices, openEmailLink, showLinkPage } from '../email-links.ts';

/** Path of the link in the email that asks to confirm a sign-up; the query holds its token. */
export const confirmPath = '/:locale{en|fr}/confirm';

const link = { purpose: 'confirmation_links', wrongPage: 'confirm/expired' } as const;
const thanks: LinkPage = { path: 'confirm/done' };
const expired: LinkPage = { path: link.wrongPage, status: 400 };

/** The sign-up that a link confirms, if it still may. */
async function findOpen(
  session: Session,
  link: SubscriberLink,
  now: number,
  locking: 'for update' | '' = '',
): Promise<PendingSignUp | undefined> {
  const pending = await findPending(session, link.subjectId, locking);
  const isTheirs = pending && isLinkOf(session.cipher, link, pending.signUp.fields.Email);
  // The email names a day, so the link works until that day ends.
  return isTheirs && findEndOfDay(pending.confirmBy.getTime(), emailZone) > now ? pending : undefined;
}

/** GET asks, with a button. It changes nothing: scanners of mail follow every link. */
export function createConfirmQuestion(services: LinkServices) {
  const { database, now } = services;
  return (context: LinkContext): Promise<Response> =>
    openEmailLink(services, context, link, async (opened) => {
      const pending = await findOpen(database, opened, now());
      if (pending) return showLinkPage(services, context, { path: 'confirm', email: pending.signUp.fields.Email });
      return showLinkPage(services, context, (await isConfirmed(database, opened)) ? thanks : expired);
    });
}

/** Puts a sign-up on the list, with its consent and delivery job, within the caller's transaction. */
async function subscribe(
  { outbox, now }: LinkServices,
  transaction: Transaction,
  { signUp, consent }: PendingSignUp,
): Promise<void> {
  await deletePending(transaction, signUp.id);
  // Someone may have got the address onto the list in another way since.
  if (!(await insertSignUp(transaction, { ...signUp, confirmedAt: new Date(now()) }))) return;
  const parsed = parseKeptConsent(consent);
  const receipt = parsed.kind === 'receipt' ? parsed.receipt : undefined;
  if (receipt) insertConsent(transaction, { column: 'sign_up_id', id: signUp.id }, 'newsletter', receipt);
  await outbox.enqueue(transaction, 'newsletter', signUp.id);
}

/** POST, by the button, confirms. May be repeated. */
export function createConfirmHandler(services: LinkServices) {
  const { database, logger, now } = services;
  return (context: LinkContext): Promise<Response> =>
    openEmailLink(services, context, link, async (opened) => {
      const page = await database.transaction(async (transaction) => {
        const pending = await findOpen(transaction, opened, now(), 'for update');
        if (pending) await subscribe(services, transaction, pending);
        return pending || (await isConfirmed(transaction, opened)) ? thanks : expired;
      });
      logger.info({ requestId: context.get('requestId'), confirmed: page === thanks }, 'sign-up confirmed by link');
      return showLinkPage(services, context, page);
    });
}
