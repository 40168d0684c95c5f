import type { Migration } from './migration.ts';

/** What remains of an erased person: a keyed hash of the address, and when each consent was given and withdrawn. */
export const erasureProofs: Migration = {
  id: '011-erasure-proofs',
  sql: `
    create table erasure_proofs (
      id bigint generated always as identity primary key,
      person text not null,
      purpose text not null,
      name text,
      version text,
      language text,
      text_id bigint references consent_texts,
      agreed_at timestamptz,
      received_at timestamptz not null,
      withdrawn_at timestamptz not null
    );
    create index erasure_proofs_person on erasure_proofs (person);
  `,
};
