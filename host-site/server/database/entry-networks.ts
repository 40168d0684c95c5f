import facts from '../../content/facts.json' with { type: 'json' };
import type { Session } from './database.ts';

/** Keyed hash of the network that sends an entry at an instant (ms since 1970); another one on each day. */
export function hashNetwork({ vault }: Pick<Session, 'vault'>, network: string, at: number): string {
  return vault.hash('sealed_contest_entries.network_key', `${new Date(at).toISOString().slice(0, 10)} ${network}`);
}

/**
 * Deletes the networks of entries that are older than the privacy page says at the instant `now` (ms since 1970), and
 * keeps how many people entered the contest from each.
 */
export async function forgetNetworks(session: Session, now: number): Promise<void> {
  await session.query(
    `update sealed_contest_entries e set network_key = null, network_people = n.people
     from (
       select contest, network_key, count(distinct email_key)::integer as people from sealed_contest_entries
       where network_key is not null and honeypot is null group by contest, network_key
     ) n
     where n.contest = e.contest and n.network_key = e.network_key
       and e.created_at < $1::timestamptz - make_interval(days => $2::integer)`,
    [new Date(now), facts.privacy.networkDays.number],
  );
}
