import type { Row, Session } from './database.ts';
import { insertRow } from './insert-row.ts';
import { hashAddress, openRow, sealRow } from './personal-columns.ts';

/** Someone who has unsubscribed; the email service must still be notified. */
export interface Unsubscription {
  /** UUID. */
  id: string;
  chain: number;
  brand: string;
  email: string;
}

/** Inserts one, to be delivered. */
export async function insertUnsubscription(
  session: Session,
  { id, chain, brand, email }: Unsubscription,
): Promise<void> {
  const { vault } = session;
  const email_key = hashAddress(vault, 'sealed_unsubscriptions', email);
  const values = sealRow(vault, 'sealed_unsubscriptions', id, { id, chain, brand, email, email_key });
  await insertRow(session, 'sealed_unsubscriptions', values);
}

/** One for delivery; undefined when it was delivered. Also when the person has signed up again: then it is deleted. */
export async function findUnsubscription(session: Session, id: string): Promise<Unsubscription | undefined> {
  const [row] = await session.query<Unsubscription & Row>(
    'select id, chain, brand, email from sealed_unsubscriptions where id = $1',
    [id],
  );
  const found = row && openRow(session.vault, 'sealed_unsubscriptions', id, row);
  if (!found) return undefined;
  const again = await session.query(
    'select id from sealed_sign_ups where email_key = $1 and chain = $2 and honeypot is null',
    [hashAddress(session.vault, 'sealed_sign_ups', found.email), found.chain],
  );
  if (again.length === 0) return found;
  await session.query('delete from sealed_unsubscriptions where id = $1', [id]);
  return undefined;
}
