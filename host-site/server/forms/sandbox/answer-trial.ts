import { randomUUID } from 'node:crypto';
import {
  findSandboxOutcome,
  type SandboxOutcome,
  sandboxWait,
} from '../../../../widgets/shared/submissions/sandbox-values.ts';
import type { ServerConfig } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { insertTried } from '../../database/sandbox-submissions.ts';
import { queueEmail } from '../../delivery/mail/queue-email.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import type { RawSubmission } from '../form-service.ts';
import { limitRate, type Outcome, outcomes, refuse } from '../outcome.ts';
import type { Rehearsal, Trial } from './trial.ts';

/** What answering a trial needs. */
export interface TrialServices {
  config: Pick<ServerConfig, 'sandboxEmails'>;
  database: Database;
  outbox: Outbox;
}

/** Answers that every form has. */
const common: Readonly<Partial<Record<SandboxOutcome, Outcome>>> = {
  'bad-email': outcomes.badEmail,
  'rate-limit': limitRate(sandboxWait),
  'server-error': refuse(500, 'ERROR_BAD_API_RESULT', 'unavailable'),
};

const faults: Readonly<Partial<Record<SandboxOutcome, Outcome['fault']>>> = {
  slow: 'slow',
  offline: 'offline',
  html: 'html',
};

function chooseAnswer({ usual, others }: Trial, chosen: SandboxOutcome | undefined): Outcome {
  if (!chosen) return usual;
  const fault = faults[chosen];
  return others[chosen] ?? common[chosen] ?? (fault ? { ...usual, fault } : usual);
}

/**
 * Answers a submission of the sandbox with the outcome that its values choose. It is stored apart from all others, and
 * an email goes to a listed address only. Rejects when the database fails.
 */
export async function answerTrial(
  { config, database, outbox }: TrialServices,
  rehearsal: Rehearsal,
  { requestId, site = '', source }: { requestId: string } & Pick<RawSubmission, 'site' | 'source'>,
): Promise<Outcome> {
  if ('refusal' in rehearsal) return { ...rehearsal.refusal, sandbox: true };
  const { trial } = rehearsal;
  const { kind, form, email, pin, locale, fields, honeypot, receipt } = trial;
  const chosen = findSandboxOutcome(kind, email, pin);
  const answer = chooseAnswer(trial, chosen);
  await database.transaction(async (transaction) => {
    const outcome = chosen ?? 'usual';
    const tried = { ...fields, ...(source && { Source: source }) };
    await insertTried(transaction, {
      id: randomUUID(),
      form,
      outcome,
      site,
      email,
      fields: tried,
      honeypot,
      requestId,
    });
    const isSent = answer.httpStatus < 400 && outbox.mail?.sendsReceipts && honeypot === '';
    if (receipt && isSent && config.sandboxEmails.includes(email.toLowerCase()))
      await queueEmail(transaction, outbox, { ...receipt, locale, email });
  });
  return { ...answer, sandbox: true };
}
