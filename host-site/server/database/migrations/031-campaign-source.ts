import type { Migration } from './migration.ts';

/** What brought a submission, encrypted; also in the tables of a retailer's own forms, which have a reference. */
export const campaignSource: Migration = {
  id: '031-campaign-source',
  sql: `
    alter table sealed_sign_ups add column source text;
    alter table sealed_pending_sign_ups add column source text;
    alter table sealed_contest_entries add column source text;
    do $$
    declare form record;
    begin
      for form in select table_name as name from information_schema.columns
        where table_schema = any(current_schemas(false)) and column_name = 'reference' and table_name like 'sealed\\_%'
      loop
        execute format('alter table %I add column source text', form.name);
      end loop;
    end $$;
  `,
};
