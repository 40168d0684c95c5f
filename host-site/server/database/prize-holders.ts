import type { Row, Session } from './database.ts';

/** How the prize of a place of a draw stands. */
export interface PrizeHolder {
  place: number;
  /** `free`: whoever had it did not claim it in time, or was erased. */
  state: 'not-notified' | 'open' | 'claimed' | 'free';
  claimBy: Date | null;
}

function toHolder(row: Row, now: number): PrizeHolder {
  const claimBy = row.claim_by as Date | null;
  const place = Number(row.place);
  if (row.claimed_at) return { place, claimBy, state: 'claimed' };
  if (claimBy) return { place, claimBy, state: claimBy.getTime() <= now ? 'free' : 'open' };
  // A claim is deleted with its entry, so one that is missing after a letter belonged to someone who was erased.
  return { place, claimBy, state: row.is_erased || row.notified_at ? 'free' : 'not-notified' };
}

/**
 * Who holds the prizes of a draw, by place; its first `prizes` places have one each. Other commands about the draw wait
 * until the transaction ends.
 */
export async function listPrizeHolders(
  session: Session,
  draw: number,
  prizes: number,
  now: number,
): Promise<PrizeHolder[]> {
  await session.query('select id from contest_draws where id = $1 for no key update', [draw]);
  const rows = await session.query(
    `select p.place, p.notified_at, coalesce(e.email, '') = '' as is_erased, c.claim_by, c.claimed_at
     from contest_draw_places p left join sealed_contest_entries e on e.id = p.entry_id
       left join sealed_prize_claims c on c.draw_id = p.draw_id and c.place = p.place
     where p.draw_id = $1 and p.place <= $2 order by p.place`,
    [draw, prizes],
  );
  return rows.map((row) => toHolder(row, now));
}

/** Takes the prize of a place from whoever may claim it or has: what they sent stays, and their link is too late. */
export async function freePrize(session: Session, draw: number, place: number, now: Date): Promise<void> {
  await session.query(
    `update sealed_prize_claims set place = null, claim_by = least(claim_by, $3::timestamptz)
     where draw_id = $1 and place = $2`,
    [draw, place, now],
  );
}
