import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Session } from './database.ts';

/** The commitment to a seed: its digest was stored then, and the seed could not change any more. */
export interface SeedCommitment {
  /** SHA-256 of the seed, in hexadecimal. */
  digest: string;
  committedAt: Date;
}

/** What anyone may know of a draw: nothing of a person. */
export interface PublicDraw {
  id: number;
  drawnAt: Date;
  algorithm: string;
  entries: number;
  chances: number;
  /** Of the list of entries. */
  digest: string;
  seed: string;
  /** Undefined for a draw of a version that did not commit to seeds. */
  commitment: SeedCommitment | undefined;
  winners: number;
  /** Positions in the list, winners first; empty for a draw of a version that made no public list. */
  places: readonly number[];
  /** Why it was made after another one. */
  reason: Readonly<Record<Locale, string>> | undefined;
}

/** Draws of a contest since it opened, and the commitment to the seed of the next one, if there is one. */
export async function listPublicDraws(
  session: Session,
  contest: string,
  opens: string,
): Promise<{ draws: PublicDraw[]; next: SeedCommitment | undefined }> {
  const rows = await session.query(
    `select d.*, s.digest as seed_digest, s.committed_at, array(
       select p.list_position from contest_draw_places p where p.draw_id = d.id and p.list_position is not null order by place
     ) as places
     from contest_draws d left join draw_seeds s on s.id = d.seed_id
     where d.contest = $1 and d.drawn_at >= $2 order by d.id`,
    [contest, opens],
  );
  const [next] = await session.query<{ digest: string; committed_at: Date }>(
    `select digest, committed_at from draw_seeds s
     where contest = $1 and not exists (select from contest_draws d where d.seed_id = s.id) order by id limit 1`,
    [contest],
  );
  const draws = rows.map(
    (row): PublicDraw => ({
      id: Number(row.id),
      drawnAt: row.drawn_at as Date,
      algorithm: String(row.algorithm),
      entries: Number(row.entries),
      chances: Number(row.chances),
      digest: String(row.entries_digest),
      seed: String(row.seed),
      commitment: row.seed_digest
        ? { digest: String(row.seed_digest), committedAt: row.committed_at as Date }
        : undefined,
      winners: Number(row.winners),
      places: (row.places as number[]).map(Number),
      reason: row.reason_en ? { en: String(row.reason_en), fr: String(row.reason_fr ?? row.reason_en) } : undefined,
    }),
  );
  return { draws, next: next && { digest: next.digest, committedAt: next.committed_at } };
}

/** How many parts the list of a draw of this contest has; 0 where there is none. */
export async function countListParts(session: Session, contest: string, draw: number): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `select count(*) as count from contest_draw_lists l join contest_draws d on d.id = l.draw_id
     where d.id = $1 and d.contest = $2`,
    [draw, contest],
  );
  return Number(row?.count ?? 0);
}

/** A part of the list of a draw, as it was drawn from; they count from 1. */
export async function findListPart(session: Session, draw: number, part: number): Promise<string> {
  const [row] = await session.query<{ list: string }>(
    'select list from contest_draw_lists where draw_id = $1 and part = $2',
    [draw, part],
  );
  return row?.list ?? '';
}
