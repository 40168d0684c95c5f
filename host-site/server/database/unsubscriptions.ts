import type { Row, Session } from './database.ts';
import { insertRow } from './insert-row.ts';
import { decryptRow, encryptRow, hashEmail, toKeyColumns } from './personal-columns.ts';

/** Someone who has unsubscribed; the email service must still be notified. */
export interface Unsubscription {
  /** UUID. */
  id: string;
  /** The sign-up that ended; undefined in rows of an earlier version. */
  signUpId?: string | undefined;
  chain: number;
  brand: string;
  email: string;
}

/** Inserts one, to be delivered. */
export async function insertUnsubscription(
  session: Session,
  { id, signUpId, chain, brand, email }: Unsubscription,
): Promise<void> {
  const { cipher } = session;
  const values = encryptRow(cipher, 'sealed_unsubscriptions', id, {
    id,
    sign_up_id: signUpId ?? null,
    chain,
    brand,
    email,
    ...toKeyColumns(cipher, 'sealed_unsubscriptions', email),
  });
  await insertRow(session, 'sealed_unsubscriptions', values);
}

/** One for delivery; undefined when it was delivered. Also when the person has signed up again: then it is deleted. */
export async function findUnsubscription(session: Session, id: string): Promise<Unsubscription | undefined> {
  const [row] = await session.query<Unsubscription & Row>(
    'select id, chain, brand, email from sealed_unsubscriptions where id = $1',
    [id],
  );
  const found = row && decryptRow(session.cipher, 'sealed_unsubscriptions', id, row);
  if (!found) return undefined;
  const again = await session.query(
    'select id from sealed_sign_ups where email_key = $1 and chain = $2 and honeypot is null',
    [hashEmail(session.cipher, 'sealed_sign_ups', found.email), found.chain],
  );
  if (again.length === 0) return found;
  await session.query('delete from sealed_unsubscriptions where id = $1', [id]);
  return undefined;
}

/** How many unsubscriptions of an address the email service has not taken: those that wait, and those that it never will. */
export async function countUnsubscriptions(
  session: Session,
  email: string,
): Promise<Record<'waiting' | 'refused', number>> {
  const [row] = await session.query<{ all: number; refused: number }>(
    'select count(*) as all, count(undeliverable_at) as refused from sealed_unsubscriptions where email_key = $1',
    [hashEmail(session.cipher, 'sealed_unsubscriptions', email)],
  );
  const { all = 0, refused = 0 } = row ?? {};
  return { waiting: all - refused, refused };
}

/** Whether the sign-up that an unsubscription ended is being delivered now, by a job of this queue. */
export async function isSigningUp(session: Session, id: string, queue: string): Promise<boolean> {
  const rows = await session.query(
    `select u.id from sealed_unsubscriptions u
     join pgboss.job j on j.name = $1 and j.id = u.sign_up_id and j.state = 'active' where u.id = $2`,
    [queue, id],
  );
  return rows.length > 0;
}

/** Whether an unsubscription of this address is being delivered now, by a job of this queue. */
export async function isUnsubscribing(session: Session, email: string, queue: string): Promise<boolean> {
  const rows = await session.query(
    `select u.id from sealed_unsubscriptions u
     join pgboss.job j on j.name = $1 and j.id = u.id and j.state = 'active' where u.email_key = $2`,
    [queue, hashEmail(session.cipher, 'sealed_unsubscriptions', email)],
  );
  return rows.length > 0;
}
