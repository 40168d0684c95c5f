import { type ConsentReceipt, formatConsent } from '../../../../widgets/shared/submissions/consent.ts';
import { retailerFacts as facts } from '../../../retailers/retailer-content.ts';
import { insertConsent } from '../../database/consents.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { insertPending } from '../../database/pending-sign-ups.ts';
import { hashEmail, newsletterResponses } from '../../database/personal-columns.ts';
import { insertSignUp, type SignUp } from '../../database/sign-ups.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import type { Outcome } from '../outcome.ts';
import { runOnce } from '../run-once.ts';
import type { Registration } from './parse-request.ts';
import { signUpOutcomes } from './sign-up-outcomes.ts';

const day = 86_400_000;

/** Until when someone may confirm whom an email asks at `now`, in milliseconds. */
export const findConfirmBy = (now: number): Date => new Date(now + facts.privacy.confirmDays.number * day);

/** Asks the owner of the address to confirm a sign-up; until then, it is on no list. */
async function storePending(
  transaction: Transaction,
  outbox: Outbox,
  signUp: SignUp,
  consent: ConsentReceipt | undefined,
  now: number,
): Promise<Outcome> {
  const pending = { signUp, consent: consent ? formatConsent(consent) : '', confirmBy: findConfirmBy(now) };
  const result = await insertPending(transaction, pending, new Date(now));
  if (result.kind === 'subscribed') return signUpOutcomes.alreadySubscribed;
  if (result.kind === 'added') await outbox.enqueue(transaction, 'confirmation', signUp.id);
  else if (result.id) await outbox.requeue(transaction, 'confirmation', [result.id]);
  return signUpOutcomes.toConfirm;
}

/**
 * Adds a sign-up with its consent and delivery job within the caller's transaction, unless the list has the address.
 * Where sign-ups are confirmed, it waits for that. A filled honeypot gets the success response. `now` in milliseconds.
 */
export async function storeSignUp(
  transaction: Transaction,
  outbox: Outbox,
  signUp: SignUp,
  consent: ConsentReceipt | undefined,
  now: number,
): Promise<Outcome> {
  const asksFirst = outbox.mail?.confirmsSignUps ?? false;
  if (asksFirst && signUp.honeypot === '') return storePending(transaction, outbox, signUp, consent, now);
  if (!(await insertSignUp(transaction, signUp))) return signUpOutcomes.alreadySubscribed;
  if (consent) insertConsent(transaction, { column: 'sign_up_id', id: signUp.id }, 'newsletter', consent);
  if (signUp.honeypot === '') await outbox.enqueue(transaction, 'newsletter', signUp.id);
  return asksFirst ? signUpOutcomes.toConfirm : signUpOutcomes.stored;
}

/**
 * Commits a sign-up, its consent, its delivery job and its response in one transaction, and returns the response. With
 * an idempotency key, a repeat gets the first response and a different request is refused. Rejects when the database
 * fails.
 */
export async function register(
  database: Database,
  outbox: Outbox,
  registration: Registration,
  request: { signUpId: string; requestId: string; now: number },
): Promise<Outcome> {
  const { body, brand, idempotencyKey } = registration;
  const signUp: SignUp = {
    id: request.signUpId,
    fields: { ...body, Brand: brand },
    honeypot: registration.honeypot,
    source: registration.source,
    requestId: request.requestId,
  };
  // The consent's time may differ in a repeat.
  const content = [brand, body, registration.honeypot];
  const emailKey = hashEmail(database.cipher, newsletterResponses, body.Email);
  return runOnce(database, { given: idempotencyKey, emailKey }, content, (transaction) =>
    storeSignUp(transaction, outbox, signUp, registration.consent, request.now),
  );
}
