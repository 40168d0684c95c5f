import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Session } from '../../../host-site/server/database/database.ts';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import { postToService, refusal, type ServiceResponse } from './service-responses.ts';

/** A valid entry, as our widget sends it, from a person who has not entered yet. */
export function createEntry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    requestId: randomUUID(),
    ContestId: 'fall',
    Chain: 'HSE',
    LanguagePreference: 'en',
    Email: `jeanne.${randomUUID()}@example.ca`,
    Zip: 'H2X1Y4',
    SkillAnswer: '75',
    PrivacyAccepted: true,
    NewsletterOptIn: false,
    ...changes,
  };
}

/** The same with a PIN. */
export function createPinEntry(pin: string, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return createEntry({ ContestId: 'pins', Pin: pin, TermsAccepted: true, ...changes });
}

/** Posts an entry to the contest service. */
export const postEntry = (origin: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  postToService(origin + handlerPaths.contestEntry, body, headers);

/** The response to an entry that takes part in a draw. */
export const entered: ServiceResponse = {
  http: 200,
  status: 0,
  message: 'OK',
  reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
  draws: { en: expect.stringMatching(/^\/en\/draws\/\w+$/), fr: expect.stringMatching(/^\/fr\/draws\/\w+$/) },
};

/** The refusal of a wrong answer to the skill-testing question. */
export const wrongAnswer = refusal(422, -30, 'ERROR_BAD_PARAMETERS_GENERAL');

/** Inserts PINs as the operators' command does; an empty prize means none. */
export async function addPins(session: Session, pins: Record<string, string>, contest = 'pins'): Promise<void> {
  for (const [pin, prize] of Object.entries(pins)) {
    await session.query('insert into contest_pins (contest, pin, prize) values ($1, $2, $3)', [
      contest,
      pin,
      prize || null,
    ]);
  }
}
