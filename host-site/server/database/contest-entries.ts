import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import type { ContestEntry } from '../../../widgets/shared/submissions/contest.ts';
import type { PinResult } from '../../../widgets/shared/submissions/contest-responses.ts';
import { contestPurposes } from './consent-texts.ts';
import { insertConsent } from './consents.ts';
import type { Row, Session, SqlValue, Transaction } from './database.ts';
import { entryFieldColumns, toColumns } from './field-columns.ts';
import { insertRow, toSpamColumns } from './insert-row.ts';
import { decryptRow, encryptRow, hashEmail, hashMailbox, isOfMailbox, toKeyColumns } from './personal-columns.ts';

/** A contest entry, before it is stored. */
export interface StoredEntry {
  /** UUID. */
  id: string;
  body: ContestEntry;
  /** The period that the entry counts for, see findPeriod; one entry per mailbox in each. */
  period: string;
  chances: number;
  /** Keyed hash of the network that sent it, see hashNetwork. */
  networkKey: string;
  /** What brought it, see campaign-source.ts; undefined where nothing is known. */
  source: string | undefined;
  /** Empty unless the honeypot was filled. */
  honeypot: string;
  requestId: string;
}

/**
 * Whether an earlier version, which does not know mailboxes, has stored an entry of this mailbox: found where it is spelled
 * like it. This version's are in the index.
 */
async function hasEarlierEntry(session: Session, { body, period }: StoredEntry): Promise<boolean> {
  const { email_key, mailbox_key } = toKeyColumns(session.cipher, 'sealed_contest_entries', body.Email);
  // The index of addresses has it.
  if (email_key === mailbox_key) return false;
  const rows = await session.query(
    `select from sealed_contest_entries
     where contest = $1 and period = $2 and email_key = $3 and mailbox_key is null and honeypot is null limit 1`,
    [body.ContestId, period, mailbox_key],
  );
  return rows.length > 0;
}

/** Inserts an entry; false when its mailbox already has one in that period, by whatever spelling. */
export async function insertEntry(session: Session, entry: StoredEntry): Promise<boolean> {
  const { id, body, period, chances, networkKey, source, honeypot, requestId } = entry;
  const values = encryptRow(session.cipher, 'sealed_contest_entries', id, {
    id,
    ...toColumns<keyof typeof entryFieldColumns, SqlValue>(entryFieldColumns, body),
    period,
    ...toKeyColumns(session.cipher, 'sealed_contest_entries', body.Email),
    chances,
    ...toSpamColumns(honeypot),
    request_id: requestId,
    network_key: networkKey,
    source: source ?? null,
  });
  if (honeypot === '' && (await hasEarlierEntry(session, entry))) return false;
  // One index is of addresses, the other of mailboxes.
  const clause = 'on conflict do nothing returning id';
  return (await insertRow(session, 'sealed_contest_entries', values, clause)).length > 0;
}

/** How many entries a contest has, without those that filled the honeypot; read from the index of persons alone. */
export async function countEntries(session: Session, contest: string): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    'select count(*) as count from sealed_contest_entries where contest = $1 and honeypot is null',
    [contest],
  );
  return Number(row?.count ?? 0);
}

/** Stores each consent of an entry separately. */
export function insertContestConsents(
  transaction: Transaction,
  { id, body }: StoredEntry,
  receipt: ConsentReceipt | undefined,
): void {
  for (const [field, purpose] of Object.entries(contestPurposes)) {
    if (body[field as keyof typeof contestPurposes] !== true) continue;
    const named = receipt && { ...receipt, id: `${receipt.id}-${purpose}` };
    insertConsent(transaction, { column: 'entry_id', id }, purpose, named);
  }
}

/**
 * Spends a PIN for an entry and returns its prize, or null for no prize. Undefined when the PIN is unknown or spent; of
 * concurrent transactions only one succeeds.
 */
export async function claimPin(
  session: Session,
  contest: string,
  pin: string,
  entryId: string,
): Promise<{ prize: string | null } | undefined> {
  const [spent] = await session.query<{ prize: string | null }>(
    'update contest_pins set entry_id = $3 where contest = $1 and pin = $2 and entry_id is null returning prize',
    [contest, pin, entryId],
  );
  return spent;
}

/** Whether a PIN of the contest has won for this person, who is known by their mailbox. */
export async function hasWonByPin(session: Session, contest: string, email: string): Promise<boolean> {
  const rows = await session.query(
    `select from sealed_contest_entries
     where contest = $1 and (${isOfMailbox('$2')} or email_key = $3) and result = 'winner' limit 1`,
    [
      contest,
      hashMailbox(session.cipher, 'sealed_contest_entries', email),
      hashEmail(session.cipher, 'sealed_contest_entries', email),
    ],
  );
  return rows.length > 0;
}

/** Stores what the PIN of an entry has won. */
export async function storeResult(session: Session, id: string, result: PinResult): Promise<void> {
  await session.query('update sealed_contest_entries set result = $2 where id = $1', [id, result]);
}

/** An entry with its PIN, for delivery; undefined when it was delivered or deleted. */
export async function findUndeliveredEntry(session: Session, id: string): Promise<Row | undefined> {
  const [row] = await session.query(
    `select e.*, p.pin, p.prize, exists (
       select from consents c where c.entry_id = e.id and c.purpose = 'terms') as terms_accepted
     from sealed_contest_entries e left join contest_pins p on p.entry_id = e.id
     where e.id = $1 and e.delivered_at is null`,
    [id],
  );
  return row && decryptRow(session.cipher, 'sealed_contest_entries', id, row);
}
