import type { ConsentReceipt } from '../../../widgets/shared/submissions/consent.ts';
import type { ContactRequest } from '../../../widgets/shared/submissions/contact.ts';
import type { Row, Session, SqlValue } from './database.ts';

export interface StoredMessage {
  /** UUID. */
  id: string;
  body: ContactRequest;
  consent: ConsentReceipt | undefined;
  /** Empty for people. */
  honeypot: string;
  requestId: string;
}

/** Columns that hold a field of the body as it is. */
const columns = {
  Brand: 'brand',
  Chain: 'chain',
  LanguagePreference: 'language_preference',
  Locale: 'locale',
  InquiryType: 'inquiry_type',
  Reason: 'reason',
  Category: 'category',
  FirstName: 'first_name',
  LastName: 'last_name',
  Email: 'email',
  Phone: 'phone',
  Extension: 'extension',
  City: 'city',
  Province: 'province',
  PostalCode: 'postal_code',
  Gender: 'gender',
  StoreNumber: 'store_number',
  LoyaltyNumber: 'loyalty_number',
  Message: 'message',
  Page: 'page',
} as const satisfies Partial<Record<keyof ContactRequest, string>>;

const fieldNames = Object.keys(columns) as (keyof typeof columns)[];

function listValues({ id, body, consent, honeypot, requestId }: StoredMessage, reference: string) {
  const values: Record<string, SqlValue> = {
    id,
    reference,
    request_id: requestId,
    honeypot: honeypot || null,
    undeliverable_at: honeypot ? new Date() : null,
    consent_name: consent?.id ?? null,
    consent_version: consent?.version ?? null,
    consent_language: consent?.language ?? null,
    consent_page: consent?.page ?? null,
    agreed_at: consent?.at ?? null,
  };
  for (const field of fieldNames) values[columns[field]] = body[field] ?? null;
  return values;
}

/**
 * Adds a message under a reference that no other has, and returns that; tied to the latest words served under the
 * consent's version when there are any.
 */
export async function insertContactMessage(
  session: Session,
  message: StoredMessage,
  createReference: () => string,
): Promise<string> {
  for (;;) {
    const values = listValues(message, createReference());
    const names = Object.keys(values);
    const at = (name: string) => `$${names.indexOf(name) + 1}`;
    const [added] = await session.query<{ reference: string }>(
      `insert into contact_messages (${names.join(', ')}, consent_text_id)
       values (${names.map(at).join(', ')}, (
         select id from consent_texts where name = ${at('consent_name')} and version = ${at('consent_version')}
           and language = ${at('consent_language')} order by id desc limit 1))
       on conflict (reference) do nothing returning reference`,
      Object.values(values),
    );
    if (added) return added.reference;
  }
}

/** The fields of a message that still has to be delivered; undefined when it was, or is gone. */
export async function findUndeliveredMessage(
  session: Session,
  id: string,
): Promise<{ fields: Record<string, unknown>; reference: string } | undefined> {
  const [row] = await session.query<Row>(
    `select reference, ${Object.values(columns).join(', ')} from contact_messages where id = $1 and delivered_at is null`,
    [id],
  );
  if (!row) return undefined;
  const filled = fieldNames.filter((field) => row[columns[field]] !== null);
  return {
    fields: Object.fromEntries(filled.map((field) => [field, row[columns[field]]])),
    reference: String(row.reference),
  };
}
