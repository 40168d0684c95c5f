import type { Row, Session } from './database.ts';
import { pageSize, readPages } from './read-pages.ts';

/** The lists that operators can ask for. */
export const exportKinds = ['newsletter', 'quarantine', 'contact', 'contact-quarantine'] as const;
export type ExportKind = (typeof exportKinds)[number];

// `position` comes first and is not shown: it is where the next page starts.
const listMessages = (condition: string) => `
    select m.*, m.consent_name as consent, m.agreed_at as consent_at, t.id is not null as consent_verified,
      t.wording as consent_wording
    from contact_messages m left join consent_texts t on t.id = m.consent_text_id
    where m.honeypot ${condition} and m.position > $1 and m.created_at >= $2 order by m.position limit ${pageSize}`;

const statements: Record<ExportKind, string> = {
  newsletter: `
    select s.position, s.id, s.created_at, s.email, s.postal_code, s.language_preference, s.brand, s.chain,
      c.name as consent, c.version as consent_version, c.language as consent_language, c.page as consent_page,
      c.agreed_at as consent_at, t.id is not null as consent_verified, t.wording as consent_wording,
      s.delivered_at, s.undeliverable_at, s.request_id
    from sign_ups s left join consents c on c.sign_up_id = s.id left join consent_texts t on t.id = c.text_id
    where s.position > $1 and s.created_at >= $2 order by s.position limit ${pageSize}`,
  quarantine: `
    select position, id, created_at, email, postal_code, language_preference, brand, chain, honeypot, request_id
    from quarantined_sign_ups where position > $1 and created_at >= $2 order by position limit ${pageSize}`,
  contact: listMessages('is null'),
  'contact-quarantine': listMessages('is not null'),
};

const messageColumns = [
  'reference',
  'id',
  'created_at',
  'inquiry_type',
  'reason',
  'category',
  'message',
  'first_name',
  'last_name',
  'email',
  'phone',
  'extension',
  'city',
  'province',
  'postal_code',
  'gender',
  'language_preference',
  'store_number',
  'loyalty_number',
  'brand',
  'chain',
  'locale',
  'page',
  'consent',
  'consent_version',
  'consent_language',
  'consent_page',
  'consent_at',
  'consent_verified',
  'consent_wording',
  'request_id',
] as const;

export const exportColumns: Record<ExportKind, readonly string[]> = {
  newsletter: [
    'id',
    'created_at',
    'email',
    'postal_code',
    'language_preference',
    'brand',
    'chain',
    'consent',
    'consent_version',
    'consent_language',
    'consent_page',
    'consent_at',
    'consent_verified',
    'consent_wording',
    'delivered_at',
    'undeliverable_at',
    'request_id',
  ],
  quarantine: [
    'id',
    'created_at',
    'email',
    'postal_code',
    'language_preference',
    'brand',
    'chain',
    'honeypot',
    'request_id',
  ],
  contact: [...messageColumns, 'delivered_at', 'undeliverable_at'],
  'contact-quarantine': [...messageColumns, 'honeypot'],
};

/** Rows in order of arrival. */
export function listForExport(session: Session, kind: ExportKind, since: Date): AsyncGenerator<Row> {
  return readPages((position) => session.query(statements[kind], [position, since]));
}
