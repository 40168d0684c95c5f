import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import { type FormName, forms } from '../forms/definitions/form-definitions.ts';
import { withoutMarkup } from './consent-texts.ts';
import type { ConsentOwner } from './consents.ts';
import type { Row, Session } from './database.ts';
import { insertProofs } from './erasure-proofs.ts';
import { deleteEarlierResponses, deleteResponses, moveResponses } from './idempotent-responses.ts';
import {
  decryptReadable,
  encryptRow,
  hashEmail,
  hashMailbox,
  newsletterResponses,
  type OnDamage,
  pickPersonal,
  toEmailKey,
  toKeyColumns,
} from './personal-columns.ts';
import { type PersonalTable, personalColumns } from './submission-columns.ts';

interface Source {
  list: 'newsletter' | FormName | 'contest' | 'unsubscription' | 'unconfirmed' | 'letter' | 'claim' | 'sandbox';
  table: PersonalTable;
  owner: ConsentOwner['column'] | undefined;
}

/** Where a person's submissions are, and by which column their consents belong to them. */
const sources: readonly Source[] = [
  { list: 'newsletter', table: 'sealed_sign_ups', owner: 'sign_up_id' },
  ...forms.map(({ name, table, consentOwner }) => ({ list: name, table, owner: consentOwner })),
  { list: 'contest', table: 'sealed_contest_entries', owner: 'entry_id' },
  { list: 'unsubscription', table: 'sealed_unsubscriptions', owner: undefined },
  { list: 'unconfirmed', table: 'sealed_pending_sign_ups', owner: undefined },
  { list: 'letter', table: 'sealed_letters', owner: undefined },
  { list: 'claim', table: 'sealed_prize_claims', owner: undefined },
  { list: 'sandbox', table: 'sealed_sandbox_submissions', owner: undefined },
];

/** A stored submission of a person: its columns by name, with its consents, and the PINs that it spent. */
export interface PersonalRecord {
  list: Source['list'];
  submission: Row;
  consents: readonly Row[];
  pins: readonly Row[];
}

/** Columns that only order and find rows. */
const internal = ['position', 'email_key', 'mailbox_key', 'data_key', 'network_key'];
const withoutInternal = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !internal.includes(name)));

/** A person's rows of one table, encrypted, in order of arrival. */
function findRows(session: Session, table: PersonalTable, email: string): Promise<Row[]> {
  return session.query(`select * from ${table} where email_key = $1 order by position`, [
    hashEmail(session.cipher, table, email),
  ]);
}

/** The same, decrypted, each with the columns that cannot be. */
async function openRows(session: Session, table: PersonalTable, email: string) {
  const rows = await findRows(session, table, email);
  return rows.map((row) => decryptReadable(session.cipher, table, row.id, row));
}

/** The consents of a submission, with their wording as the person read it. */
async function listConsents(session: Session, owner: ConsentOwner['column'], id: string): Promise<Row[]> {
  const rows = await session.query(
    `select c.purpose, c.name, c.version, c.language, c.page, c.agreed_at, c.altered, c.received_at, t.wording
     from consents c left join consent_texts t on t.id = c.text_id where c.${owner} = $1 order by c.id`,
    [id],
  );
  return rows.map((row) => ({ ...row, wording: row.wording && withoutMarkup(String(row.wording)) }));
}

/** All that is stored of a person, in order of arrival. `email` in any case. What cannot be decrypted is null. */
export async function listPersonalData(
  session: Session,
  email: string,
  onDamage?: OnDamage,
): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for (const { list, table, owner } of sources) {
    for (const { row, damaged } of await openRows(session, table, email)) {
      const id = String(row.id);
      if (damaged.length > 0) onDamage?.({ table, id, columns: damaged });
      const consents = owner ? await listConsents(session, owner, id) : [];
      const pins =
        list === 'contest' ? await session.query('select pin, prize from contest_pins where entry_id = $1', [id]) : [];
      records.push({ list, submission: withoutInternal(row), consents, pins });
    }
  }
  return records;
}

/** Another spelling of an address: what is stored under it belongs to the same mailbox. */
export interface OtherSpelling {
  /** As the person typed it. */
  email: string;
  submissions: number;
}

/**
 * The other spellings of an address's mailbox, in order of arrival. Rows of an earlier version do not say their mailbox, so
 * their addresses are decrypted.
 */
export async function listOtherSpellings(session: Session, email: string): Promise<OtherSpelling[]> {
  const { cipher } = session;
  const spellings = new Map<string, OtherSpelling>();
  for (const { table } of sources) {
    const rows = await session.query(
      `select id, email from ${table}
       where (mailbox_key = $1 or mailbox_key is null) and email_key <> $2 and email <> '' order by position`,
      [hashMailbox(cipher, table, email), hashEmail(cipher, table, email)],
    );
    for (const row of rows) {
      const typed = decryptReadable(cipher, table, row.id, row).row.email;
      if (!typed || toMailbox(String(typed)) !== toMailbox(email)) continue;
      const spelling = spellings.get(toEmailKey(String(typed))) ?? { email: String(typed), submissions: 0 };
      spellings.set(toEmailKey(String(typed)), { ...spelling, submissions: spelling.submissions + 1 });
    }
  }
  return [...spellings.values()];
}

/**
 * Gives a person's submissions another address, within the caller's transaction. Returns how many; rejects with the
 * database's error where the other address has submitted the same. An unsubscription keeps its address, which is the one
 * that the email service knows.
 */
