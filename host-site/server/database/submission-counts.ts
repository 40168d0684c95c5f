import type { DeliveryKind } from '../delivery/channel.ts';
import type { Session } from './database.ts';
import type { PersonalTable } from './personal-columns.ts';

/** How many submissions of one kind are not delivered. */
export interface SubmissionCounts {
  kind: DeliveryKind;
  waiting: number;
  /** All retries failed, and no operator has dropped it. */
  undeliverable: number;
  /** In quarantine. */
  suspected: number;
  /** Age of the oldest waiting one; 0 when none waits. */
  oldestSeconds: number;
}

const tables: Record<DeliveryKind, PersonalTable> = {
  newsletter: 'sealed_sign_ups',
  contact: 'sealed_contact_messages',
  contest: 'sealed_contest_entries',
};

/** Counts what is not delivered, by kind. */
export async function countSubmissions(session: Session): Promise<SubmissionCounts[]> {
  const parts = Object.entries(tables).map(
    ([kind, table]) => `
      select '${kind}' as kind,
        count(*) filter (where honeypot is null and undeliverable_at is null)::int as waiting,
        count(*) filter (where honeypot is null and undeliverable_at is not null and dropped_at is null)::int
          as undeliverable,
        count(*) filter (where honeypot is not null)::int as suspected,
        coalesce(extract(epoch from now() - min(created_at)
          filter (where honeypot is null and undeliverable_at is null)), 0)::float8 as "oldestSeconds"
      from ${table} where delivered_at is null`,
  );
  return session.query<SubmissionCounts & Record<string, unknown>>(parts.join(' union all '));
}
