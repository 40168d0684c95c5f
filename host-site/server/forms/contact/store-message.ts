import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import { insertConsent } from '../../database/consents.ts';
import { countMessages, insertContactMessage } from '../../database/contact-messages.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { hashEmail } from '../../database/personal-columns.ts';
import { queueEmail } from '../../delivery/mail/queue-email.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import type { Outcome } from '../outcome.ts';
import { runOnce } from '../run-once.ts';
import type { ContactMessage } from './parse-contact.ts';
import { createReference } from './reference.ts';

/** Receipts per address and day, so that entering someone else's address cannot fill their mailbox. */
const receiptLimit = 3;

/** Acknowledges a message by mail. */
async function acknowledge(
  transaction: Transaction,
  outbox: Outbox,
  { Email: email, LanguagePreference: locale }: ContactMessage['body'],
  reference: string,
): Promise<void> {
  if ((await countMessages(transaction, email, 24)) > receiptLimit) return;
  const details = { reference, link: `/${locale}/contact` };
  await queueEmail(transaction, outbox, { name: 'contact', locale, email, details });
}

/**
 * Commits a message, its consent, its delivery job and its response in one transaction, and returns the response with
 * the reference. A repeated request id gets the first response. Rejects when the database fails.
 */
export async function storeMessage(
  database: Database,
  outbox: Outbox,
  message: ContactMessage,
  ids: { messageId: string; requestId: string },
): Promise<Outcome> {
  const { body, consent, honeypot, isPlainForm } = message;
  const content = ['contact', { ...body, requestId: '' }, honeypot];
  const work = async (transaction: Transaction): Promise<Outcome> => {
    const reference = await insertContactMessage(
      transaction,
      { id: ids.messageId, requestId: ids.requestId, body, honeypot },
      createReference,
    );
    if (consent) insertConsent(transaction, { column: 'message_id', id: ids.messageId }, 'contact', consent);
    // A filled honeypot gets the success response; the message is stored but not delivered.
    if (honeypot === '') {
      await outbox.enqueue(transaction, 'contact', ids.messageId);
      if (outbox.mail?.sendsReceipts) await acknowledge(transaction, outbox, body, reference);
    }
    return { httpStatus: 200, status: responseStatus.success, message: 'OK', reference };
  };
  const emailKey = hashEmail(database.cipher, 'sealed_contact_messages', body.Email);
  return runOnce(database, { given: body.requestId, isDerived: isPlainForm, emailKey }, content, work);
}
