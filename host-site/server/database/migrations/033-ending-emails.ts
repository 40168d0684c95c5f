import type { Migration } from './migration.ts';

/** `uncertain_at` alone now says that an email's end was sent; earlier versions left it in emails that wait again. */
export const endingEmails: Migration = {
  id: '033-ending-emails',
  sql: `
    update sealed_letters set uncertain_at = null where uncertain_at is not null and undeliverable_at is null;
    update sealed_pending_sign_ups set uncertain_at = null where uncertain_at is not null and undeliverable_at is null;
  `,
};
