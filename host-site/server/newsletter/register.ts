import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import { insertConsent } from '../database/consents.ts';
import type { Database, Transaction } from '../database/database.ts';
import { insertSignUp, type SignUp } from '../database/sign-ups.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { answerOnce } from '../handlers/answer-once.ts';
import type { Outcome } from '../handlers/outcome.ts';
import type { Registration } from './parse-request.ts';
import { signUpOutcomes } from './sign-up-outcomes.ts';

/**
 * Adds a sign-up with its consent and delivery job within the caller's transaction, unless the list has the address. A
 * filled honeypot gets the success answer.
 */
export async function storeSignUp(
  transaction: Transaction,
  outbox: Outbox,
  signUp: SignUp,
  consent: ConsentReceipt | undefined,
): Promise<Outcome> {
  if (!(await insertSignUp(transaction, signUp))) return signUpOutcomes.alreadySubscribed;
  if (consent) insertConsent(transaction, { column: 'sign_up_id', id: signUp.id }, 'newsletter', consent);
  if (signUp.honeypot === '') await outbox.enqueue(transaction, 'newsletter', signUp.id);
  return signUpOutcomes.stored;
}

/**
 * Commits a sign-up, its consent, its delivery job and its answer in one transaction, and returns the answer. With an
 * idempotency key, a repeat gets the first answer and a different request is refused. Rejects when the database fails.
 */
export async function register(
  database: Database,
  outbox: Outbox,
  registration: Registration,
  ids: { signUpId: string; requestId: string },
): Promise<Outcome> {
  const { body, brand, idempotencyKey } = registration;
  const signUp: SignUp = {
    id: ids.signUpId,
    chain: body.Chain,
    brand,
    email: body.Email,
    postalCode: body.Zip,
    languagePreference: body.LanguagePreference,
    honeypot: registration.honeypot,
    requestId: ids.requestId,
  };
  // The consent's time may differ in a repeat.
  const content = [brand, body, registration.honeypot];
  return database.transaction((transaction) =>
    answerOnce(transaction, idempotencyKey, content, () =>
      storeSignUp(transaction, outbox, signUp, registration.consent),
    ),
  );
}
