import type { Session } from './database.ts';

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
  const known = await session.query<{ pin: string; prize: string }>(
    "select pin, coalesce(prize, '') as prize from contest_pins where contest = $1 and pin = any($2::text[])",
    [contest, names.filter((pin) => !isNew.has(pin))],
  );
  return new Map(known.map(({ pin, prize }) => [pin, prize]));
}
