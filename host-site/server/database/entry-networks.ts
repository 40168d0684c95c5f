import { retailerFacts as facts } from '../../retailers/retailer-content.ts';
import type { Session } from './database.ts';
import { personKey } from './personal-columns.ts';

/** Keyed hash of the network that sends an entry at an instant (ms since 1970); another one on each day. */
export function hashNetwork({ cipher }: Pick<Session, 'cipher'>, network: string, at: number): string {
  return cipher.hash('sealed_contest_entries.network_key', `${new Date(at).toISOString().slice(0, 10)} ${network}`);
}

const dayLength = 86_400_000;

/**
 * Deletes the networks of entries, so that none is kept at the instant `now` (ms since 1970) for longer than the privacy
 * page says, and keeps how many people entered the contest from each. A key and its count belong to a whole day (UTC), so
 * all entries of a key lose it together, those that filled the honeypot included.
 */
export async function forgetNetworks(session: Session, now: number): Promise<void> {
  const today = now - (now % dayLength);
  await session.query(
    `update sealed_contest_entries e set network_key = null, network_people = n.people
     from (
       select contest, network_key, count(distinct ${personKey()}) filter (where honeypot is null)::integer as people
       from sealed_contest_entries where network_key is not null
       group by contest, network_key having min(created_at) < $1::timestamptz
     ) n
     where n.contest = e.contest and n.network_key = e.network_key`,
    [new Date(today - (facts.privacy.networkDays.number - 1) * dayLength)],
  );
}
