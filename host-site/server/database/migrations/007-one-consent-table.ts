import type { Migration } from './migration.ts';

/**
 * All consents in one table: a row belongs to one sign-up, message or entry, and is deleted with it. `name` and the
 * columns after it are null for a box ticked without a receipt. A sign-up with a filled honeypot is stored like such
 * messages and entries: in the same table, undeliverable from the start.
 */
export const oneConsentTable: Migration = {
  id: '007-one-consent-table',
  sql: `
    alter table consents
      alter column sign_up_id drop not null,
      alter column name drop not null,
      alter column version drop not null,
      alter column language drop not null,
      alter column page drop not null,
      alter column agreed_at drop not null,
      drop constraint consents_sign_up_id_key,
      add column message_id uuid references contact_messages on delete cascade,
      add column entry_id uuid references contest_entries on delete cascade,
      add column purpose text not null default 'newsletter'
        check (purpose in ('newsletter', 'contact', 'privacy', 'terms'));
    alter table consents
      alter column purpose drop default,
      add constraint consents_one_owner check (num_nonnulls(sign_up_id, message_id, entry_id) = 1);

    insert into consents (message_id, purpose, name, version, language, page, agreed_at, received_at, text_id)
      select id, 'contact', consent_name, consent_version, consent_language, consent_page, agreed_at, created_at,
        consent_text_id
      from contact_messages where consent_name is not null order by position;
    insert into consents (entry_id, purpose, name, version, language, page, agreed_at, received_at, text_id)
      select entry_id, purpose, name, version, language, page, agreed_at, received_at, text_id
      from contest_consents order by received_at;
    create unique index consents_sign_up on consents (sign_up_id, purpose) where sign_up_id is not null;
    create unique index consents_message on consents (message_id, purpose) where message_id is not null;
    create unique index consents_entry on consents (entry_id, purpose) where entry_id is not null;

    drop table contest_consents;
    alter table contact_messages
      drop column consent_name,
      drop column consent_version,
      drop column consent_language,
      drop column consent_page,
      drop column agreed_at,
      drop column consent_text_id;

    alter table sign_ups add column honeypot text, drop constraint sign_ups_email_key_chain_key;
    insert into sign_ups (id, chain, brand, email, email_key, postal_code, language_preference, honeypot, request_id,
        created_at, undeliverable_at)
      select id, chain, brand, email, email_key, postal_code, language_preference, honeypot, request_id, created_at,
        created_at
      from quarantined_sign_ups order by position;
    drop table quarantined_sign_ups;
    create unique index sign_ups_person on sign_ups (email_key, chain) where honeypot is null;
  `,
};
