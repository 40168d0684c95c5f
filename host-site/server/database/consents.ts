import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import type { ConsentColumn } from '../forms/definitions/form-definitions.ts';
import type { Transaction } from './database.ts';

/** The submission that a consent belongs to: the column that refers to it, and its UUID. */
export interface ConsentOwner {
  column: 'sign_up_id' | 'entry_id' | ConsentColumn;
  id: string;
}

/** What the visitor agreed to. */
export type ConsentPurpose = 'newsletter' | 'contact' | 'privacy' | 'terms';

/**
 * Stores a consent with its proof (CASL): the latest wording served under the receipt's name, version and language, if
 * any. Without a receipt only the fact is stored.
 */
export function insertConsent(
  transaction: Transaction,
  owner: ConsentOwner,
  purpose: ConsentPurpose,
  receipt: ConsentReceipt | undefined,
): void {
  const { id = null, version = null, language = null, page = null, at = null, altered = false } = receipt ?? {};
  transaction.send(
    `insert into consents (${owner.column}, purpose, name, version, language, page, agreed_at, altered, text_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, (
       select id from consent_texts where name = $3 and version = $4 and language = $5 order by id desc limit 1))`,
    [owner.id, purpose, id, version, language, page, at, altered],
  );
}
