import type { Session } from './database.ts';

export interface DeliverableSignUp extends Record<string, unknown> {
  brand: string;
  chain: number;
  email: string;
  postal_code: string;
  language_preference: string;
}

/** The sign-up that still has to be delivered; undefined when it was, or is gone. */
export async function findUndelivered(session: Session, id: string): Promise<DeliverableSignUp | undefined> {
  const [row] = await session.query<DeliverableSignUp>(
    `select brand, chain, email, postal_code, language_preference from sign_ups
     where id = $1 and delivered_at is null`,
    [id],
  );
  return row;
}

export async function markDelivered(session: Session, id: string): Promise<void> {
  await session.query('update sign_ups set delivered_at = now(), undeliverable_at = null where id = $1', [id]);
}

export async function markUndeliverable(session: Session, id: string): Promise<void> {
  await session.query('update sign_ups set undeliverable_at = now() where id = $1 and delivered_at is null', [id]);
}

export interface WaitingSignUp extends Record<string, unknown> {
  id: string;
  position: number;
}

/** Up to 1,000 sign-ups not delivered yet, in order of arrival, after a position. */
export async function listWaiting(session: Session, afterPosition: number): Promise<WaitingSignUp[]> {
  return session.query<WaitingSignUp>(
    `select id, position from sign_ups
     where delivered_at is null and undeliverable_at is null and position > $1 order by position limit 1000`,
    [afterPosition],
  );
}
