import type { NewsletterRequest } from '../../../widgets/shared/submissions/newsletter.ts';
import type { Session, SqlValue } from './database.ts';
import { signUpColumns, toColumns } from './field-columns.ts';
import { insertRow, toSpamColumns } from './insert-row.ts';
import { decryptRow, encryptRow, toKeyColumns } from './personal-columns.ts';

/** What a form sends, and the brand of its page. */
export type SignUpFields = Omit<NewsletterRequest, 'FirstName' | 'LastName' | 'Gender' | 'Chain'> & {
  Brand: string;
  Chain: number;
};

/** A sign-up for the newsletter, before it is stored. */
export interface SignUp {
  /** UUID. */
  id: string;
  /** The address as typed, without surrounding white space. */
  fields: SignUpFields;
  /** What brought it, see campaign-source.ts; absent where nothing is known. */
  source?: string | undefined;
  /** Empty unless the honeypot was filled. */
  honeypot: string;
  requestId: string;
  /** When the link in our email was used; absent where none is sent. */
  confirmedAt?: Date;
}

/**
 * Inserts a sign-up; false when the address is already on the chain's list. Suspected spam is always inserted, and is
 * not on the list.
 */
export async function insertSignUp(session: Session, signUp: SignUp): Promise<boolean> {
  const { cipher } = session;
  const values = encryptRow(cipher, 'sealed_sign_ups', signUp.id, {
    id: signUp.id,
    ...toColumns<keyof SignUpFields, SqlValue>(signUpColumns, signUp.fields),
    ...toKeyColumns(cipher, 'sealed_sign_ups', signUp.fields.Email),
    request_id: signUp.requestId,
    source: signUp.source ?? null,
    confirmed_at: signUp.confirmedAt ?? null,
    ...toSpamColumns(signUp.honeypot),
  });
  const clause = 'on conflict (email_key, chain) where honeypot is null do nothing returning id';
  return (await insertRow(session, 'sealed_sign_ups', values, clause)).length > 0;
}

/** The columns that a delivery needs. */
export interface DeliverableSignUp extends Record<string, unknown> {
  brand: string;
  email: string;
  postal_code: string;
  language_preference: string;
  source: string | null;
}

/** A sign-up for delivery; undefined when it was delivered or deleted. */
export async function findUndeliveredSignUp(session: Session, id: string): Promise<DeliverableSignUp | undefined> {
  const [row] = await session.query<DeliverableSignUp>(
    `select brand, email, postal_code, language_preference, source from sealed_sign_ups where id = $1 and delivered_at is null`,
    [id],
  );
  return row && decryptRow(session.cipher, 'sealed_sign_ups', id, row);
}
