import type { Migration } from './migration.ts';

/**
 * What operators did, one row each before it happened; `details` holds the options with keyed hashes in place of
 * addresses. `hash` covers the row and the hash before it; the head names the last row, so that its loss is found.
 */
export const operatorActions: Migration = {
  id: '010-operator-actions',
  sql: `
    create table operator_actions (
      number bigint primary key,
      at text not null,
      operator text not null,
      command text not null,
      details text not null,
      reason text not null,
      hash text not null
    );
    create table operator_actions_head (
      id integer primary key check (id = 1),
      number bigint not null,
      hash text not null,
      seal text not null
    );
  `,
};
