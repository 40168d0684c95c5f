import type { Migration } from './migration.ts';

/**
 * Messages to customer service with their consent. `consent_text_id` is null when the receipt names a text that this
 * service never served. A message with `honeypot` is stored and marked undeliverable from the start.
 */
export const contactMessages: Migration = {
  id: '003-contact-messages',
  sql: `
    create table contact_messages (
      id uuid primary key,
      position bigint generated always as identity unique,
      reference text not null unique,
      brand text not null,
      chain text not null,
      locale text not null check (locale in ('en', 'fr')),
      language_preference text not null check (language_preference in ('en', 'fr')),
      inquiry_type text not null,
      reason text not null,
      category text,
      first_name text not null,
      last_name text not null,
      email text not null,
      phone text,
      extension text,
      city text,
      province text,
      postal_code text not null,
      gender text,
      store_number text,
      loyalty_number text,
      message text not null,
      page text not null,
      honeypot text,
      consent_name text,
      consent_version text,
      consent_language text,
      consent_page text,
      agreed_at timestamptz,
      consent_text_id bigint references consent_texts,
      request_id text not null,
      created_at timestamptz not null default now(),
      delivered_at timestamptz,
      undeliverable_at timestamptz
    );
    create index contact_messages_waiting on contact_messages (position)
      where delivered_at is null and undeliverable_at is null;
  `,
};
