import type { Row, Session } from './database.ts';
import { toEmailKey } from './sign-ups.ts';

/** Where a person's submissions are; `person` is the address in lower case. */
const sources = [
  { list: 'newsletter', table: 'sign_ups', person: 'email_key', owner: 'sign_up_id' },
  { list: 'contact', table: 'contact_messages', person: 'lower(email)', owner: 'message_id' },
  { list: 'contest', table: 'contest_entries', person: 'email_key', owner: 'entry_id' },
] as const;

/** A stored submission of a person: its columns by name, with its consents, and the PINs that it spent. */
export interface PersonalRecord {
  list: (typeof sources)[number]['list'];
  submission: Row;
  consents: readonly Row[];
  pins: readonly Row[];
}

/** Columns that only order and find rows. */
const internal = ['position', 'email_key'];
const withoutInternal = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !internal.includes(name)));

/** All that is stored of a person, in order of arrival. `email` in any case. */
export async function listPersonalData(session: Session, email: string): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const { list, table, person, owner } of sources) {
    const rows = await session.query(`select * from ${table} where ${person} = $1 order by position`, [
      toEmailKey(email),
    ]);
    for (const row of rows) {
      const id = String(row.id);
      const consents = await session.query(
        `select c.purpose, c.name, c.version, c.language, c.page, c.agreed_at, c.received_at, t.wording
         from consents c left join consent_texts t on t.id = c.text_id where c.${owner} = $1 order by c.id`,
        [id],
      );
      const pins =
        list === 'contest' ? await session.query('select pin, prize from contest_pins where entry_id = $1', [id]) : [];
      records.push({ list, submission: withoutInternal(row), consents, pins });
    }
  }
  return records;
}

/**
 * Gives a person's submissions another address, within the caller's transaction. Returns how many; rejects with the
 * database's error where the other address has submitted the same.
 */
export async function correctAddress(session: Session, email: string, to: string): Promise<number> {
  let count = 0;
  for (const { table, person } of sources) {
    const key = table === 'contact_messages' ? '' : ', email_key = $3';
    const values = [toEmailKey(email), to, ...(key ? [toEmailKey(to)] : [])];
    const rows = await session.query(`update ${table} set email = $2${key} where ${person} = $1 returning id`, values);
    count += rows.length;
  }
  return count;
}

/**
 * Deletes contest entries with their consents. An entry that spent a PIN loses its person and stays, so that the PIN
 * remains spent.
 */
export async function deleteEntries(session: Session, ids: readonly string[]): Promise<void> {
  const emptied = await session.query(
    `update contest_entries
     set email = '', email_key = id::text, postal_code = '', loyalty_number = null, skill_answer = null,
       honeypot = 'erased', undeliverable_at = case when delivered_at is null then now() end
     where id = any($1::uuid[]) and id in (select entry_id from contest_pins where entry_id is not null) returning id`,
    [ids],
  );
  const kept = emptied.map(({ id }) => String(id));
  await session.query('delete from consents where entry_id = any($1::uuid[])', [kept]);
  await session.query('delete from contest_entries where id = any($1::uuid[]) and not id = any($2::uuid[])', [
    ids,
    kept,
  ]);
}

/** Erases a person, with the consents, within the caller's transaction. Returns how many submissions were erased. */
export async function erasePerson(session: Session, email: string): Promise<number> {
  const person = [toEmailKey(email)];
  const entries = await session.query<{ id: string }>('select id from contest_entries where email_key = $1', person);
  await deleteEntries(
    session,
    entries.map(({ id }) => id),
  );
  const signUps = await session.query('delete from sign_ups where email_key = $1 returning id', person);
  const messages = await session.query('delete from contact_messages where lower(email) = $1 returning id', person);
  return entries.length + signUps.length + messages.length;
}
