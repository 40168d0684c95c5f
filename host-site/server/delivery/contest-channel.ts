import * as z from 'zod/mini';
import { contestResponse } from '../../../widgets/shared/submissions/contest.ts';
import { contestStatus } from '../../../widgets/shared/submissions/contest-responses.ts';
import { responseStatus } from '../../../widgets/shared/submissions/responses.ts';
import { findUndeliveredEntry } from '../database/contest-entries.ts';
import type { Row } from '../database/database.ts';
import type { UpstreamChannel } from './channel.ts';

/** Optional fields of an entry. */
const optional = {
  LoyaltyNumber: 'loyalty_number',
  SkillAnswer: 'skill_answer',
  Pin: 'pin',
  Result: 'result',
  Prize: 'prize',
} as const;

function pickFilled(row: Row): Record<string, unknown> {
  const filled = Object.entries(optional).filter(([, column]) => row[column] !== null);
  return Object.fromEntries(filled.map(([field, column]) => [field, row[column]]));
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
      ContestId: row.contest,
      Chain: row.chain,
      LanguagePreference: row.language_preference,
      Email: row.email,
      Zip: row.postal_code,
      PrivacyAccepted: true,
      ...(row.terms_accepted ? { TermsAccepted: true } : {}),
      NewsletterOptIn: row.newsletter_opt_in,
      ...pickFilled(row),
      Chances: row.chances,
    };
    return { headers: {}, body };
  },
  // Already received, in a delivery whose response was lost.
  readStatus(body) {
    const status = z.safeParse(contestResponse, body).data?.status;
    return status === contestStatus.alreadyEntered ? responseStatus.success : status;
  },
};
