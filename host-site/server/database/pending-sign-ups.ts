import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import type { Row, Session, SqlValue } from './database.ts';
import { waitsAgain } from './deliveries.ts';
import { fromColumns, signUpColumns, toColumns } from './field-columns.ts';
import { insertRow } from './insert-row.ts';
import { lockMailbox } from './mailbox-lock.ts';
import { decryptRow, encryptRow, hashEmail, hashMailbox, isOfMailbox, toKeyColumns } from './personal-columns.ts';
import type { SignUp, SignUpFields } from './sign-ups.ts';
import type { SubscriberLink } from './subscriber-links.ts';

/** A sign-up that is on no list before someone has confirmed it by the link in an email. */
export interface PendingSignUp {
  signUp: SignUp;
  /** The consent receipt as it was sent, see formatConsent; empty without one. */
  consent: string;
  /** When its day has ended in Toronto, the link does nothing and the sign-up is deleted. */
  confirmBy: Date;
}

/** Whether an address is on a chain's list. */
async function isOnList(session: Session, { fields }: SignUp): Promise<boolean> {
  const rows = await session.query(
    'select id from sealed_sign_ups where email_key = $1 and chain = $2 and honeypot is null',
    [hashEmail(session.cipher, 'sealed_sign_ups', fields.Email), fields.Chain],
  );
  return rows.length > 0;
}

/** Minutes in which a mailbox gets one email, however often, and by which spellings, someone signs it up. */
const quietMinutes = 10;
/** Emails for the sign-ups of a mailbox: whoever lost theirs may ask again, and no one can fill a stranger's mailbox. */
const emailLimit = 3;

/** SQL for the end of the day until which a sign-up may be confirmed. */
export const confirmEnd =
  "(date_trunc('day', confirm_by at time zone 'America/Toronto') + interval '1 day') at time zone 'America/Toronto'";

/**
 * Whether a mailbox may get an email about a chain's list: counts those for all its spellings that wait. An earlier version
 * notes only the day, which it puts off with each email.
 */
async function mayWrite(session: Session, { signUp, confirmBy }: PendingSignUp, now: Date): Promise<boolean> {
  const { Email, Chain } = signUp.fields;
  await lockMailbox(session, 'sealed_pending_sign_ups', Email);
  const [row] = await session.query<{ may: boolean }>(
    `select coalesce(sum(letters), 0) < ${emailLimit}
       and coalesce(max(greatest(asked_at, confirm_by - ($3::timestamptz - $4::timestamptz))) filter (where letters > 0)
         <= $4::timestamptz - make_interval(mins => ${quietMinutes}), true) as may
     from sealed_pending_sign_ups where ${isOfMailbox('$1')} and chain = $2 and ${confirmEnd} > $4::timestamptz`,
    [hashMailbox(session.cipher, 'sealed_pending_sign_ups', Email), Chain, confirmBy, now],
  );
  return row?.may === true;
}

/** What became of a sign-up. One that waits already gets its email by `id`, within the limits of its mailbox. */
type PendingResult = { kind: 'subscribed' } | { kind: 'added' } | { kind: 'again'; id: string | undefined };

/**
 * Stores a sign-up until it is confirmed, unless the list has the address. One that waits already keeps its day, or anyone
 * could put off its deletion for ever; one whose day has ended is replaced.
 */
export async function insertPending(session: Session, pending: PendingSignUp, now: Date): Promise<PendingResult> {
  const { cipher } = session;
  const { signUp, consent, confirmBy } = pending;
  if (await isOnList(session, signUp)) return { kind: 'subscribed' };
  const isWritten = await mayWrite(session, pending, now);
  const keys = toKeyColumns(cipher, 'sealed_pending_sign_ups', signUp.fields.Email);
  const values = encryptRow(cipher, 'sealed_pending_sign_ups', signUp.id, {
    id: signUp.id,
    ...toColumns<keyof SignUpFields, SqlValue>(signUpColumns, signUp.fields),
    ...keys,
    request_id: signUp.requestId,
    source: signUp.source ?? null,
    consent,
    confirm_by: confirmBy,
    asked_at: now,
    // No email waits for a mailbox that has had enough; whoever asks again later gets one.
    ...(isWritten ? {} : { letters: 0, delivered_at: now }),
  });
  const added: PendingResult = isWritten ? { kind: 'added' } : { kind: 'again', id: undefined };
  const clause = 'on conflict (email_key, chain) do nothing returning id';
  const insert = () => insertRow(session, 'sealed_pending_sign_ups', values, clause);
  if ((await insert()).length > 0) return added;
  const ended = await session.query(
    `delete from sealed_pending_sign_ups where email_key = $1 and chain = $2 and ${confirmEnd} <= $3 returning id`,
    [keys.email_key, signUp.fields.Chain, now],
  );
  if (ended.length > 0 && (await insert()).length > 0) return added;
  if (!isWritten) return { kind: 'again', id: undefined };
  const [again] = await session.query<{ id: string }>(
    `update sealed_pending_sign_ups
     set letters = letters + 1, asked_at = $3, delivered_at = null, ${waitsAgain}
     where email_key = $1 and chain = $2 returning id`,
    [keys.email_key, signUp.fields.Chain, now],
  );
  return { kind: 'again', id: again?.id };
}

/** A sign-up that is not confirmed, by its id. `for update` lets a concurrent request wait, and then find none. */
export async function findPending(
  session: Session,
  id: string,
  locking: 'for update' | '' = '',
): Promise<(PendingSignUp & { locale: Locale }) | undefined> {
  const [encrypted] = await session.query(`select * from sealed_pending_sign_ups where id = $1 ${locking}`, [id]);
  return encrypted && toPending(decryptRow(session.cipher, 'sealed_pending_sign_ups', id, encrypted));
}

function toPending(row: Row): PendingSignUp & { locale: Locale } {
  const locale = toLocale(String(row.language_preference)) ?? 'en';
  return {
    signUp: {
      id: String(row.id),
      fields: {
        ...(fromColumns(signUpColumns, row) as SignUpFields),
        Chain: Number(row.chain),
        LanguagePreference: locale,
      },
      honeypot: '',
      requestId: String(row.request_id),
      source: row.source ? String(row.source) : undefined,
    },
    consent: String(row.consent ?? ''),
    confirmBy: row.confirm_by as Date,
    locale,
  };
}

/**
 * Lets those of an address, which was corrected, be confirmed until another day; returns their ids. Their emails must be
 * sent again, as the first ones.
 */
export async function renewPending(session: Session, email: string, confirmBy: Date, now: Date): Promise<string[]> {
  const rows = await session.query<{ id: string }>(
    `update sealed_pending_sign_ups
     set confirm_by = $2, letters = 1, asked_at = $3, delivered_at = null, ${waitsAgain}
     where email_key = $1 returning id`,
    [hashEmail(session.cipher, 'sealed_pending_sign_ups', email), confirmBy, now],
  );
  return rows.map(({ id }) => id);
}

/** Deletes one that is confirmed. */
export async function deletePending(session: Session, id: string): Promise<void> {
  await session.query('delete from sealed_pending_sign_ups where id = $1', [id]);
}

/** Whether the person of a link is on the list. */
export async function isConfirmed(session: Session, { subjectId, emailKey }: SubscriberLink): Promise<boolean> {
  const rows = await session.query(
    'select id from sealed_sign_ups where (id = $1 or email_key = $2) and honeypot is null',
    [subjectId, emailKey],
  );
  return rows.length > 0;
}
