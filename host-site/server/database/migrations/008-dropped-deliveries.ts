import type { Migration } from './migration.ts';

/** When an operator decided that a submission is not to be delivered. */
export const droppedDeliveries: Migration = {
  id: '008-dropped-deliveries',
  sql: `
    alter table sign_ups add column dropped_at timestamptz;
    alter table contact_messages add column dropped_at timestamptz;
    alter table contest_entries add column dropped_at timestamptz;
  `,
};
