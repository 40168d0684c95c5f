import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import type { Candidate } from '../forms/contest/address-draw.ts';
import type { Draw } from './contest-draws.ts';
import type { Session } from './database.ts';
import { createEntrantCollection, type EntrantList } from './entrant-list.ts';
import { decryptUndamaged, type OnDamage, personKey, toEmailKey } from './personal-columns.ts';
import { pageSize, readPages } from './read-pages.ts';

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

/**
 * Entries that take part in a draw, in order of arrival: of each mailbox the first of each period, except those of people
 * whose PIN has won, or who had a prize of an earlier draw, or could claim one, at the time of this one. An earlier version
 * took an entry for each spelling of an address. One whose address cannot be decrypted takes no part: no one could be told.
 */
export async function listEntrants(
  session: Session,
  { contest, lastPosition, drawnAt, id }: DrawScope,
  onDamage: OnDamage,
): Promise<EntrantList> {
  const entrants = createEntrantCollection();
  const rows = readPages((position) =>
    session.query(
      `select id, position, email, ${personKey()} as person, chances, period,
         coalesce(result = 'winner', false) or id in (
           select p.entry_id from contest_draws d
             join contest_draw_places p on p.draw_id = d.id and p.notified_at <= $3
             join sealed_prize_claims c on c.draw_id = d.id and c.entry_id = p.entry_id
           where d.contest = $1 and d.id < coalesce($4::bigint, d.id + 1)
             and (c.claim_by > $3 or (c.claimed_at is not null and c.place is not null))
         ) as is_holder
       from sealed_contest_entries
       where (contest, position) > ($1, $5) and (contest, position) <= ($1, $2) and honeypot is null
       order by contest, position limit ${pageSize}`,
      [contest, lastPosition, drawnAt, id ?? null, position],
    ),
  );
  for await (const encrypted of rows) {
    const row = decryptUndamaged(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted, onDamage);
    const [mailbox, person] = [row && toMailbox(String(row.email)), String(encrypted.person)];
    // By the keyed hash, too: the address of whoever has a prize may be what cannot be decrypted.
    if (encrypted.is_holder) entrants.leaveOut(person, ...(mailbox ? [mailbox] : []));
    const { id: entry, period, chances } = encrypted;
    if (mailbox) entrants.add({ id: String(entry), mailbox, person, period: String(period), chances: Number(chances) });
  }
  return entrants.list();
}
