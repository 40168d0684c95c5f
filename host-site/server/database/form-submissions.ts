import type { FormRequest } from '../../../widgets/shared/submissions/form-request.ts';
import type { DefinedForm } from '../forms/definitions/form-definitions.ts';
import type { Session, SqlValue } from './database.ts';
import { listColumns, toColumns } from './field-columns.ts';
import { insertRow, toSpamColumns } from './insert-row.ts';
import { decryptRow, encryptRow, hashMailbox, isOfMailbox, toKeyColumns } from './personal-columns.ts';

/** What a form has taken, before it is stored. */
export interface FormSubmission {
  /** UUID. */
  id: string;
  body: FormRequest;
  /** What brought it, see campaign-source.ts; undefined where nothing is known. */
  source: string | undefined;
  /** Empty unless the honeypot was filled. */
  honeypot: string;
  requestId: string;
}

function listValues(
  { columns }: DefinedForm,
  { id, body, source, honeypot, requestId }: FormSubmission,
  reference: string,
): Record<string, SqlValue> {
  return {
    id,
    reference,
    request_id: requestId,
    source: source ?? null,
    ...toSpamColumns(honeypot),
    ...toColumns<string, SqlValue>(columns, body),
  };
}

/** Inserts a submission with a unique reference, and returns the reference. */
export async function insertSubmission(
  session: Session,
  form: DefinedForm,
  submission: FormSubmission,
  createReference: () => string,
): Promise<string> {
  const { table } = form;
  for (;;) {
    const values = encryptRow(session.cipher, table, submission.id, {
      ...listValues(form, submission, createReference()),
      ...toKeyColumns(session.cipher, table, submission.body.Email),
    });
    const clause = 'on conflict (reference) do nothing returning reference';
    const [added] = await insertRow(session, table, values, clause);
    if (added) return String(added.reference);
  }
}

/** How many submissions of a form came from a mailbox, by any of its spellings, in the last hours. */
export async function countOfMailbox(
  session: Session,
  { table }: DefinedForm,
  email: string,
  hours: number,
): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `select count(*)::int as count from ${table}
     where ${isOfMailbox('$1')} and created_at > now() - make_interval(hours => $2::integer)`,
    [hashMailbox(session.cipher, table, email), hours],
  );
  return row?.count ?? 0;
}

/** Fields of a submission for its delivery; undefined when it was delivered or deleted. */
export async function findUndelivered(
  session: Session,
  { table, columns }: DefinedForm,
  id: string,
): Promise<{ fields: Record<string, unknown>; reference: string; source: unknown } | undefined> {
  const [encrypted] = await session.query(
    `select reference, source, ${listColumns(columns).join(', ')} from ${table} where id = $1 and delivered_at is null`,
    [id],
  );
  if (!encrypted) return undefined;
  const row = decryptRow(session.cipher, table, id, encrypted);
  const values = Object.entries(columns).map(([field, { column }]) => [field, row[column]] as const);
  const fields = Object.fromEntries(values.filter(([, value]) => value !== null));
  return { fields, reference: String(row.reference), source: row.source };
}
