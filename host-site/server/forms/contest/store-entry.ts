import { randomUUID } from 'node:crypto';
import { newsletterChain } from '../../../../widgets/shared/brand/brands.ts';
import type { PinResult } from '../../../../widgets/shared/submissions/contest-responses.ts';
import { isSkillAnswer } from '../../../../widgets/shared/submissions/skill-question.ts';
import type { Contest } from '../../../sources/contests/contest-file.ts';
import { findContestState, findPeriod } from '../../../sources/contests/contest-state.ts';
import { countDrawnPrizes } from '../../../sources/contests/drawn-prize.ts';
import { formatDrawsPath } from '../../../sources/contests/draws-path.ts';
import { namePrize } from '../../../sources/contests/name-prize.ts';
import { findPinOdds } from '../../../sources/contests/pin-odds.ts';
import { formatNumber } from '../../../sources/facts/format-value.ts';
import {
  claimPin,
  hasWonByPin,
  insertContestConsents,
  insertEntry,
  type StoredEntry,
  storeResult,
} from '../../database/contest-entries.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { hashNetwork } from '../../database/entry-networks.ts';
import { hashEmail } from '../../database/personal-columns.ts';
import { formatDay } from '../../delivery/mail/format-day.ts';
import { queueEmail } from '../../delivery/mail/queue-email.ts';
import type { Outbox } from '../../delivery/outbox.ts';
import { digestToUuid } from '../digest-to-uuid.ts';
import { storeSignUp } from '../newsletter/register.ts';
import type { Outcome } from '../outcome.ts';
import { runOnce } from '../run-once.ts';
import { acceptPin, contestOutcomes, refuseState } from './contest-outcomes.ts';
import type { ParsedEntry } from './parse-entry.ts';

/** The request of an entry, and the network that sent it; `now` in milliseconds. */
interface EntryRequest {
  requestId: string;
  network: string;
  now: number;
}

/** Rolls back the transaction and carries the response: a refusal stores nothing, not even its idempotency key. */
class Refusal extends Error {
  readonly outcome: Outcome;
  constructor(outcome: Outcome) {
    super('refused');
    this.outcome = outcome;
  }
}

/** Adds the entrant to the newsletter list, with consent and delivery; an address already on it stays unchanged. */
async function signUp(
  transaction: Transaction,
  outbox: Outbox,
  entry: ParsedEntry,
  { requestId, now }: Omit<EntryRequest, 'network'>,
): Promise<void> {
  const { body, brand, consent, source } = entry;
  const added = {
    id: randomUUID(),
    fields: {
      Chain: newsletterChain,
      Brand: brand,
      Email: body.Email,
      Zip: body.Zip,
      LanguagePreference: body.LanguagePreference,
    },
    honeypot: '',
    source,
    requestId,
  };
  const receipt = consent && { ...consent, id: `${consent.id}-newsletter` };
  await storeSignUp(transaction, outbox, added, receipt, now);
}

/** With what its entrant can find the entry by in the public list of the draw, if it takes part in one. */
function addReference(outcome: Outcome, { contest }: ParsedEntry, id: string): Outcome {
  // Someone whose PIN won is not in the draw.
  if (outcome.prize || countDrawnPrizes(contest) === 0) return outcome;
  const draws = { en: formatDrawsPath('en', contest.id), fr: formatDrawsPath('fr', contest.id) };
  return { ...outcome, reference: id, draws };
}

/** Acknowledges an entry by mail, with what its PIN has won. */
async function acknowledge(
  transaction: Transaction,
  outbox: Outbox,
  { body, contest, brand }: ParsedEntry,
  { prize, reference, draws }: Outcome,
): Promise<void> {
  const locale = body.LanguagePreference;
  const odds = findPinOdds(contest);
  const details = {
    brandKey: brand,
    contest: contest.title[locale],
    ...(prize && { prize: prize[locale] }),
    // Someone whose PIN won does not wait for the draw.
    ...(reference &&
      draws && {
        date: formatDay(new Date(Date.parse(contest.closes) - 1), locale, contest.zone),
        reference,
        draws: draws[locale],
      }),
    ...(odds !== undefined && { pinOdds: formatNumber(odds, locale) }),
    link: contest.rulesUrl[locale],
  };
  await queueEmail(transaction, outbox, { name: 'entry', locale, email: body.Email, details });
}

