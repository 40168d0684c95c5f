import type { Session } from './database.ts';
import { decryptRow } from './personal-columns.ts';

/** A contest PIN and the prize behind it. */
export interface Pin {
  /** Normalized. */
  pin: string;
  /** Empty for a PIN that wins nothing. */
  prize: string;
}

/** Inserts PINs that the contest does not have yet; returns those that it has, with their stored prizes. */
export async function insertPins(
  session: Session,
  contest: string,
  pins: readonly Pin[],
): Promise<Map<string, string>> {
  const names = pins.map(({ pin }) => pin);
  const added = await session.query<{ pin: string }>(
    `insert into contest_pins (contest, pin, prize)
     select $1, pin, nullif(prize, '') from unnest($2::text[], $3::text[]) as loaded (pin, prize)
     on conflict (contest, pin) do nothing returning pin`,
    [contest, names, pins.map(({ prize }) => prize)],
  );
  const isNew = new Set(added.map(({ pin }) => pin));
  return findPins(
    session,
    contest,
    names.filter((pin) => !isNew.has(pin)),
  );
}

/** Those of these PINs that a contest has, with their prizes. */
export async function findPins(
  session: Session,
  contest: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  const known = await session.query<{ pin: string; prize: string }>(
    "select pin, coalesce(prize, '') as prize from contest_pins where contest = $1 and pin = any($2::text[])",
    [contest, names],
  );
  return new Map(known.map(({ pin, prize }) => [pin, prize]));
}

/** How many PINs of a contest have each prize; that of PINs that win nothing is empty. */
export async function countPins(session: Session, contest: string): Promise<Map<string, number>> {
  const rows = await session.query<{ prize: string; pins: number }>(
    "select coalesce(prize, '') as prize, count(*) as pins from contest_pins where contest = $1 group by 1",
    [contest],
  );
  return new Map(rows.map(({ prize, pins }) => [prize, Number(pins)]));
}

/**
 * Entries of a contest whose PIN won and whose person is not notified yet, in order of arrival. A unique index refuses
 * a second claim of an entry, should two commands run at once.
 */
export async function listUnwrittenWins(session: Session, contest: string) {
  const rows = await session.query(
    `select p.prize, e.* from contest_pins p join sealed_contest_entries e on e.id = p.entry_id
     where p.contest = $1 and p.prize is not null and e.email <> '' and not exists (
       select 1 from sealed_prize_claims c where c.entry_id = e.id and c.draw_id is null)
     order by e.position`,
    [contest],
  );
  return rows.map((encrypted) => {
    const row = decryptRow(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted);
    const language = row.language_preference as string | null;
    return { entryId: String(row.id), email: String(row.email), language, won: { pinPrize: String(row.prize) } };
  });
}
