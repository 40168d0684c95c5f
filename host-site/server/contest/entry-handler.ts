import { contestStatus } from '../../../widgets/shared/submissions/contest-answer.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';
import { findContestState } from '../../content/contest-state.ts';
import type { Contests } from '../../content/read-contests.ts';
import { createFormHandler, type HandlerServices } from '../handlers/form-handler.ts';
import { limitRate, type Outcome } from '../handlers/outcome.ts';
import { createAttemptLimit } from '../rate-limit.ts';
import { refuseState } from './contest-outcomes.ts';
import { parseEntry, type RawEntry } from './parse-entry.ts';
import { toEntryBody } from './plain-form.ts';
import { findContestPage } from './result-page.ts';
import { storeEntry } from './store-entry.ts';

/** POST /Contest/AddEntry (CE-01, NM-01). */
export function createEntryHandler(
  services: HandlerServices,
  contests: Contests,
): ReturnType<typeof createFormHandler> {
  const { config, database, outbox, now } = services;
  const wrongPins = createAttemptLimit('wrong PIN', config.wrongPinsPerHour, 3600, database);

  async function take(
    raw: RawEntry,
    { requestId, clientKey }: { requestId: string; clientKey: string },
  ): Promise<Outcome> {
    const parsed = parseEntry(raw, contests);
    const at = now();
    if ('refusal' in parsed) {
      // Whoever comes too early or too late is told so, and not to correct fields.
      const state = parsed.contest ? findContestState(parsed.contest, at) : 'open';
      return state === 'open' ? parsed.refusal : refuseState(state);
    }
    const request = { requestId, now: at };
    if (!parsed.entry.contest.hasPin) return storeEntry(database, outbox, parsed.entry, request);
    // Counted first and given back, so that guesses sent all at once are counted too.
    const seconds = await wrongPins.take(clientKey);
    if (seconds > 0) return limitRate(seconds);
    const outcome = await storeEntry(database, outbox, parsed.entry, request);
    if (outcome.status !== contestStatus.badPin) await wrongPins.giveBack(clientKey);
    return outcome;
  }

  return createFormHandler(services, {
    failure: 'contest entry not stored',
    bodyLimit: 16 * 1024,
    findResultPage: (outcome, locale, form) =>
      findContestPage(outcome, locale, contests.get(form.get('ContestId') ?? '')?.hasPin ?? false),
    takeJson: (fields, request) =>
      take(
        {
          fields,
          consent: request.header(requestHeaders.consent),
          idempotencyKey: request.header(requestHeaders.idempotencyKey),
          formAge: request.header(requestHeaders.formAge),
        },
        request,
      ),
    takeForm: (form, request) =>
      take(
        {
          fields: toEntryBody(form, request.known.at),
          consent: form.get('Consent') ?? undefined,
          idempotencyKey: undefined,
          formAge: undefined,
          knownConsent: request.known,
        },
        request,
      ),
  });
}
