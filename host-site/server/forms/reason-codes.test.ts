import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessage, postMessage } from '../../../tests/server/support/contact-request.ts';
import { createEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { createBody, postSignUp } from '../../../tests/server/support/sign-up-request.ts';
import { createConfig } from '../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../tests/server/support/test-contests.ts';
import { createTestDatabase } from '../../../tests/server/support/test-databases.ts';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const sibling = 'https://www.winners.example';
const stranger = 'https://stranger.example';
const rehearsing = 'https://staging.example';

describe('reasons in the service’s JSON', () => {
  let server: RunningServer;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const location = await createTestDatabase('pglite');
    const contests = createContests(
      createContest({ id: 'over', closes: '2026-11-10T09:00:00-05:00' }),
      createContest({ id: 'later', opens: '2026-12-01T09:00:00-05:00' }),
    );
    server = await startServer(
      createConfig({ ...location, contestsDir: contests.contestsDir, sandboxOrigins: [rehearsing] }),
      {
        now: () => openInstant,
      },
    );
    stop = async () => {
      await server.close();
      await location.remove();
      contests.remove();
    };
  });
  afterAll(() => stop());

  it.each([
    ['rejected-fields', () => postSignUp(server.origin, createBody('no-address'))],
    ['rejected-fields', () => postMessage(server.origin, createMessage({ Message: '' }))],
    ['rejected-fields', () => postEntry(server.origin, createEntry({ SkillAnswer: '4' }))],
    ['malformed-request', () => postSignUp(server.origin, '{')],
    ['malformed-request', () => postMessage(server.origin, createMessage({ Chain: 'none' }))],
    ['origin-not-allowed', () => postMessage(server.origin, createMessage(), { Origin: stranger })],
    ['unknown-contest', () => postEntry(server.origin, createEntry({ ContestId: 'none' }))],
    ['contest-closed', () => postEntry(server.origin, createEntry({ ContestId: 'over' }))],
    ['contest-not-started', () => postEntry(server.origin, createEntry({ ContestId: 'later' }))],
    ['rate-limited', () => postSignUp(server.origin, createBody('a@example.ca'), { 'Form-Age': '1' })],
    ['unknown-contest', () => fetch(`${server.origin}${handlerPaths.contestDetails}?contest=none`)],
  ] as const)('a refusal says %s', async (code, send) => expect(await (await send()).json()).toMatchObject({ code }));

  it.each([
    ['true', 'of our own page', undefined],
    ['true', 'of an allowed origin', sibling],
    ['true,"sandbox":true', 'of an origin that is always in test mode', rehearsing],
    ['false', 'of any other origin', stranger],
    ['false', 'of a hidden origin', 'null'],
  ])(
    'the service says %s, for everyone to read, to a page %s that asks whether it may post',
    async (allowed, _, origin) => {
      const response = await fetch(server.origin + handlerPaths.origin, { headers: origin ? { Origin: origin } : {} });
      expect(await response.text()).toBe(`{"allowed":${allowed}}`);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );
});
