import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import { insertConsent } from '../../database/consents.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { countOfMailbox, insertSubmission } from '../../database/form-submissions.ts';
import { lockMailbox } from '../../database/mailbox-lock.ts';
import { hashEmail } from '../../database/personal-columns.ts';
import { queueEmail } from '../../delivery/mail/queue-email.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import type { DefinedForm } from '../definitions/form-definitions.ts';
import type { Outcome } from '../outcome.ts';
import { runOnce } from '../run-once.ts';
import type { ParsedForm } from './parse-form.ts';
import { createReference } from './reference.ts';

/** Receipts per mailbox and day, so that entering someone else's address cannot fill their mailbox. */
const receiptLimit = 3;

/** The email that acknowledges a submission; undefined where its form has none. */
export function describeReceipt(
  { receipt: name, page, messages }: DefinedForm,
  { LanguagePreference: locale, Brand: brandKey }: Pick<ParsedForm['body'], 'Brand' | 'LanguagePreference'>,
  reference: string,
): { name: 'contact' | 'form'; details: Record<string, string> } | undefined {
  if (!name) return undefined;
  const title = name === 'form' ? { form: messages[locale].title ?? '' } : {};
  return { name, details: { ...title, brandKey, reference, link: `/${locale}/${page}` } };
}

/** Acknowledges a submission by mail, where its form does. */
async function acknowledge(
  transaction: Transaction,
  outbox: Outbox,
  form: DefinedForm,
  body: ParsedForm['body'],
  reference: string,
): Promise<void> {
  const { Email: email, LanguagePreference: locale } = body;
  const receipt = describeReceipt(form, body, reference);
  if (!receipt) return;
  await lockMailbox(transaction, form.table, email);
  if ((await countOfMailbox(transaction, form, email, 24)) > receiptLimit) return;
  await queueEmail(transaction, outbox, { ...receipt, locale, email });
}

/**
 * Commits a submission, its consent, its delivery job and its response in one transaction, and returns the response with
 * the reference. A repeated request id gets the first response. Rejects when the database fails.
 */
export async function storeForm(
  database: Database,
  outbox: Outbox,
  form: DefinedForm,
  submission: ParsedForm,
  ids: { submissionId: string; requestId: string },
): Promise<Outcome> {
  const { body, consent, source, honeypot, isPlainForm } = submission;
  const { submissionId: id, requestId } = ids;
  const content = [form.name, { ...body, requestId: '' }, honeypot];
  const work = async (transaction: Transaction): Promise<Outcome> => {
    const stored = { id, requestId, body, source, honeypot };
    const reference = await insertSubmission(transaction, form, stored, createReference);
    if (consent) insertConsent(transaction, { column: form.consentOwner, id }, form.consentPurpose, consent);
    // A filled honeypot gets the success response; the submission is stored but not delivered.
    if (honeypot === '') {
      await outbox.enqueue(transaction, form.name, id);
      if (outbox.mail?.sendsReceipts) await acknowledge(transaction, outbox, form, body, reference);
    }
    return { httpStatus: 200, status: responseStatus.success, message: 'OK', reference };
  };
  const emailKey = hashEmail(database.cipher, form.table, body.Email);
  return runOnce(database, { given: body.requestId, isDerived: isPlainForm, emailKey }, content, work);
}
