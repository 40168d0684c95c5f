import type { Row, Session } from './database.ts';

export type ExportKind = 'newsletter' | 'quarantine';

const pageSize = 500;

// `position` comes first and is not shown: it is where the next page starts.
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
};

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
};

/** Rows in order of arrival, read page by page so that a long list does not fill the memory. */
export async function* listForExport(session: Session, kind: ExportKind, since: Date): AsyncGenerator<Row> {
  let position = 0;
  for (;;) {
    const rows = await session.query(statements[kind], [position, since]);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    position = Number(last.position);
  }
}
