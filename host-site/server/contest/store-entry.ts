import { randomUUID } from 'node:crypto';
import { newsletterChain } from '../../../widgets/shared/brand/brands.ts';
import type { PinResult } from '../../../widgets/shared/submissions/contest-answer.ts';
import { isSkillAnswer } from '../../../widgets/shared/submissions/skill-question.ts';
import { findContestState, findPeriod } from '../../content/contest-state.ts';
import {
  insertContestConsents,
  insertEntry,
  keepResult,
  type StoredEntry,
  spendPin,
} from '../database/contest-entries.ts';
import type { Database, Session } from '../database/database.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { answerOnce } from '../handlers/answer-once.ts';
import { digestToUuid } from '../handlers/idempotency-key.ts';
import type { Outcome } from '../handlers/outcome.ts';
import { storeSignUp } from '../newsletter/register.ts';
import { contestOutcomes, refuseState, tellResult } from './contest-outcomes.ts';
import type { ParsedEntry } from './parse-entry.ts';

/** Undoes the transaction and becomes the answer: a refusal leaves nothing behind, not even its key. */
class Refusal extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('refused');
    this.outcome = outcome;
  }
}

/** The newsletter's own list, consent and delivery; an address that it has already stays as it is. */
async function signUp(session: Session, outbox: Outbox, entry: ParsedEntry, requestId: string): Promise<void> {
  const { body, brand, consent } = entry;
  const added = {
    id: randomUUID(),
    chain: newsletterChain,
    brand,
    email: body.Email,
    postalCode: body.Zip,
    languagePreference: body.LanguagePreference,
    requestId,
  };
  const receipt = consent && { ...consent, id: `${consent.id}-newsletter` };
  await storeSignUp(session, outbox, added, { consent: receipt, honeypot: '' });
}

/**
 * What the PIN of an entry has won. An unknown and a spent one take the same statements. The entry is there already, so
 * that somebody who may not enter again learns nothing about a PIN.
 */
async function judgePin(session: Session, { id, body }: StoredEntry, pin: string): Promise<PinResult> {
  const spent = await spendPin(session, body.ContestId, pin, id);
  if (!spent) throw new Refusal(contestOutcomes.badPin);
  const result = spent.prize !== null ? 'winner' : body.LoyaltyNumber ? 'not-winner-member' : 'not-winner';
  await keepResult(session, id, result);
  return result;
}

async function store(session: Session, outbox: Outbox, entry: ParsedEntry, stored: StoredEntry): Promise<Outcome> {
  const { contest, body, consent, honeypot } = entry;
  if (contest.skillQuestion && !isSkillAnswer(body.SkillAnswer ?? '')) throw new Refusal(contestOutcomes.wrongAnswer);
  if (!(await insertEntry(session, stored))) throw new Refusal(contestOutcomes.alreadyEntered);
  await insertContestConsents(session, stored, consent);
  // Whoever fills the hidden field gets an answer of success; the entry is kept, and takes part in nothing.
  if (honeypot !== '') return contest.hasPin ? tellResult('not-winner') : contestOutcomes.entered;
  const result = contest.hasPin ? await judgePin(session, stored, body.Pin ?? '') : undefined;
  if (body.NewsletterOptIn) await signUp(session, outbox, entry, stored.requestId);
  await outbox.enqueue(session, 'contest', stored.id);
  return result ? tellResult(result) : contestOutcomes.entered;
}

/**
 * Commits an entry, its consents, its PIN, the newsletter sign-up that goes with it, the delivery jobs and the answer in
 * one transaction, and returns the answer. A repeat of a request id gets the first answer, also after the contest has
 * closed; a refusal is judged anew each time. Rejects when the database does.
 */
export async function storeEntry(
  database: Database,
  outbox: Outbox,
  entry: ParsedEntry,
  request: { requestId: string; now: number },
): Promise<Outcome> {
  const { contest, body, honeypot } = entry;
  const period = findPeriod(contest, request.now);
  const stored: StoredEntry = {
    id: randomUUID(),
    body,
    period,
    chances: body.LoyaltyNumber ? contest.memberChances : 1,
    honeypot,
    requestId: request.requestId,
  };
  // The same form sent again on another day is another entry where each day has its own.
  const key = contest.period === 'contest' ? body.requestId : digestToUuid(`${body.requestId} ${period}`);
  const content = ['contest', { ...body, requestId: '' }, honeypot];
  try {
    return await database.transaction((session) =>
      answerOnce(session, key, content, () => {
        const state = findContestState(contest, request.now);
        if (state !== 'open') throw new Refusal(refuseState(state));
        return store(session, outbox, entry, stored);
      }),
    );
  } catch (error) {
    if (error instanceof Refusal) return error.outcome;
    throw error;
  }
}
