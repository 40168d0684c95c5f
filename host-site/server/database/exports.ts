import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';
import { type DefinedForm, type FormName, forms } from '../forms/definitions/form-definitions.ts';
import { withoutMarkup } from './consent-texts.ts';
import type { ConsentOwner } from './consents.ts';
import type { Row, Session } from './database.ts';
import { type FieldColumn, listColumns, signUpColumns as signUpFieldColumns } from './field-columns.ts';
import { listSource, sourceColumns } from './listed-source.ts';
import { decryptUndamaged, type OnDamage } from './personal-columns.ts';
import { pageSize, readPages } from './read-pages.ts';
import type { PersonalTable } from './submission-columns.ts';

/** Name of a list that operators can export. */
export type ExportKind = 'newsletter' | 'quarantine' | FormName | `${FormName}-quarantine`;

/** The columns of a form's fields; an address is followed by its mailbox, which is the same for all its spellings. */
const listWithMailbox = (columns: Readonly<Record<string, FieldColumn>>): string[] =>
  listColumns(columns).flatMap((column) => (column === 'email' ? [column, 'mailbox'] : [column]));

/** Selects a page of one table's submissions with the proof of their consent. */
const listWithConsent = (table: PersonalTable, owner: ConsentOwner['column'], condition: string) => ({
  table,
  statement: `
    select s.*, c.name as consent, c.version as consent_version, c.language as consent_language,
      c.page as consent_page, c.agreed_at as consent_at, t.id is not null as consent_verified,
      c.altered as consent_altered, t.wording as consent_wording
    from ${table} s left join consents c on c.${owner} = s.id left join consent_texts t on t.id = c.text_id
    where s.honeypot ${condition} and s.position > $1 and s.created_at >= $2 and s.created_at < $3 order by s.position limit ${pageSize}`,
});

const consentColumns = [
  'consent',
  'consent_version',
  'consent_language',
  'consent_page',
  'consent_at',
  'consent_verified',
  'consent_altered',
  'consent_wording',
] as const;

const signUpColumns = [
  'id',
  'created_at',
  'created_at_eastern',
  ...listWithMailbox(signUpFieldColumns),
  ...consentColumns,
  ...sourceColumns,
] as const;

const listFormColumns = ({ columns }: DefinedForm) => [
  'reference',
  'id',
  'created_at',
  'created_at_eastern',
  ...listWithMailbox(columns),
  ...consentColumns,
  ...sourceColumns,
  'request_id',
];

/** A list: what it selects, its columns in order, and what it is, for operators. */
interface List {
  table: PersonalTable;
  statement: string;
  columns: readonly string[];
  about: string;
}

const ofForm = (form: DefinedForm): [string, List][] => {
  const { name, table, consentOwner } = form;
  const [those, all] =
    name === 'contact' ? ['messages', 'messages to customer service'] : ['requests', `requests of the form ${name}`];
  return [
    [
      name,
      {
        ...listWithConsent(table, consentOwner, 'is null'),
        columns: [...listFormColumns(form), 'delivered_at', 'undeliverable_at'],
        about: `${all} with their consent and delivery`,
      },
    ],
    [
      `${name}-quarantine`,
      {
        ...listWithConsent(table, consentOwner, 'is not null'),
        columns: [...listFormColumns(form), 'honeypot'],
        about: `${those} that filled in the honeypot; never delivered`,
      },
    ],
  ];
};

const lists = {
  newsletter: {
    ...listWithConsent('sealed_sign_ups', 'sign_up_id', 'is null'),
    columns: [...signUpColumns, 'confirmed_at', 'delivered_at', 'undeliverable_at', 'request_id'],
    about: 'sign-ups with their consent and delivery',
  },
  quarantine: {
    ...listWithConsent('sealed_sign_ups', 'sign_up_id', 'is not null'),
    columns: [...signUpColumns, 'honeypot', 'request_id'],
    about: 'sign-ups that filled in the honeypot; never delivered',
  },
  ...(Object.fromEntries(forms.flatMap(ofForm)) as Record<FormName | `${FormName}-quarantine`, List>),
} satisfies Record<ExportKind, List>;

/** The names of all lists. */
export const exportKinds = Object.keys(lists) as ExportKind[];

/** What each list is, for operators. */
export const describeLists = (): [name: ExportKind, about: string][] =>
  exportKinds.map((kind) => [kind, lists[kind].about]);

/** The columns of each list, in order. */
export const exportColumns = Object.fromEntries(exportKinds.map((kind) => [kind, lists[kind].columns])) as Record<
  ExportKind,
  readonly string[]
>;

/** A period: from `since`, and before `until`. */
export interface Period {
  since: Date;
  until: Date;
}

const eastern = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
});

/** A time in Eastern time, such as `2026-11-20 09:03:00 EST`: in November, an hour comes twice. */
export const formatEastern = (time: Date): string => eastern.format(time).replace(',', '');

/** Rows of a period in order of arrival, without those that are damaged. */
export async function* listForExport(
  session: Session,
  kind: ExportKind,
  { since, until }: Period,
  onDamage: OnDamage,
): AsyncGenerator<Row> {
  const { table, statement } = lists[kind];
  for await (const encrypted of readPages((position) => session.query(statement, [position, since, until]))) {
    const row = decryptUndamaged(session.cipher, table, encrypted.id, encrypted, onDamage);
    if (!row) continue;
    yield {
      ...row,
      ...listSource(row.source),
      mailbox: toMailbox(String(row.email)),
      created_at_eastern: formatEastern(row.created_at as Date),
      consent_wording: row.consent_wording && withoutMarkup(String(row.consent_wording)),
    };
  }
}
