import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import type { ClaimDetails } from './claim-details.ts';
import type { Row, Session } from './database.ts';
import { claimFieldColumns, listColumns, toColumns } from './field-columns.ts';
import { insertRow } from './insert-row.ts';
import {
  decryptRow,
  decryptUndamaged,
  encryptRow,
  hashEmail,
  type OnDamage,
  pickPersonal,
  toKeyColumns,
} from './personal-columns.ts';
import { pageSize, readPages } from './read-pages.ts';

/** What someone has won: a place of a draw, or the prize of a PIN as its list names it. */
export type WonPrize = { draw: number; place: number } | { pinPrize: string };

/** A prize that a person may claim, once, until a deadline. */
export interface PrizeClaim {
  /** UUID, which the link in the email holds. */
  id: string;
  entryId: string;
  contest: string;
  won: WonPrize;
  email: string;
  /** First instant at which it is too late. */
  claimBy: Date;
  claimedAt: Date | null;
}

const table = 'sealed_prize_claims';

/** Stores that someone may claim a prize. Called once per place of a draw, and per entry whose PIN won. */
export async function insertClaim(session: Session, claim: Omit<PrizeClaim, 'claimedAt'>): Promise<void> {
  const { id, entryId, contest, won, email, claimBy } = claim;
  const isDrawn = 'draw' in won;
  const values = encryptRow(session.cipher, table, id, {
    id,
    entry_id: entryId,
    contest,
    draw_id: isDrawn ? won.draw : null,
    place: isDrawn ? won.place : null,
    pin_prize: isDrawn ? null : won.pinPrize,
    claim_by: claimBy,
    email,
    ...toKeyColumns(session.cipher, table, email),
  });
  await insertRow(session, table, values);
}

/** What a row of a claim says was won. */
export const toWonPrize = ({ draw_id, place, pin_prize }: Row): WonPrize =>
  typeof pin_prize === 'string' ? { pinPrize: pin_prize } : { draw: Number(draw_id), place: Number(place) };

/** A claim by its id; undefined when it was deleted. */
export async function findClaim(
  session: Session,
  id: string,
  locking: 'for update' | '' = '',
): Promise<PrizeClaim | undefined> {
  const [encrypted] = await session.query(
    `select id, entry_id, contest, draw_id, place, pin_prize, email, claim_by, claimed_at from ${table} where id = $1 ${locking}`,
    [id],
  );
  return encrypted && toClaim(decryptRow(session.cipher, table, id, encrypted));
}

function toClaim(row: Row): PrizeClaim {
  return {
    id: String(row.id),
    entryId: String(row.entry_id),
    contest: String(row.contest),
    won: toWonPrize(row),
    email: String(row.email),
    claimBy: row.claim_by as Date,
    claimedAt: row.claimed_at as Date | null,
  };
}

/** The chain of the entry for which someone may claim a prize; undefined when it was deleted. */
export async function findClaimChain(session: Session, id: string): Promise<string | undefined> {
  const [row] = await session.query<{ chain: string }>(
    `select e.chain from ${table} c join sealed_contest_entries e on e.id = c.entry_id where c.id = $1`,
    [id],
  );
  return row?.chain;
}

/** The prizes that a person may claim at this instant, in the order in which they were written to, with their language. */
export async function listOpenClaims(
  session: Session,
  email: string,
  now: Date,
): Promise<(PrizeClaim & { language: string | null })[]> {
  const rows = await session.query(
    `select c.*, e.language_preference from ${table} c join sealed_contest_entries e on e.id = c.entry_id
     where c.email_key = $1 and c.claimed_at is null and c.claim_by > $2 order by c.position`,
    [hashEmail(session.cipher, table, email), now],
  );
  return rows.map((row) => ({
    ...toClaim(decryptRow(session.cipher, table, row.id, row)),
    language: row.language_preference as string | null,
  }));
}

/** Stores what the person has sent, encrypted. */
export async function storeClaim(session: Session, claim: PrizeClaim, details: ClaimDetails, now: Date): Promise<void> {
  // A row has one key, so its address is encrypted anew too.
  const personal = pickPersonal(table, { email: claim.email, ...toColumns(claimFieldColumns, details) });
  const values = { ...encryptRow(session.cipher, table, claim.id, personal), claimed_at: now };
  const changes = Object.keys(values).map((column, index) => `${column} = $${index + 2}`);
  await session.query(`update ${table} set ${changes.join(', ')} where id = $1`, [claim.id, ...Object.values(values)]);
}

/** How many prizes of a contest may be claimed, and how many were. */
export async function countClaims(session: Session, contest: string): Promise<{ asked: number; claimed: number }> {
  const [row] = await session.query<{ asked: number; claimed: number }>(
    `select count(*) as asked, count(claimed_at) as claimed from ${table} where contest = $1`,
    [contest],
  );
  return { asked: Number(row?.asked ?? 0), claimed: Number(row?.claimed ?? 0) };
}

/** Columns of the list of claims. */
export const claimColumns = [
  'draw',
  'place',
  'prize',
  'claim_by',
  'last_day',
  'claimed_at',
  'email',
  'mailbox',
  ...listColumns(claimFieldColumns),
  'entry',
] as const;

/**
 * The claims of a contest in the order in which people were written to; without what has not been claimed yet, and without
 * damaged ones.
 */
export async function* listClaims(session: Session, contest: string, onDamage: OnDamage): AsyncGenerator<Row> {
  const claims = readPages((position) =>
    session.query(`select * from ${table} where contest = $1 and position > $2 order by position limit ${pageSize}`, [
      contest,
      position,
    ]),
  );
  for await (const encrypted of claims) {
    const row = decryptUndamaged(session.cipher, table, encrypted.id, encrypted, onDamage);
    if (row) yield { ...row, mailbox: toMailbox(String(row.email)), draw: row.draw_id, entry: row.entry_id };
  }
}
