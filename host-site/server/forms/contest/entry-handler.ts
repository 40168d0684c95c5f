import { contestStatus } from '../../../../widgets/shared/submissions/contest-responses.ts';
import type { Contest } from '../../../sources/contests/contest-file.ts';
import { findContestState } from '../../../sources/contests/contest-state.ts';
import { findPrizePicture } from '../../../sources/contests/name-prize.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import { findNetwork } from '../../http/client-address.ts';
import { createAttemptLimit } from '../../http/rate-limit.ts';
import { createFormHandler, type HandlerServices } from '../form-handler.ts';
import type { RawSubmission, RequestFacts } from '../form-service.ts';
import { limitRate, type Outcome, outcomes } from '../outcome.ts';
import { createSeedCommitment } from './commit-at-opening.ts';
import { refuseState } from './contest-outcomes.ts';
import { type EntryResult, parseEntry } from './parse-entry.ts';
import { toEntryBody } from './plain-form.ts';
import { rehearseEntry } from './rehearse-entry.ts';
import { fillEntry, findContestPage } from './result-page.ts';
import { createContestPlainForm } from './shown-form.ts';
import { storeEntry } from './store-entry.ts';

/** Dependencies of the handler. */
export type EntryServices = HandlerServices & {
  /** Address of a picture of public/pictures, without the origin; undefined when the build has none of this name. */
  findPictureAddress: (name: string) => string | undefined;
};

/**
 * Whether an outcome stays counted as a wrong PIN. So does a key that stood for another request: without a count, anyone
 * could try PINs under it for as long as they like, and a right one would not be spent.
 */
const isGuess = (outcome: Outcome | undefined): boolean =>
  outcome?.status === contestStatus.badPin || outcome === outcomes.keyReused;

/** POST /Contest/AddEntry (CE-01, NM-01). */
export function createEntryHandler(services: EntryServices, contests: Contests): ReturnType<typeof createFormHandler> {
  const { config, database, outbox, now } = services;
  const commitAtOpening = createSeedCommitment(database, now);
  const wrongPins = createAttemptLimit('wrong PIN', config.wrongPinsPerHour, 3600, database, now);

  /** The prize with its picture, whose address is that of the current build. */
  function addPicture(outcome: Outcome, contest: Contest): Outcome {
    const { prize } = outcome;
    const picture = prize && findPrizePicture(contest, prize.en);
    const address = picture && services.findPictureAddress(picture.name);
    if (!prize || !picture || !address) return outcome;
    return { ...outcome, prize: { ...prize, picture: { address, alt: picture.alt } } };
  }

  function judge(raw: RawSubmission, at = now()): EntryResult {
    const parsed = parseEntry(raw, contests);
    if (!('refusal' in parsed)) return parsed;
    // Checked before the fields: no one should correct an entry to a contest that is not open.
    const state = parsed.contest ? findContestState(parsed.contest, at) : 'open';
    return state === 'open' ? parsed : { refusal: refuseState(state) };
  }

  async function take(raw: RawSubmission, { requestId, clientKey }: RequestFacts): Promise<Outcome> {
    const at = now();
    const parsed = judge(raw, at);
    if ('refusal' in parsed) return parsed.refusal;
    await commitAtOpening(parsed.entry.contest);
    const request = { requestId, network: findNetwork(clientKey), now: at };
    if (!parsed.entry.contest.hasPin) return storeEntry(database, outbox, parsed.entry, request);
    // Counted before the check and refunded afterwards, so that parallel guesses count too.
    const attempt = await wrongPins(clientKey);
    if (attempt.wait > 0) return limitRate(attempt.wait);
    let outcome: Outcome | undefined;
    try {
      outcome = await storeEntry(database, outbox, parsed.entry, request);
      return addPicture(outcome, parsed.entry.contest);
    } finally {
      // Also refunded when the database fails, because the response revealed nothing about a PIN.
      if (!isGuess(outcome)) await attempt.giveBack();
    }
  }

  return createFormHandler(services, {
    failure: 'contest entry not stored',
    bodyLimit: 16 * 1024,
    findResultPage: (outcome, locale, form) =>
      findContestPage(outcome, locale, contests.get(form.get('ContestId') ?? '')?.hasPin ?? false),
    fillResult: fillEntry,
    plainForm: createContestPlainForm(contests),
    toFields: (form, known) => toEntryBody(form, known.at),
    take,
    rehearse(raw) {
      const parsed = judge(raw);
      return 'refusal' in parsed ? parsed : rehearseEntry(parsed.entry, { at: now(), addPicture });
    },
  });
}
