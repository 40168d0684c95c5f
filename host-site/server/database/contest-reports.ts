import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import type { Row, Session } from './database.ts';
import { formatEastern, type Period } from './exports.ts';
import { listSource, sourceColumns } from './listed-source.ts';
import { decryptReadable, decryptUndamaged, type OnDamage, personKey } from './personal-columns.ts';
import { pageSize, readPages } from './read-pages.ts';

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
type SharedCounts = Record<(typeof shared)[number], Map<unknown, Set<unknown>>>;

/** The people of a contest by what they share; someone who enters every day is one. */
async function findShared(session: Session, contest: string): Promise<SharedCounts> {
  const people: SharedCounts = { postal_code: new Map(), loyalty_number: new Map() };
  const entries = readPages((position) =>
    session.query(
      `select id, position, email, ${personKey()} as person, postal_code, loyalty_number from sealed_contest_entries
       where contest = $1 and honeypot is null and position > $2 order by position limit ${pageSize}`,
      [contest, position],
    ),
  );
  for await (const encrypted of entries) {
    const { row } = decryptReadable(session.cipher, 'sealed_contest_entries', encrypted.id, encrypted);
    const person = row.email ? toMailbox(String(row.email)) : row.person;
    for (const column of shared) {
      const value = row[column];
      if (value) people[column].set(value, (people[column].get(value) ?? new Set()).add(person));
    }
  }
  return people;
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
  const people = await findShared(session, contest);
  const countShared = (row: Row, column: (typeof shared)[number]) => people[column].get(row[column])?.size ?? null;
  const entries = readPages((position) =>
    session.query(
      `select e.*, case when e.network_key is null then e.network_people else (
           select count(distinct ${personKey('n.')})::integer from sealed_contest_entries n
           where n.contest = e.contest and n.network_key = e.network_key and n.honeypot is null) end as people_same_network,
         p.pin, p.prize, c.* from sealed_contest_entries e
       left join contest_pins p on p.entry_id = e.id
       left join lateral (
         select bool_or(purpose = 'privacy') as privacy, bool_or(purpose = 'terms') as terms,
           bool_or(purpose = 'newsletter') as newsletter, max(version) as consent_version,
           max(language) as consent_language, max(page) as consent_page, max(agreed_at) as consent_at,
           bool_and(text_id is not null) as consent_verified, bool_or(altered) as consent_altered
         from consents where entry_id = e.id) c on true
       where e.contest = $1 and e.position > $2 and e.created_at >= $3 and e.created_at < $4 order by e.position limit ${pageSize}`,
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
      people_same_postal_code: countShared(row, 'postal_code'),
      people_same_loyalty_number: countShared(row, 'loyalty_number'),
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
