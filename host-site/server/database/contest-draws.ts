import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import type { Row, Session } from './database.ts';
import { decryptReadable, type OnDamage } from './personal-columns.ts';

/** Everything stored about a draw, so that anyone can repeat it. */
export interface Draw {
  id: number;
  contest: string;
  algorithm: string;
  seed: string;
  /** Number of the committed seed; null for a draw of a version that did not commit to seeds. */
  seedId: number | null;
  /** Position of the last entry that took part. */
  lastPosition: number;
  entries: number;
  chances: number;
  digest: string;
  winners: number;
  alternates: number;
  drawnAt: Date;
}

/** What a draw has drawn, winners first, and what the public is told of it besides. */
export interface DrawResult {
  /** Ids of the entries. */
  places: readonly string[];
  /** The same as positions in the list; absent for an algorithm without a public list. */
  positions?: readonly number[] | undefined;
  /** The text of the list, in parts. */
  list?: Iterable<string> | undefined;
  /** Why it is made after another one. */
  reason?: Readonly<Record<Locale, string>> | undefined;
}

/**
 * Waits for running inserts, so that the list of entries up to the last one has no gaps. All contests' entries wait until
 * the transaction ends: only that one is to be read in it. Rejects with the database's error when others keep it waiting.
 */
export async function waitForInserts(session: Session): Promise<void> {
  await session.executeSql("set local lock_timeout = '2s'; lock table sealed_contest_entries in share mode");
}

/** Lets one transaction at a time store a draw of a contest, until it ends. */
export async function lockDraws(session: Session, contest: string): Promise<void> {
  await session.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`draws of ${contest}`]);
}

/** Position of the contest's last entry; 0 for none. */
export async function findLastPosition(session: Session, contest: string): Promise<number> {
  const [row] = await session.query<{ last: number | null }>(
    'select max(position) as last from sealed_contest_entries where contest = $1',
    [contest],
  );
  return row?.last ?? 0;
}

/**
 * When the contest's first entry came, if that was more than a day before it opened; the day allows for different
 * clocks. Such entries are those of an earlier contest with the same id.
 */
export async function findForeignEntry(session: Session, contest: string, opens: string): Promise<Date | undefined> {
  const [row] = await session.query<{ first: Date | null }>(
    `select min(created_at) as first from sealed_contest_entries
     where contest = $1 and created_at < $2::timestamptz - interval '1 day'`,
    [contest, opens],
  );
  return row?.first ?? undefined;
}

/** Stores a draw and its places, winners first; returns its number. */
export async function insertDraw(
  session: Session,
  draw: Omit<Draw, 'id'>,
  { places, positions, list, reason }: DrawResult,
): Promise<number> {
  const [row] = await session.query<{ id: number }>(
    `insert into contest_draws
       (contest, algorithm, seed, seed_id, last_position, entries, chances, entries_digest, winners, alternates, drawn_at,
        reason_en, reason_fr)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
    [
      draw.contest,
      draw.algorithm,
      draw.seed,
      draw.seedId,
      draw.lastPosition,
      draw.entries,
      draw.chances,
      draw.digest,
      draw.winners,
      draw.alternates,
      draw.drawnAt,
      reason?.en ?? null,
      reason?.fr ?? null,
    ],
  );
  const id = Number(row?.id);
  await session.query(
    `insert into contest_draw_places (draw_id, place, entry_id, list_position)
     select $1, place, entry_id::uuid, list_position
     from unnest($2::text[], $3::int[]) with ordinality as drawn (entry_id, list_position, place)`,
    [id, places, places.map((_, index) => String(positions?.[index] ?? '')).filter(Boolean)],
  );
  let part = 0;
  for (const text of list ?? []) {
    part += 1;
    await session.query('insert into contest_draw_lists (draw_id, part, list) values ($1, $2, $3)', [id, part, text]);
  }
  return id;
}

function toDraw(row: Row): Draw {
  return {
    id: Number(row.id),
    contest: String(row.contest),
    algorithm: String(row.algorithm),
    seed: String(row.seed),
    seedId: row.seed_id === null ? null : Number(row.seed_id),
    lastPosition: Number(row.last_position),
    entries: Number(row.entries),
    chances: Number(row.chances),
    digest: String(row.entries_digest),
    winners: Number(row.winners),
    alternates: Number(row.alternates),
    drawnAt: row.drawn_at as Date,
  };
}

/** A draw by its number, or undefined. */
export async function findDraw(session: Session, id: number): Promise<Draw | undefined> {
  const [row] = await session.query('select * from contest_draws where id = $1', [id]);
  return row && toDraw(row);
}

/** All draws, in order. */
export async function listAllDraws(session: Session): Promise<Draw[]> {
  return (await session.query('select * from contest_draws order by id')).map(toDraw);
}

/** Numbers of a contest's draws. */
export async function listDraws(session: Session, contest: string): Promise<number[]> {
  const rows = await session.query<{ id: number }>('select id from contest_draws where contest = $1 order by id', [
    contest,
  ]);
  return rows.map(({ id }) => id);
}

/** A drawn entry with its place, 1 for the first winner. */
export interface DrawnPlace extends Row {
  place: number;
  entry_id: string;
  /** Null after the entry was erased, or where it cannot be decrypted. */
  email: string | null;
  postal_code: string | null;
  language_preference: string | null;
}

/** The places of a draw, with the contact details that can be read. */
export async function listPlaces(session: Session, draw: number, onDamage?: OnDamage): Promise<DrawnPlace[]> {
  const places = await session.query<DrawnPlace>(
    `select p.place, p.entry_id, e.email, e.postal_code, e.language_preference
     from contest_draw_places p left join sealed_contest_entries e on e.id = p.entry_id
     where p.draw_id = $1 order by p.place`,
    [draw],
  );
  return places.map((place) => {
    const { row, damaged } = decryptReadable(session.cipher, 'sealed_contest_entries', place.entry_id, place);
    if (damaged.length > 0) onDamage?.({ table: 'sealed_contest_entries', id: place.entry_id, columns: damaged });
    return row;
  });
}

/** Records that the people in these places are written to, and returns the places of those who were not before. */
export async function claimNotices(
  session: Session,
  draw: number,
  places: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await session.query<{ place: number }>(
    `update contest_draw_places p set notified_at = $3 from sealed_contest_entries e
     where e.id = p.entry_id and e.email <> '' and p.draw_id = $1 and p.place = any($2::int[])
       and p.notified_at is null returning p.place`,
    [draw, places.map(String), now],
  );
  return rows.map(({ place }) => Number(place));
}
