import { createHash } from 'node:crypto';
import type { Database, Session } from '../database/database.ts';
import { keepAnswer, reserveKey } from '../database/idempotent-answers.ts';
import { insertConsent, insertQuarantined, insertSignUp, type SignUp } from '../database/sign-ups.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { type Outcome, outcomes } from './outcome.ts';
import type { Registration } from './parse-request.ts';

/** Tells a repeat from another request under the same key; the consent's time may differ in a repeat. */
function fingerprint({ brand, body, honeypot }: Registration): string {
  return createHash('sha256')
    .update(JSON.stringify([brand, body, honeypot]))
    .digest('hex');
}

async function store(session: Session, outbox: Outbox, signUp: SignUp, registration: Registration): Promise<Outcome> {
  if (registration.honeypot !== '') {
    // Whoever fills the hidden field gets the answer of success, and a person whose browser filled it is not lost.
    await insertQuarantined(session, signUp, registration.honeypot);
    return outcomes.stored;
  }
  if (!(await insertSignUp(session, signUp))) return outcomes.alreadySubscribed;
  if (registration.consent) await insertConsent(session, signUp.id, registration.consent);
  await outbox.enqueue(session, signUp.id);
  return outcomes.stored;
}

/**
 * Commits a sign-up, its consent, its delivery job and its answer in one transaction, and returns the answer. With an
 * idempotency key a repeat gets the first answer, another request is refused. Rejects when the database does.
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
    requestId: ids.requestId,
  };
  return database.transaction(async (session) => {
    if (!idempotencyKey) return store(session, outbox, signUp, registration);
    const state = await reserveKey(session, idempotencyKey, fingerprint(registration));
    if (state.kind === 'mismatch') return outcomes.keyReused;
    if (state.kind === 'answered') return JSON.parse(state.answer) as Outcome;
    const outcome = await store(session, outbox, signUp, registration);
    await keepAnswer(session, idempotencyKey, JSON.stringify(outcome));
    return outcome;
  });
}
