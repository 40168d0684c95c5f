import type { Migration } from './migration.ts';

/**
 * Submissions whose personal columns are encrypted; `data_key` names the key, and is null until a row is encrypted.
 * `email_key` is then a keyed hash. The views under the former names show an earlier version beside this one only the
 * rows that it can read, its own; a later migration removes them. `data_keys` identifies the keys, see checkKeys.
 */
export const sealedColumns: Migration = {
  id: '009-sealed-columns',
  sql: `
    alter table sign_ups rename to sealed_sign_ups;
    alter table contact_messages rename to sealed_contact_messages;
    alter table contest_entries rename to sealed_contest_entries;
    alter table sealed_sign_ups add column data_key text;
    alter table sealed_contact_messages add column data_key text, add column email_key text;
    alter table sealed_contest_entries add column data_key text;
    create index sealed_sign_ups_plain on sealed_sign_ups (position) where data_key is null;
    create index sealed_contact_messages_plain on sealed_contact_messages (position) where data_key is null;
    create index sealed_contest_entries_plain on sealed_contest_entries (position) where data_key is null;
    create index sealed_contact_messages_person on sealed_contact_messages (email_key);
    create index sealed_contest_entries_email on sealed_contest_entries (email_key);

    create view sign_ups as select * from sealed_sign_ups where data_key is null;
    create view contact_messages as select * from sealed_contact_messages where data_key is null;
    create view contest_entries as select * from sealed_contest_entries where data_key is null;

    create table data_keys (
      id text primary key,
      identity text not null,
      first_used_at timestamptz not null default now()
    );
  `,
};
