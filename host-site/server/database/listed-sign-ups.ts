import type { Row, Session } from './database.ts';
import { waitsAgain } from './deliveries.ts';
import { decryptReadable, hashEmail } from './personal-columns.ts';
import type { Subscriber } from './subscriber-links.ts';

/** A sign-up on the newsletter's list, and how far its delivery is. */
export interface ListedSignUp extends Subscriber {
  /** Whether the email service has it, or may have it: a call that failed may have arrived. */
  isKnown: boolean;
  /** Whether it was delivered or cannot be, so that it has no job any longer. */
  isSettled: boolean;
  /** Whether a call about it is running. */
  isRunning: boolean;
}

/**
 * A person's sign-ups on the list, for a transaction that changes them. Until it ends, no job of this queue that has not
 * begun is begun: it would send what was there before.
 */
export async function listForChange(session: Session, email: string, queue: string): Promise<ListedSignUp[]> {
  const key = hashEmail(session.cipher, 'sealed_sign_ups', email);
  await session.query(
    `select id from pgboss.job
     where name = $1 and id in (select id from sealed_sign_ups where email_key = $2) for update`,
    [queue, key],
  );
  const rows = await session.query<Subscriber & Row>(
    `select s.id, s.email, s.chain, s.brand,
       s.delivered_at is not null or (s.undeliverable_at is null and coalesce(j.started_on is not null, false)) as known,
       coalesce(s.delivered_at, s.undeliverable_at) is not null as settled,
       coalesce(j.state = 'active', false) as running
     from sealed_sign_ups s left join pgboss.job j on j.name = $1 and j.id = s.id
     where s.email_key = $2 and s.honeypot is null order by s.position`,
    [queue, key],
  );
  return rows.map((row) => {
    const { chain, brand } = row;
    // Found by its hash: the address that was asked for stands for one that cannot be decrypted.
    const address = decryptReadable(session.cipher, 'sealed_sign_ups', row.id, row).row.email ?? email;
    const [isKnown, isSettled, isRunning] = [row.known === true, row.settled === true, row.running === true];
    return { signUpId: String(row.id), email: address, chain, brand, isKnown, isSettled, isRunning };
  });
}

/** Lets sign-ups wait for delivery, also those that were delivered. */
export async function markWaiting(session: Session, ids: readonly string[]): Promise<void> {
  await session.query(
    `update sealed_sign_ups set delivered_at = null, ${waitsAgain}
     where id = any($1::uuid[])`,
    [ids],
  );
}
