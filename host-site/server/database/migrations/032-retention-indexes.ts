import type { Migration } from './migration.ts';

/**
 * Rows by their age, so that the retention job looks at those alone that may be due, and rows in quarantine, which are few
 * among many. The loop also finds the tables of a retailer's own forms.
 */
export const retentionIndexes: Migration = {
  id: '032-retention-indexes',
  sql: `
    do $$
    declare name text;
    begin
      for name in
        select table_name from information_schema.columns
        where table_schema = any(current_schemas(false)) and column_name = 'email_key' and table_name like 'sealed\\_%'
        order by table_name
      loop
        execute format('create index if not exists %I on %I (created_at, position)', name || '_age', name);
        execute format('create index if not exists %I on %I (position) where honeypot is not null',
          name || '_quarantine', name);
      end loop;
    end $$;
  `,
};