export async function correctAddress(session: Session, email: string, to: string): Promise<number> {
  const { cipher } = session;
  let count = 0;
  for (const { list, table } of sources) {
    if (list === 'unsubscription') continue;
    for (const { row, damaged } of await openRows(session, table, email)) {
      const id = String(row.id);
      const readable = Object.entries(pickPersonal(table, row)).filter(([name]) => !damaged.includes(name));
      // A row has one key, so all of its columns are encrypted anew; what cannot be decrypted stays as it is.
      const values = encryptRow(cipher, table, id, {
        ...Object.fromEntries(readable),
        email: to,
        ...toKeyColumns(cipher, table, to),
      });
      const changes = Object.keys(values).map((name, index) => `${name} = $${index + 2}`);
      await session.query(`update ${table} set ${changes.join(', ')} where id = $1`, [id, ...Object.values(values)]);
      count += 1;
    }
    await moveResponses(session, hashEmail(cipher, table, email), hashEmail(cipher, table, to));
  }
  return count;
}

/** The columns of an entry that may not be null, and are emptied instead. */
const neverNull = ['email', 'postal_code'];
/** Empties what a person has typed into an entry that stays; the honeypot keeps it out of draws. */
const emptyEntry = personalColumns.sealed_contest_entries
  .filter((column) => column !== 'honeypot')
  .map((column) => `${column} = ${neverNull.includes(column) ? "''" : 'null'}`)
  .join(', ');

/**
 * Deletes contest entries with their consents and prize claims. An entry that spent a PIN loses its person and stays, so that the PIN
 * remains spent.
 */
export async function deleteEntries(session: Session, ids: readonly string[]): Promise<void> {
  await session.query('delete from sealed_prize_claims where entry_id = any($1::uuid[])', [ids]);
  const emptied = await session.query(
    `update sealed_contest_entries
     set ${emptyEntry}, email_key = id::text, mailbox_key = null, network_key = null,
       request_id = '', honeypot = 'erased', undeliverable_at = case when delivered_at is null then now() end
     where id = any($1::uuid[]) and id in (select entry_id from contest_pins where entry_id is not null) returning id`,
    [ids],
  );
  const kept = emptied.map(({ id }) => String(id));
  await session.query('delete from consents where entry_id = any($1::uuid[])', [kept]);
  await session.query('delete from sealed_contest_entries where id = any($1::uuid[]) and not id = any($2::uuid[])', [
    ids,
    kept,
  ]);
}

/**
 * Deletes what else refers to submissions: their jobs, and the responses kept for repeats. A running job stays, since
 * an unsubscription must wait for its call; it holds nothing of the person and ends without the submission.
 */
async function deleteTraces(session: Session, emailKey: string, rows: readonly Row[]): Promise<void> {
  const [queue] = await session.query<{ exists: boolean }>("select to_regclass('pgboss.job') is not null as exists");
  if (queue?.exists) {
    const ids = rows.map(({ id }) => String(id));
    await session.query("delete from pgboss.job where id = any($1::uuid[]) and state <> 'active'", [ids]);
  }
  const references = rows.flatMap(({ reference }) => (reference ? [String(reference)] : []));
  await deleteEarlierResponses(session, references);
  await deleteResponses(session, [emailKey]);
}

/**
 * Erases a person within the caller's transaction; a proof of each consent remains under a keyed hash. Returns how many
 * submissions were erased. With `keepsWaiting`, unsubscriptions remain until the email service has taken them.
 */
export async function erasePerson(session: Session, email: string, keepsWaiting = false): Promise<number> {
  let count = 0;
  for (const { list, table, owner } of sources) {
    const found = await findRows(session, table, email);
    const isKept = (row: Row) => keepsWaiting && list === 'unsubscription' && row.undeliverable_at === null;
    const rows = found.filter((row) => !isKept(row));
    const ids = rows.map(({ id }) => String(id));
    if (owner) await insertProofs(session, email, owner, ids);
    await deleteTraces(session, hashEmail(session.cipher, table, email), rows);
    if (table === 'sealed_contest_entries') await deleteEntries(session, ids);
    else await session.query(`delete from ${table} where id = any($1::uuid[])`, [ids]);
    count += ids.length;
  }
  return count;
}

/**
 * Ends a person's newsletter within the caller's transaction: sign-ups are deleted, and contest entries no longer opt
 * in. A proof of each consent remains, as after an erasure; signing up again is a new consent. Returns how many
 * consents were withdrawn.
 */
export async function unsubscribe(session: Session, email: string): Promise<number> {
  const signUps = await findRows(session, 'sealed_sign_ups', email);
  const signUpIds = signUps.map(({ id }) => String(id));
  const entryIds = (await findRows(session, 'sealed_contest_entries', email)).map(({ id }) => String(id));
  await insertProofs(session, email, 'sign_up_id', signUpIds);
  await insertProofs(session, email, 'entry_id', entryIds, 'newsletter');
  await deleteTraces(session, hashEmail(session.cipher, newsletterResponses, email), signUps);
  const withdrawn = await session.query(
    `delete from consents where sign_up_id = any($1::uuid[]) or (entry_id = any($2::uuid[]) and purpose = 'newsletter')
     returning id`,
    [signUpIds, entryIds],
  );
  // An entry that has not been delivered yet is then delivered without the opt-in.
  await session.query('update sealed_contest_entries set newsletter_opt_in = false where id = any($1::uuid[])', [
    entryIds,
  ]);
  await session.query('delete from sealed_sign_ups where id = any($1::uuid[])', [signUpIds]);
  return withdrawn.length;
}
