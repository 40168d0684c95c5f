import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import type { Candidate } from '../forms/contest/address-draw.ts';
import type { Draw } from './contest-draws.ts';
import type { Row, Session } from './database.ts';
import { decryptUndamaged, type OnDamage, personKey, toEmailKey } from './personal-columns.ts';

/** Whose entries take part in a draw: those up to a position, at an instant; `id` is that of a draw that is repeated. */
export type DrawScope = Pick<Draw, 'contest' | 'lastPosition' | 'drawnAt'> & { id?: number };

/**
 * Entries that take part in a draw of an earlier version, in which a person is an address, in order of arrival: all of a
 * person's, except those of people whose PIN has won, or
 * who had a prize of an earlier draw, or could claim one, at the time of this one. For a draw that is repeated, they are
 * the same as the first time. An entry whose address cannot be decrypted takes no part: no one could be told.
 */
export async function listAddressCandidates(
  session: Session,
  { contest, lastPosition, drawnAt, id }: DrawScope,
  onDamage: OnDamage,
): Promise<Candidate[]> {
  const rows = await session.query(
    `select id, email, chances from sealed_contest_entries
     where contest = $1 and position <= $2 and honeypot is null and email_key not in (
       select e.email_key from sealed_contest_entries e
       where e.contest = $1 and e.position <= $2 and e.result = 'winner'
       union all
       select e.email_key from contest_draws d
         join contest_draw_places p on p.draw_id = d.id and p.notified_at <= $3
         join sealed_prize_claims c on c.draw_id = d.id and c.entry_id = p.entry_id
         join sealed_contest_entries e on e.id = c.entry_id
       where d.contest = $1 and d.id < coalesce($4::bigint, d.id + 1)
         and (c.claim_by > $3 or (c.claimed_at is not null and c.place is not null))
     )
     order by position`,
    [contest, lastPosition, drawnAt, id ?? null],
  );
  // Not the keyed hash: anyone with the addresses can repeat a draw without our keys.
  return rows.flatMap((encrypted) => {
    const row = decryptUndamaged(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted, onDamage);
    return row ? [{ id: String(row.id), person: toEmailKey(String(row.email)), chances: Number(row.chances) }] : [];
  });
}

/** An entry that takes part in a draw, with its address. */
export interface Entrant {
  id: string;
  email: string;
  /** The same for all entries of one person. */
  mailbox: string;
  chances: number;
}

/**
 * Entries that take part in a draw, in order of arrival: of each mailbox the first of each period, except those of people
 * whose PIN has won, or who had a prize of an earlier draw, or could claim one, at the time of this one. An earlier version
 * took an entry for each spelling of an address. One whose address cannot be decrypted takes no part: no one could be told.
 */
export async function listEntrants(
  session: Session,
  { contest, lastPosition, drawnAt, id }: DrawScope,
  onDamage: OnDamage,
): Promise<Entrant[]> {
  const rows = await session.query(
    `select id, email, ${personKey()} as person, chances, period,
       coalesce(result = 'winner', false) or id in (
         select p.entry_id from contest_draws d
           join contest_draw_places p on p.draw_id = d.id and p.notified_at <= $3
           join sealed_prize_claims c on c.draw_id = d.id and c.entry_id = p.entry_id
         where d.contest = $1 and d.id < coalesce($4::bigint, d.id + 1)
           and (c.claim_by > $3 or (c.claimed_at is not null and c.place is not null))
       ) as "isHolder"
     from sealed_contest_entries where contest = $1 and position <= $2 and honeypot is null order by position`,
    [contest, lastPosition, drawnAt, id ?? null],
  );
  const opened = rows.map((encrypted) => {
    const row = decryptUndamaged(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted, onDamage);
    return { ...encrypted, mailbox: row && toMailbox(String(row.email)), email: String(row?.email) } as Row & Entrant;
  });
  const holders = opened.filter(({ isHolder }) => isHolder);
  // By the keyed hash, too: the address of whoever has a prize may be what cannot be decrypted.
  const left = new Set(holders.flatMap(({ mailbox, person }) => [mailbox, person]));
  const seen = new Set<string>();
  return opened.filter(({ mailbox, person, period }) => {
    const entry = `${period} ${mailbox}`;
    if (!mailbox || left.has(mailbox) || left.has(String(person)) || seen.has(entry)) return false;
    seen.add(entry);
    return true;
  });
}
