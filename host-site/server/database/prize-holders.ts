import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import { deleteClaimEmails, listUnsentEmails } from './claim-emails.ts';
import type { Row, Session } from './database.ts';
import { decryptReadable, personKey } from './personal-columns.ts';

/** How the prize of a place of a draw stands. */
export interface PrizeHolder {
  place: number;
  /**
   * `free`: whoever had it did not claim it in time, was erased, or has another prize of the contest; `unsent`: it is too
   * late, but their email never left.
   */
  state: 'not-notified' | 'open' | 'claimed' | 'unsent' | 'free';
  claimBy: Date | null;
}

function toHolder(row: Row, unsent: ReadonlyMap<string, unknown>, now: number): PrizeHolder {
  const claimBy = row.claim_by as Date | null;
  const place = Number(row.place);
  if (row.claimed_at) return { place, claimBy, state: 'claimed' };
  if (claimBy && claimBy.getTime() > now) return { place, claimBy, state: 'open' };
  if (claimBy) return { place, claimBy, state: unsent.has(String(row.claim_id)) ? 'unsent' : 'free' };
  // A claim is deleted with its entry, so one that is missing after a notice belonged to someone who was erased; or there
  // never was one, because they have another prize.
  return { place, claimBy, state: row.is_erased || row.notified_at ? 'free' : 'not-notified' };
}

/**
 * Who holds the prizes of a draw, by place; its first `prizes` places have one each. Other commands about the draws of its
 * contest wait until the transaction ends.
 */
export async function listPrizeHolders(
  session: Session,
  draw: number,
  prizes: number,
  now: number,
): Promise<PrizeHolder[]> {
  await session.query(
    `select id from contest_draws where contest = (select contest from contest_draws where id = $1)
     order by id for no key update`,
    [draw],
  );
  const rows = await session.query(
    `select p.place, p.notified_at, coalesce(e.email, '') = '' as is_erased, c.id as claim_id, c.claim_by, c.claimed_at
     from contest_draw_places p left join sealed_contest_entries e on e.id = p.entry_id
       left join sealed_prize_claims c on c.draw_id = p.draw_id and c.place = p.place
     where p.draw_id = $1 and p.place <= $2 order by p.place`,
    [draw, prizes],
  );
  const unsent = await listUnsentEmails(session);
  return rows.map((row) => toHolder(row, unsent, now));
}

/**
 * Takes the prize of a place from whoever may claim it or has: what they sent stays, their link is too late, and an email
 * that has not left is deleted.
 */
export async function freePrize(session: Session, draw: number, place: number, now: Date): Promise<void> {
  const rows = await session.query<{ id: string }>(
    `update sealed_prize_claims set place = null, claim_by = least(claim_by, $3::timestamptz)
     where draw_id = $1 and place = $2 returning id`,
    [draw, place, now],
  );
  await deleteClaimEmails(
    session,
    rows.map(({ id }) => id),
  );
}

/**
 * Gives winners of a draw, among these entries, until `claimBy` to claim their prizes, when it is too late at `now` and
 * their emails never left; deletes those emails. Returns their claims. While it is not too late, an email may just be
 * leaving, or be retried.
 */
export async function renewUnsentClaims(
  session: Session,
  draw: number,
  entries: readonly string[],
  { claimBy, now }: { claimBy: Date; now: number },
): Promise<{ id: string; entryId: string; place: number }[]> {
  const rows = await session.query<{ id: string; entry_id: string; place: number }>(
    `update sealed_prize_claims set claim_by = $4 where draw_id = $1 and entry_id = any($2::uuid[])
       and id = any($3::uuid[]) and claim_by <= $5 and claimed_at is null and place is not null returning id, entry_id, place`,
    [draw, entries, [...(await listUnsentEmails(session)).keys()], claimBy, new Date(now)],
  );
  await deleteClaimEmails(
    session,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, entry_id, place }) => ({ id, entryId: entry_id, place: Number(place) }));
}

/** The alternates of a draw who have been given the prize of another place, and that place. */
export async function listTakenOver(session: Session, draw: number): Promise<Map<number, number>> {
  const rows = await session.query(
    `select p.place as alternate, c.place from contest_draw_places p
       join sealed_prize_claims c on c.draw_id = p.draw_id and c.entry_id = p.entry_id
     where p.draw_id = $1 and c.place <> p.place order by p.place`,
    [draw],
  );
  return new Map(rows.map(({ alternate, place }) => [Number(alternate), Number(place)]));
}

/** A prize of a draw that someone has claimed, or still may. */
export interface HeldPrize {
  draw: number;
  /** The place whose prize it is. */
  place: number;
  claimBy: Date;
  isClaimed: boolean;
}

/** The prizes of all draws of a contest, since it opened, that someone has claimed or still may. */
export async function listHeldPrizes(
  session: Session,
  contest: string,
  opens: string,
  now: number,
): Promise<HeldPrize[]> {
  const rows = await session.query(
    `select c.draw_id, c.place, c.claim_by, c.claimed_at from sealed_prize_claims c
       join contest_draws d on d.id = c.draw_id and d.drawn_at >= $2
     where c.contest = $1 and c.place is not null and (c.claimed_at is not null or c.claim_by > $3)
     order by c.draw_id, c.place`,
    [contest, opens, new Date(now)],
  );
  return rows.map((row) => ({
    draw: Number(row.draw_id),
    place: Number(row.place),
    claimBy: row.claim_by as Date,
    isClaimed: row.claimed_at !== null,
  }));
}

/**
 * Which of these entries belong to someone who has a prize of the contest already, or still may claim it, or has an entry
 * before it among these: a draw of an earlier version may have drawn several spellings of an address.
 */
export async function listPrizeWinners(session: Session, entries: readonly string[], now: number): Promise<string[]> {
  const rows = await session.query(
    `select e.id, e.email, ${personKey('e.')} as person, e.id = any($1::uuid[]) as asked, coalesce(e.result = 'winner', false)
       or exists (select from sealed_prize_claims c where c.entry_id = e.id
         and (c.claim_by > $2 or (c.claimed_at is not null and c.place is not null))) as holder
     from sealed_contest_entries e
     where e.contest in (select contest from sealed_contest_entries where id = any($1::uuid[])) and (
       e.id = any($1::uuid[]) or e.result = 'winner' or e.id in (select entry_id from sealed_prize_claims))`,
    [entries, new Date(now)],
  );
  const people = rows.map((encrypted) => {
    const { email } = decryptReadable(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted).row;
    return {
      ...encrypted,
      id: String(encrypted.id),
      person: email ? toMailbox(String(email)) : String(encrypted.person),
    };
  }) as { id: string; person: string; asked: boolean; holder: boolean }[];
  const winners = new Set(people.filter(({ holder }) => holder).map(({ person }) => person));
  return entries.filter((id) => {
    const person = people.find((other) => other.id === id)?.person;
    if (person === undefined || winners.has(person)) return person !== undefined;
    winners.add(person);
    return false;
  });
}
