import type { Migration } from './migration.ts';

/**
 * For tables of many rows: rows by their age, so that the retention job looks at those alone that may be due, and rows in
 * quarantine or without a delivery, which are few among many. The loop also finds the tables of a retailer's own forms.
 * The list of a draw is in parts, none of which fills the memory.
 */
export const manyRows: Migration = {
  id: '032-many-rows',
  sql: `
    do $$
    declare name text;
    begin
      for name in
        select table_name from information_schema.columns
        where table_schema = any(current_schemas(false)) and table_name like 'sealed\\_%' and column_name in
          ('email_key', 'created_at', 'position', 'honeypot', 'delivered_at', 'undeliverable_at')
        group by table_name having count(*) = 6 order by table_name
      loop
        execute format('create index if not exists %I on %I (created_at, position)', name || '_age', name);
        execute format('create index if not exists %I on %I (position) where honeypot is not null',
          name || '_quarantine', name);
        execute format('create index if not exists %I on %I (position)
          where delivered_at is null and undeliverable_at is not null', name || '_stopped', name);
      end loop;
    end $$;
    alter table contest_draw_lists
      add column part integer not null default 1,
      drop constraint contest_draw_lists_pkey,
      add primary key (draw_id, part);
  `,
};
