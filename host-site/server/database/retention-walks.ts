import type { Row, Session } from './database.ts';
import { ageLimit, type Rule, type When } from './retention-rules.ts';

/** How many rows a statement looks at: however many there are, none takes long. */
export const partSize = 1000;

/** A part of a walk. */
export interface WalkPart {
  /** Ids of rows that are due. */
  due: readonly string[];
  /** How many it has passed that are not. */
  kept: number;
}

/** The last row of a part, after which the next one begins. Text keeps the microseconds of an instant. */
interface Place extends Row {
  at: string;
  position: string;
}
/** A part as a statement yields it. */
type Summary = Place & { due: string[]; kept: number; seen: number };

/** SQL: the summary of the rows in `page`, of which the last comes first in this order. One may be neither due nor kept. */
export const summarize = (lastFirst: string): string => `
  select array(select id::text from page where is_due) as due, (select count(*) from page where is_kept) as kept,
    (select count(*) from page) as seen, created_at::text as at, position::text as position
  from page order by ${lastFirst} limit 1`;

/** Reads parts from a place on, until there is no more. */
export async function* readParts(first: Place, ask: (place: Place) => Promise<Row[]>): AsyncGenerator<WalkPart> {
  for (let place = first; ; ) {
    const [part] = (await ask(place)) as Summary[];
    if (!part) return;
    yield { due: part.due, kept: Number(part.kept) };
    if (Number(part.seen) < partSize) return;
    place = part;
  }
}

/** A walk's direction through an index: the rows beyond a place, whose values are these parameters. */
const paths = {
  age: {
    range: (at: string, position: string) =>
      `created_at < ${ageLimit} and (created_at, position) > (${at}::timestamptz, ${position}::bigint)`,
    order: 'created_at, position',
    lastFirst: 'page.created_at desc, page.position desc',
  },
  arrival: {
    range: (at: string, position: string) => `position > ${position}::bigint and ${at}::timestamptz is not null`,
    order: 'position',
    lastFirst: 'page.position desc',
  },
};

/** The rows of a table that may be due, from the oldest. */
export function walkOld(session: Session, rule: Rule, when: When): AsyncGenerator<WalkPart> {
  const values = [when.now, rule.months, ...(rule.list?.(when) ?? [])];
  const { range, order, lastFirst } = paths[rule.order];
  const text = `
    with page as materialized (
      select id, created_at, position, coalesce(${rule.isDue}, false) as is_due,
        not coalesce(${rule.isDue}, false) as is_kept from ${rule.table}
      where ${rule.among ?? 'true'} and ${range(`$${values.length + 1}`, `$${values.length + 2}`)}
      order by ${order} limit ${partSize})
    ${summarize(lastFirst)}`;
  return readParts({ at: '-infinity', position: '0' }, ({ at, position }) =>
    session.query(text, [...values, at, position]),
  );
}

/** The rows of a table that are too young to be due, from the newest. */
export function walkYoung(session: Session, { table, months }: Rule, { now }: When): AsyncGenerator<WalkPart> {
  const text = `
    with page as materialized (
      select id, created_at, position, false as is_due, true as is_kept from ${table}
      where created_at >= ${ageLimit} and (created_at, position) < ($3::timestamptz, $4::bigint)
      order by created_at desc, position desc limit ${partSize})
    ${summarize('page.created_at, page.position')}`;
  return readParts({ at: 'infinity', position: '0' }, ({ at, position }) =>
    session.query(text, [now, months, at, position]),
  );
}

/**
 * Whether more rows are due than not, and `few` at least; how many were seen until that was certain. Looks at about twice as
 * many rows as the fewer ones, whatever the table has.
 */
export async function compareParts(
  old: AsyncGenerator<WalkPart>,
  young: AsyncGenerator<WalkPart>,
  few: number,
): Promise<{ due: number; kept: number } | undefined> {
  const seen = { due: 0, kept: 0 };
  const ended = { old: false, young: false };
  const advance = async (name: 'old' | 'young') => {
    const { value, done } = await (name === 'old' ? old : young).next();
    if (done) ended[name] = true;
    else {
      seen.due += value.due.length;
      seen.kept += value.kept;
    }
  };
  for (;;) {
    const isMost = seen.due > seen.kept && seen.due >= few;
    if (isMost && ended.young) return seen;
    if (!isMost && ended.old) return undefined;
    await advance(isMost ? 'young' : 'old');
  }
}
