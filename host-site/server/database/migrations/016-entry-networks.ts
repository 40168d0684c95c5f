import type { Migration } from './migration.ts';

/**
 * The network that an entry came from, as a keyed hash of a day that is deleted after two; then only the count of
 * people who entered from there remains.
 */
export const entryNetworks: Migration = {
  id: '016-entry-networks',
  sql: `
    alter table sealed_contest_entries add column network_key text, add column network_people integer;
    create index sealed_contest_entries_network on sealed_contest_entries (contest, network_key)
      where network_key is not null;
  `,
};
