import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Row, Session } from './database.ts';
import { insertRow } from './insert-row.ts';
import { decryptRow, encryptRow, hashEmail, toKeyColumns } from './personal-columns.ts';

/** Emails that someone gets because of what they sent. */
export const emailNames = ['contact', 'form', 'entry', 'winner', 'pin-winner'] as const;
/** One of them. */
export type EmailName = (typeof emailNames)[number];

/** An email that waits to be sent. */
export interface WaitingEmail {
  /** UUID, also that of its job and of its Message-ID. */
  id: string;
  name: EmailName;
  locale: Locale;
  email: string;
  /** What its text mentions, by placeholder. */
  details: Readonly<Record<string, string>>;
}

/** Stores an email. It is deleted once it is sent. */
export async function insertEmail(session: Session, { id, name, locale, email, details }: WaitingEmail) {
  const { cipher } = session;
  const values = encryptRow(cipher, 'sealed_letters', id, {
    id,
    letter: name,
    language_preference: locale,
    email,
    ...toKeyColumns(cipher, 'sealed_letters', email),
    details: JSON.stringify(details),
  });
  await insertRow(session, 'sealed_letters', values);
}

/** An email by its id; undefined when it was sent or deleted. */
export async function findEmail(session: Session, id: string): Promise<WaitingEmail | undefined> {
  const [encrypted] = await session.query('select * from sealed_letters where id = $1', [id]);
  return encrypted && openEmail(session, encrypted);
}

/** Decrypts the row of an email. */
export function openEmail(session: Session, encrypted: Row): WaitingEmail {
  const row = decryptRow(session.cipher, 'sealed_letters', encrypted.id, encrypted);
  return {
    id: String(row.id),
    name: row.letter as EmailName,
    locale: row.language_preference as Locale,
    email: String(row.email),
    details: JSON.parse(String(row.details)) as WaitingEmail['details'],
  };
}

/** Emails with a link to claim a prize. */
export const claimEmails: readonly EmailName[] = ['winner', 'pin-winner'];

/** Deletes the emails about a person's prizes that are not sent yet: their jobs then find nothing to send. */
export async function deleteWinnerEmails(session: Session, email: string): Promise<void> {
  await session.query('delete from sealed_letters where email_key = $1 and letter = any($2)', [
    hashEmail(session.cipher, 'sealed_letters', email),
    claimEmails,
  ]);
}
