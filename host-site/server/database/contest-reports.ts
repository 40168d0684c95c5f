import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import type { Row, Session } from './database.ts';
import { formatEastern, type Period } from './exports.ts';
import { listSource, sourceColumns } from './listed-source.ts';
import { createDigestIndex, createRecords, digestLength, shorten } from './packed-records.ts';
import { decryptReadable, decryptUndamaged, type OnDamage, personKey } from './personal-columns.ts';
import { lastPosition, pageSize, readPages } from './read-pages.ts';

/** Totals of one contest. */
export interface ContestCounts extends Row {
  entries: number;
  chances: number;
  pins: number;
  spent: number;
  /** PINs with a prize, and how many of them were entered. */
  prizes: number;
  claimed: number;
}

/** Totals of a contest, without entries that filled the honeypot. */
export async function countContest(session: Session, contest: string): Promise<ContestCounts> {
  const [counts] = await session.query<ContestCounts>(
    `select
       (select count(*) from sealed_contest_entries where contest = $1 and honeypot is null) as entries,
       (select coalesce(sum(chances), 0)::bigint from sealed_contest_entries where contest = $1 and honeypot is null) as chances,
       (select count(*) from contest_pins where contest = $1) as pins,
       (select count(entry_id) from contest_pins where contest = $1) as spent,
       (select count(prize) from contest_pins where contest = $1) as prizes,
       (select count(entry_id) from contest_pins where contest = $1 and prize is not null) as claimed`,
    [contest],
  );
  return counts as ContestCounts;
}

/** Columns of the entry list for operators. */
export const entryColumns = [
  'id',
  'created_at',
  'created_at_eastern',
  'period',
  'email',
  'mailbox',
  'postal_code',
  'language_preference',
  'chain',
  'loyalty_number',
  'chances',
  'skill_answer',
  'pin',
  'result',
  'prize',
  'privacy',
  'terms',
  'newsletter',
  'consent_version',
  'consent_language',
  'consent_page',
  'consent_at',
  'consent_verified',
  'consent_altered',
  ...sourceColumns,
  'people_same_postal_code',
  'people_same_loyalty_number',
  'people_same_network',
  'honeypot',
  'delivered_at',
  'undeliverable_at',
  'request_id',
] as const;

/** Columns by which entries of one household are noticed. They are encrypted, so they are counted after decryption. */
const shared = ['postal_code', 'loyalty_number'] as const;

/** How many people of a contest share a value; null for none. */
type CountShared = (value: unknown) => number | null;

/** Counts people by what they share, in digests. */
function createSharedCount() {
  const [value, pair] = [0, digestLength];
  const records = createRecords(2 * digestLength);
  return {
    add(text: string, person: unknown) {
      const record = records.add();
      record.set(shorten(text), value);
      record.set(shorten(`${text} ${person}`), pair);
    },
    count(): CountShared {
      const values = createDigestIndex(records, value);
      const pairs = createDigestIndex(records, pair);
      const counts = new Int32Array(records.count);
      for (let index = 0; index < records.count; index += 1) {
        const first = values.enter(index);
        if (pairs.enter(index) === index) counts[first] = (counts[first] ?? 0) + 1;
      }
      return (text) => {
        const first = text ? values.find(shorten(String(text))) : undefined;
        return first === undefined ? null : (counts[first] ?? null);
      };
    },
  };
}

/** The people of a contest by what they share; someone who enters every day is one. */
async function countShared(session: Session, contest: string): Promise<Record<(typeof shared)[number], CountShared>> {
  const people = { postal_code: createSharedCount(), loyalty_number: createSharedCount() };
  const entries = readPages((position) =>
    session.query(
      `select id, position, email, ${personKey()} as person, postal_code, loyalty_number from sealed_contest_entries
       where (contest, position) > ($1, $2) and (contest, position) <= ($1, ${lastPosition}) and honeypot is null
       order by contest, position limit ${pageSize}`,
      [contest, position],
    ),
  );
  for await (const encrypted of entries) {
    const { row } = decryptReadable(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted);
    const person = row.email ? toMailbox(String(row.email)) : row.person;
    for (const column of shared) if (row[column]) people[column].add(String(row[column]), person);
  }
  return { postal_code: people.postal_code.count(), loyalty_number: people.loyalty_number.count() };
}

/**
 * Entries of a contest in a period, in order of arrival, each with the number of people in the contest who gave the same
 * postal code and card, and who entered from the same network that day. They are for a person to look at. Damaged entries are
 * left out.
 */
export async function* listEntries(
  session: Session,
  contest: string,
  { since, until }: Period,
  onDamage: OnDamage,
): AsyncGenerator<Row> {
  const people = await countShared(session, contest);
  const entries = readPages((position) =>
    session.query(
      `with page as materialized (
         select * from sealed_contest_entries
         where (contest, position) > ($1, $2) and (contest, position) <= ($1, ${lastPosition})
           and created_at >= $3 and created_at < $4 order by contest, position limit ${pageSize}
       ), networks as materialized (
         select network_key, count(distinct ${personKey()})::integer as people from sealed_contest_entries
         where contest = $1 and honeypot is null and network_key in (select network_key from page) group by network_key
       )
       select e.*, case when e.network_key is null then e.network_people else coalesce(n.people, 0) end
         as people_same_network, p.pin, p.prize, c.*
       from page e left join networks n on n.network_key = e.network_key
       left join contest_pins p on p.entry_id = e.id
       left join lateral (
         select bool_or(purpose = 'privacy') as privacy, bool_or(purpose = 'terms') as terms,
           bool_or(purpose = 'newsletter') as newsletter, max(version) as consent_version,
           max(language) as consent_language, max(page) as consent_page, max(agreed_at) as consent_at,
           bool_and(text_id is not null) as consent_verified, bool_or(altered) as consent_altered
         from consents where entry_id = e.id) c on true
       order by e.position`,
      [contest, position, since, until],
    ),
  );
  for await (const encrypted of entries) {
    const row = decryptUndamaged(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted, onDamage);
    if (!row) continue;
    yield {
      ...row,
      ...listSource(row.source),
      mailbox: toMailbox(String(row.email)),
      people_same_postal_code: people.postal_code(row.postal_code),
      people_same_loyalty_number: people.loyalty_number(row.loyalty_number),
      created_at_eastern: formatEastern(row.created_at as Date),
    };
  }
}

/** Columns of the list of prizes. */
export const prizeColumns = [
  'prize',
  'pin',
  'claimed_at',
  'claimed_at_eastern',
  'id',
  'email',
  'mailbox',
  'postal_code',
  'language_preference',
] as const;

/**
 * PINs of a contest that win a prize, by prize; a PIN that no one has entered yet has no entry. A damaged entry keeps its
 * line, with what can be read.
 */
export async function* listPrizes(session: Session, contest: string, onDamage: OnDamage): AsyncGenerator<Row> {
  const rows = await session.query(
    `select p.prize, p.pin, e.* from contest_pins p left join sealed_contest_entries e on e.id = p.entry_id
     where p.contest = $1 and p.prize is not null order by p.prize, e.position, p.pin`,
    [contest],
  );
  for (const row of rows) {
    const claimedAt = row.created_at as Date | null;
    const { row: entry, damaged } = decryptReadable(session.cipher, 'sealed_contest_entries', row.id, row);
    if (damaged.length > 0) onDamage({ table: 'sealed_contest_entries', id: String(row.id), columns: damaged });
    yield {
      ...entry,
      mailbox: entry.email && toMailbox(String(entry.email)),
      claimed_at: claimedAt,
      claimed_at_eastern: claimedAt && formatEastern(claimedAt),
    };
  }
}
