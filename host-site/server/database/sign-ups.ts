import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import type { Session } from './database.ts';

export interface SignUp {
  /** UUID. */
  id: string;
  chain: number;
  brand: string;
  /** As typed, without surrounding white space. */
  email: string;
  postalCode: string;
  languagePreference: string;
  requestId: string;
}

/** One person, one row: addresses differing only in letter case are the same. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

function listValues(signUp: SignUp): string[] {
  const { id, chain, brand, email, postalCode, languagePreference, requestId } = signUp;
  return [id, String(chain), brand, email, toEmailKey(email), postalCode, languagePreference, requestId];
}

/** Whether the sign-up was added; false when the address is on the chain's list already. */
export async function insertSignUp(session: Session, signUp: SignUp): Promise<boolean> {
  const rows = await session.query(
    `insert into sign_ups (id, chain, brand, email, email_key, postal_code, language_preference, request_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (email_key, chain) do nothing returning id`,
    listValues(signUp),
  );
  return rows.length > 0;
}

/** Keeps what a bot-like sender sent, apart from the list: never delivered, for an operator to look at. */
export async function insertQuarantined(session: Session, signUp: SignUp, honeypot: string): Promise<void> {
  await session.query(
    `insert into quarantined_sign_ups
       (id, chain, brand, email, email_key, postal_code, language_preference, request_id, honeypot)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (email_key, chain) do nothing`,
    [...listValues(signUp), honeypot],
  );
}

/** Keeps the proof of consent (CASL), tied to the latest words served under that version when there are any. */
export async function insertConsent(session: Session, signUpId: string, receipt: ConsentReceipt): Promise<void> {
  await session.query(
    `insert into consents (sign_up_id, name, version, language, page, agreed_at, text_id)
     values ($1, $2, $3, $4, $5, $6, (
       select id from consent_texts where name = $2 and version = $3 and language = $4 order by id desc limit 1))`,
    [signUpId, receipt.id, receipt.version, receipt.language, receipt.page, receipt.at],
  );
}

export interface DeliverableSignUp extends Record<string, unknown> {
  brand: string;
  email: string;
  postal_code: string;
  language_preference: string;
}

/** The sign-up that still has to be delivered; undefined when it was, or is gone. */
export async function findUndeliveredSignUp(session: Session, id: string): Promise<DeliverableSignUp | undefined> {
  const [row] = await session.query<DeliverableSignUp>(
    `select brand, email, postal_code, language_preference from sign_ups where id = $1 and delivered_at is null`,
    [id],
  );
  return row;
}
