import type { Migration } from './migration.ts';

/** When the end of an email was sent without a reply: it may have arrived, so it is not sent again by itself. */
export const uncertainDeliveries: Migration = {
  id: '023-uncertain-deliveries',
  sql: `
    alter table sealed_sign_ups add column uncertain_at timestamptz;
    alter table sealed_contact_messages add column uncertain_at timestamptz;
    alter table sealed_contest_entries add column uncertain_at timestamptz;
    alter table sealed_unsubscriptions add column uncertain_at timestamptz;
    alter table sealed_pending_sign_ups add column uncertain_at timestamptz;
    alter table sealed_letters add column uncertain_at timestamptz;
    alter table sealed_prize_claims add column uncertain_at timestamptz;
  `,
};
