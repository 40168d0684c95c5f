import type { Session } from './database.ts';
import { describeSuspicion, insertRow } from './insert-row.ts';

/** A sign-up for the newsletter, before it is stored. */
export interface SignUp {
  /** UUID. */
  id: string;
  chain: number;
  brand: string;
  /** As typed, without surrounding white space. */
  email: string;
  postalCode: string;
  languagePreference: string;
  /** Empty unless the honeypot was filled. */
  honeypot: string;
  requestId: string;
}

/** Key for one row per person: addresses that differ only in letter case are the same. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Inserts a sign-up; false when the address is already on the chain's list. Suspected spam is always inserted, and is
 * not on the list.
 */
export async function insertSignUp(session: Session, signUp: SignUp): Promise<boolean> {
  const values = {
    id: signUp.id,
    chain: signUp.chain,
    brand: signUp.brand,
    email: signUp.email,
    email_key: toEmailKey(signUp.email),
    postal_code: signUp.postalCode,
    language_preference: signUp.languagePreference,
    request_id: signUp.requestId,
    ...describeSuspicion(signUp.honeypot),
  };
  const clause = 'on conflict (email_key, chain) where honeypot is null do nothing returning id';
  return (await insertRow(session, 'sign_ups', values, clause)).length > 0;
}

/** The columns that a delivery needs. */
export interface DeliverableSignUp extends Record<string, unknown> {
  brand: string;
  email: string;
  postal_code: string;
  language_preference: string;
}

/** A sign-up for delivery; undefined when it was delivered or deleted. */
export async function findUndeliveredSignUp(session: Session, id: string): Promise<DeliverableSignUp | undefined> {
  const [row] = await session.query<DeliverableSignUp>(
    `select brand, email, postal_code, language_preference from sign_ups where id = $1 and delivered_at is null`,
    [id],
  );
  return row;
}
