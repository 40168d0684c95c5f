import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessage, postMessage } from '../../../../tests/server/support/contact-request.ts';
import { addPins, createEntry, createPinEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { readServiceResponse } from '../../../../tests/server/support/service-responses.ts';
import { createBody, postSignUp } from '../../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import { createTestDatabase, sampleDatabases } from '../../../../tests/server/support/test-databases.ts';
import { handlerPaths } from '../../../../widgets/shared/brand/endpoints.ts';
import { sandboxValues } from '../../../../widgets/shared/submissions/sandbox-values.ts';
import { personalTables } from '../../database/submission-columns.ts';
import { parsePrivacyCall, runPrivacyCall } from '../../operators/privacy-commands.ts';
import { parseSandboxCall, runSandboxCall } from '../../operators/sandbox-commands.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

const sandbox = { Sandbox: '1' };
const stranger = 'https://stranger.example';
const pinContest = createContest({
  id: 'movers',
  hasPin: true,
  skillQuestion: false,
  prizes: [
    {
      count: 5,
      value: 50,
      words: { en: 'Cards of {value}', fr: 'Des cartes de {value}' },
      one: { en: 'a card of {value}', fr: 'une carte de {value}' },
    },
  ],
});

describe.each(sampleDatabases('the sandbox'))('the sandbox on %s', (kind) => {
  let server: RunningServer;
  let stop: () => Promise<void>;
  let count = 0;
  const at = (local: string) => `${local}@example.${++count % 2 ? 'ca' : 'com'}`;
  const tried = () => readRows(server.database, 'sealed_sandbox_submissions');
  /** How many rows each table of submissions has besides the sandbox's. */
  const countReal = async () => {
    const real = personalTables.filter((table) => table !== 'sealed_sandbox_submissions');
    const counts = real.map(async (table) => (await readRows(server.database, table)).length);
    const [jobs] = await server.database.query('select count(*)::int as count from pgboss.job where data is not null');
    return [
      ...(await Promise.all(counts)),
      jobs?.count,
      (await server.database.query('select id from consents')).length,
    ];
  };
  const posts = {
    newsletter: (Email: string) => postSignUp(server.origin, createBody(Email), sandbox),
    message: (Email: string) => postMessage(server.origin, createMessage({ Email }), sandbox),
    contest: (Email: string) => postEntry(server.origin, createEntry({ Email }), sandbox),
    pin: (Email: string, pin = 'REAL22') =>
      postEntry(server.origin, createPinEntry(pin, { ContestId: 'movers', Email }), sandbox),
  };

  beforeAll(async () => {
    const location = await createTestDatabase(kind);
    const contests = createContests(pinContest);
    const config = createConfig({
      ...location,
      contestsDir: contests.contestsDir,
      sandboxOrigins: ['https://staging.winners.example'],
    });
    server = await startServer(config, { now: () => openInstant });
    stop = async () => {
      await server.close();
      await location.remove();
      contests.remove();
    };
  });
  afterAll(() => stop());

  it('answers each form as a first submission, and stores nothing among real rows', async () => {
    const before = await countReal();
    expect(await readServiceResponse(await posts.newsletter(at('jeanne')))).toMatchObject({
      http: 200,
      status: 0,
      message: 'OK',
      sandbox: true,
    });
    const message = await readServiceResponse(await posts.message(at('jeanne')));
    expect(message).toMatchObject({ http: 200, status: 0, reference: expect.stringMatching(/^\w{4}-\w{4}$/) });
    expect(await readServiceResponse(await posts.contest(at('jeanne')))).toMatchObject({ http: 200, status: 0 });
    expect(await readServiceResponse(await posts.pin(at('jeanne')))).toMatchObject({ status: 0, result: 'not-winner' });
    expect(await countReal()).toEqual(before);
    expect((await tried()).map(({ form, outcome }) => [form, outcome])).toEqual([
      ['newsletter', 'usual'],
      ['contact', 'usual'],
      ['contest', 'usual'],
      ['contest', 'usual'],
    ]);
  });

  it('judges fields, contests and answers as for a real submission, and stores none that it refuses', async () => {
    const before = (await tried()).length;
    const refused = [
      await postSignUp(server.origin, createBody('no-address'), sandbox),
      await postMessage(server.origin, createMessage({ Message: '' }), sandbox),
      await postEntry(server.origin, createEntry({ SkillAnswer: '4' }), sandbox),
      await postEntry(server.origin, createEntry({ ContestId: 'none' }), sandbox),
    ];
    const answers = await Promise.all(refused.map(readServiceResponse));
    expect(answers.map(({ http, status }) => [http, status])).toEqual([
      [422, -10],
      [422, -20],
      [422, -30],
      [404, -1],
    ]);
    expect((await tried()).length).toBe(before);
  });

  it.each([
    ['newsletter', 'already-subscribed', { http: 200, message: 'User already exists.' }],
    ['newsletter', 'to-confirm', { http: 200, message: 'to-confirm' }],
    ['contest', 'already-entered', { http: 200, status: 1 }],
    ['contest', 'not-open', { http: 409, status: -50, state: 'closed' }],
    ['pin', 'winner', { http: 200, result: 'winner', prize: { en: 'a card of $50' } }],
    ['pin', 'not-winner', { http: 200, result: 'not-winner' }],
    ['pin', 'bad-pin', { http: 422, status: -40 }],
    ['pin', 'already-entered', { http: 200, status: 1 }],
    ['newsletter', 'bad-email', { http: 422, status: -10 }],
    ['message', 'bad-email', { http: 422, status: -10 }],
    ['contest', 'bad-email', { http: 422, status: -10 }],
    ['message', 'rate-limit', { http: 429, status: -1 }],
    ['newsletter', 'server-error', { http: 500, status: -1 }],
  ] as const)('gives a %s form the outcome %s for the value in the table', async (form, outcome, answer) => {
    const response = await posts[form](at(sandboxValues[outcome].address));
    if (outcome === 'rate-limit') expect(response.headers.get('retry-after')).toBe('30');
    expect(await readServiceResponse(response)).toMatchObject({ ...answer, sandbox: true });
    expect((await tried()).at(-1)).toMatchObject({ outcome });
  });

  it('answers with HTML, and closes the connection without an answer, where the address asks for that', async () => {
    const html = await posts.newsletter(at('html'));
    expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
    await expect(posts.newsletter(at('offline'))).rejects.toThrow('fetch failed');
  });

  it('spends no PIN and tells nothing of a real one', async () => {
    await addPins(server.database, { WINS22: 'a card of $50', LOSES22: '' }, 'movers');
    const answers = await Promise.all(['WINS22', 'LOSES22', 'UNKNOWN2'].map((pin) => posts.pin(at('jeanne'), pin)));
    for (const answer of answers) expect(await readServiceResponse(answer)).toMatchObject({ result: 'not-winner' });
    expect(await server.database.query('select pin from contest_pins where entry_id is not null')).toEqual([]);
    const chosen = await posts.pin(at('jeanne'), 'TEST-WINNER');
    expect(await readServiceResponse(chosen)).toMatchObject({ result: 'winner' });
  });

  it('answers pages of any origin, which stay refused without the mark', async () => {
    const address = server.origin + handlerPaths.newsletter;
    const ask = (names: string) =>
      fetch(address, {
        method: 'OPTIONS',
        headers: {
          Origin: stranger,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': names,
        },
      });
    const preflight = await ask('content-type,domain,sandbox');
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(stranger);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Sandbox');
    expect((await ask('content-type,domain')).status).toBe(403);
    const post = (headers: Record<string, string>) =>
      postSignUp(server.origin, createBody(at('jeanne')), { Origin: stranger, ...headers });
    const answered = await post(sandbox);
    expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([200, stranger]);
    expect((await tried()).at(-1)).toMatchObject({ site: stranger });
    // A browser may keep the answer to the preflight for a real post.
    for (const headers of [{}, { Sandbox: '0' }]) expect((await post(headers)).status).toBe(403);
  });

  it('answers a form without JavaScript of our own page, and its page says first that nothing of it counts', async () => {
    const before = await countReal();
    const email = at('without.script');
    const fields = {
      domain: 'vitrine',
      Chain: '90',
      Email: email,
      Zip: 'H2X 1Y4',
      LanguagePreference: 'fr',
      Sandbox: '1',
    };
    const response = await fetch(server.origin + handlerPaths.newsletter, {
      method: 'POST',
      headers: { Origin: server.origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...fields, FirstName: '', LastName: '', Gender: '' }).toString(),
    });
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringMatching(/^<p role="note"><strong>Mode d’essai/),
    ]);
    expect(await countReal()).toEqual(before);
    expect((await tried()).at(-1)).toMatchObject({ email, outcome: 'usual' });
  });

  it('takes every form of a page in SANDBOX_ORIGINS for a trial', async () => {
    const before = await countReal();
    const Origin = 'https://staging.winners.example';
    const response = await postSignUp(server.origin, createBody(at('jeanne')), { Origin });
    expect(await readServiceResponse(response)).toMatchObject({ http: 200, sandbox: true });
    expect(await countReal()).toEqual(before);
  });

  it('lets operators list and empty what was tried, and a person be found and erased', async () => {
    const { database } = server;
    const read = async (pieces: AsyncIterable<string | Uint8Array>) => {
      let said = '';
      for await (const piece of pieces) said += piece;
      return said;
    };
    const run = (given: object) => read(runSandboxCall({ database }, parseSandboxCall(given)));
    const email = 'someone.who.tries@example.ca';
    await posts.message(email);
    const rows = JSON.parse(await run({ command: 'list', format: 'json' })) as Record<string, unknown>[];
    const fields = expect.objectContaining({ Message: 'Do you open on Sundays?' });
    const created_at_eastern = expect.stringMatching(/ E[SD]T$/);
    expect(rows.at(-1)).toMatchObject({ form: 'contact', outcome: 'usual', email, fields, created_at_eastern });
    expect(await run({ command: 'list', format: 'csv' })).toContain('""Message"":""Do you open on Sundays?""');
    const tools = { database, dataDir: '', outbox: undefined } as never;
    const find = () => read(runPrivacyCall(tools, parsePrivacyCall({ command: 'find', email })));
    expect(await find()).toContain('"sandbox"');
    expect(await run({ command: 'empty' })).toBe(`${rows.length} sandbox submissions deleted\n`);
    expect(await find()).not.toContain('"sandbox"');
  });

  it('keeps what was tried encrypted', async () => {
    await posts.message('sealed@example.ca');
    const [row] = await server.database.query('select email, fields from sealed_sandbox_submissions');
    expect(JSON.stringify(row)).not.toMatch(/sealed@|Sundays/);
  });

  it('closes the connection of a raw request that asks for it, after the request was counted', async () => {
    const { port, hostname } = new URL(server.origin);
    const body = JSON.stringify(createBody(at('offline')));
    const socket = createConnection(Number(port), hostname);
    socket.write(
      `POST ${handlerPaths.newsletter} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nSandbox: 1\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    let received = '';
    for await (const piece of socket) received += piece;
    expect(received).toBe('');
  });
});