/**
 * What the PIN of an entry has won. Unknown and spent PINs run the same statements. The entry is inserted first, so
 * that someone who may not enter again learns nothing about a PIN.
 */
async function redeemPin(
  transaction: Transaction,
  { id, body }: StoredEntry,
  pin: string,
  contest: Contest,
): Promise<Outcome> {
  // In a contest with daily or weekly entries: a person wins at most one prize in a contest, and the PIN stays unspent.
  if (contest.period !== 'contest' && (await hasWonByPin(transaction, body.ContestId, body.Email))) {
    throw new Refusal(contestOutcomes.alreadyEntered);
  }
  const spent = await claimPin(transaction, body.ContestId, pin, id);
  if (!spent) throw new Refusal(contestOutcomes.badPin);
  const result: PinResult = spent.prize !== null ? 'winner' : body.LoyaltyNumber ? 'not-winner-member' : 'not-winner';
  await storeResult(transaction, id, result);
  return acceptPin(result, spent.prize === null ? undefined : namePrize(contest, spent.prize));
}

async function store(
  transaction: Transaction,
  outbox: Outbox,
  entry: ParsedEntry,
  stored: StoredEntry,
  request: EntryRequest,
): Promise<Outcome> {
  const { contest, body, consent, honeypot } = entry;
  if (contest.skillQuestion && !isSkillAnswer(body.SkillAnswer ?? '')) throw new Refusal(contestOutcomes.wrongAnswer);
  if (!(await insertEntry(transaction, stored))) throw new Refusal(contestOutcomes.alreadyEntered);
  insertContestConsents(transaction, stored, consent);
  // A filled honeypot gets a success response; the entry is stored but takes part in no draw.
  if (honeypot !== '') return contest.hasPin ? acceptPin('not-winner') : contestOutcomes.entered;
  const outcome = contest.hasPin
    ? await redeemPin(transaction, stored, body.Pin ?? '', contest)
    : contestOutcomes.entered;
  if (body.NewsletterOptIn) await signUp(transaction, outbox, entry, request);
  await outbox.enqueue(transaction, 'contest', stored.id);
  if (outbox.mail?.sendsReceipts) {
    await acknowledge(transaction, outbox, entry, addReference(outcome, entry, stored.id));
  }
  return outcome;
}

/**
 * Commits an entry, its consents, its PIN, its newsletter sign-up, the delivery jobs and the response in one
 * transaction, and returns the response. A repeated request id gets the first response, even after the contest has
 * closed; a refusal is checked again each time. Only the first response to a plain form has the entry's reference. Rejects
 * when the database fails.
 */
export async function storeEntry(
  database: Database,
  outbox: Outbox,
  entry: ParsedEntry,
  request: EntryRequest,
): Promise<Outcome> {
  const { contest, body, source, honeypot, isPlainForm } = entry;
  const period = findPeriod(contest, request.now);
  const stored: StoredEntry = {
    id: randomUUID(),
    body,
    period,
    chances: body.LoyaltyNumber ? contest.memberChances : 1,
    networkKey: hashNetwork(database, request.network, request.now),
    source,
    honeypot,
    requestId: request.requestId,
  };
  // In a contest with daily entries, the same form on another day is a new entry.
  const key = contest.period === 'contest' ? body.requestId : digestToUuid(`${body.requestId} ${period}`);
  const content = ['contest', { ...body, requestId: '' }, honeypot];
  let first: Outcome | undefined;
  try {
    const work = async (transaction: Transaction) => {
      const state = findContestState(contest, request.now);
      if (state !== 'open') throw new Refusal(refuseState(state));
      const outcome = await store(transaction, outbox, entry, stored, request);
      // Whoever sends the same fields makes the same key of a plain form: its repeats must not tell the reference.
      first = isPlainForm ? outcome : addReference(outcome, entry, stored.id);
      return first;
    };
    const emailKey = hashEmail(database.cipher, 'sealed_contest_entries', body.Email);
    // How long a look at a PIN takes could tell whether it wins, while the key in use keeps it from being spent.
    const requestKey = { given: key, isDerived: isPlainForm, emailKey, isSoughtFirst: contest.hasPin };
    const outcome = await runOnce(database, requestKey, content, work);
    return outcome === first && isPlainForm ? addReference(outcome, entry, stored.id) : outcome;
  } catch (error) {
    if (error instanceof Refusal) return error.outcome;
    throw error;
  }
}
