import type { ContactRequest } from '../../../widgets/shared/submissions/contact.ts';
import type { Row, Session, SqlValue } from './database.ts';
import { contactColumns, listColumns, toColumns } from './field-columns.ts';
import { insertRow, toSpamColumns } from './insert-row.ts';
import { decryptRow, encryptRow, hashEmail } from './personal-columns.ts';

/** A message to customer service, before it is stored. */
export interface StoredMessage {
  /** UUID. */
  id: string;
  body: ContactRequest;
  /** Empty unless the honeypot was filled. */
  honeypot: string;
  requestId: string;
}

const fieldNames = Object.keys(contactColumns) as (keyof typeof contactColumns)[];

function listValues({ id, body, honeypot, requestId }: StoredMessage, reference: string) {
  return {
    id,
    reference,
    request_id: requestId,
    ...toSpamColumns(honeypot),
    ...toColumns<keyof typeof contactColumns, SqlValue>(contactColumns, body),
  };
}

/** Inserts a message with a unique reference, and returns the reference. */
export async function insertContactMessage(
  session: Session,
  message: StoredMessage,
  createReference: () => string,
): Promise<string> {
  for (;;) {
    const values = encryptRow(session.cipher, 'sealed_contact_messages', message.id, {
      ...listValues(message, createReference()),
      email_key: hashEmail(session.cipher, 'sealed_contact_messages', message.body.Email),
    });
    const clause = 'on conflict (reference) do nothing returning reference';
    const [added] = await insertRow(session, 'sealed_contact_messages', values, clause);
    if (added) return String(added.reference);
  }
}

/** How many messages an address has sent in the last hours. */
export async function countMessages(session: Session, email: string, hours: number): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `select count(*)::int as count from sealed_contact_messages
     where email_key = $1 and created_at > now() - make_interval(hours => $2::integer)`,
    [hashEmail(session.cipher, 'sealed_contact_messages', email), hours],
  );
  return row?.count ?? 0;
}

/** Fields of a message for its delivery; undefined when it was delivered or deleted. */
export async function findUndeliveredMessage(
  session: Session,
  id: string,
): Promise<{ fields: Record<string, unknown>; reference: string } | undefined> {
  const [encrypted] = await session.query<Row>(
    `select reference, ${listColumns(contactColumns).join(', ')} from sealed_contact_messages where id = $1 and delivered_at is null`,
    [id],
  );
  if (!encrypted) return undefined;
  const row = decryptRow(session.cipher, 'sealed_contact_messages', id, encrypted);
  const filled = fieldNames.filter((field) => row[contactColumns[field].column] !== null);
  return {
    fields: Object.fromEntries(filled.map((field) => [field, row[contactColumns[field].column]])),
    reference: String(row.reference),
  };
}
