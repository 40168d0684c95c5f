import type { Migration } from './migration.ts';

/**
 * The mailbox of each submission's address, as a keyed hash like `email_key`: the two are equal where the address is
 * spelled like its mailbox, see toMailbox. Null in rows of an earlier version, and where it does not matter any more. The
 * loop also finds the tables of a retailer's own forms. One entry per mailbox and period; earlier ones are not judged.
 */
export const mailboxKeys: Migration = {
  id: '026-mailbox-keys',
  sql: `
    do $$
    declare name text;
    begin
      for name in
        select table_name from information_schema.columns
        where table_schema = current_schema() and column_name = 'email_key' and table_name like 'sealed\\_%'
        order by table_name
      loop
        execute format('alter table %I add column if not exists mailbox_key text', name);
        execute format('create index if not exists %I on %I (mailbox_key) where mailbox_key is not null',
          name || '_mailbox', name);
      end loop;
    end $$;
    create unique index contest_entries_mailbox on sealed_contest_entries (contest, period, mailbox_key)
      where honeypot is null and mailbox_key is not null;
  `,
};
