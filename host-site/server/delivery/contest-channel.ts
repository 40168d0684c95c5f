import * as z from 'zod/mini';
import { contestResponse } from '../../../widgets/shared/submissions/contest.ts';
import { contestStatus } from '../../../widgets/shared/submissions/contest-responses.ts';
import { responseStatus } from '../../../widgets/shared/submissions/responses.ts';
import { findUndeliveredEntry } from '../database/contest-entries.ts';
import type { Row } from '../database/database.ts';
import { entryFieldColumns, fromColumns } from '../database/field-columns.ts';
import type { UpstreamChannel } from './channel.ts';
import { toSourceHeader } from './source-header.ts';

/** What an entry with a PIN has besides its fields, by column. */
const ofPin = { Pin: 'pin', Result: 'result', Prize: 'prize' } as const;

/** The fields of an entry that are filled in. */
function listFilled(row: Row): Record<string, unknown> {
  const pin = Object.entries(ofPin).map(([field, column]) => [field, row[column]] as const);
  const fields = [...Object.entries(fromColumns(entryFieldColumns, row)), ...pin];
  return Object.fromEntries(fields.filter(([, value]) => value !== null));
}

/** Delivers entries to the retailer's contest service, in the format of our own handler, with chances and result. */
export const contestChannel: UpstreamChannel = {
  kind: 'contest',
  service: 'contest',
  table: 'sealed_contest_entries',
  async prepareCall(session, id) {
    const row = await findUndeliveredEntry(session, id);
    if (!row) return undefined;
    const body = {
      requestId: id,
      ...listFilled(row),
      PrivacyAccepted: true,
      ...(row.terms_accepted ? { TermsAccepted: true } : {}),
      Chances: row.chances,
    };
    return { headers: toSourceHeader(row.source), body };
  },
  // Already received, in a delivery whose response was lost.
  readStatus(body) {
    const status = z.safeParse(contestResponse, body).data?.status;
    return status === contestStatus.alreadyEntered ? responseStatus.success : status;
  },
};
