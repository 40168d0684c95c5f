import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { emailOutbox } from '../../../../tests/server/support/email-outbox.ts';
import { createDeadDatabase, createHangingDatabase } from '../../../../tests/server/support/failing-database.ts';
import { startPageServer } from '../../../../tests/server/support/page-server.ts';
import { createFolder, writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  databaseKinds,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { checkDraw } from '../../../site/draws/check-draw.ts';
import { readContests } from '../../../sources/contests/read-contests.ts';
import { unescapeHtml } from '../../../sources/escape-html.ts';
import { parseContestCall, runContestCall } from '../../operators/contest-commands.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

const drawnAt = Date.parse('2026-12-14T09:00:00-05:00');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe.each(databaseKinds)('the public page of a contest’s draws, on %s', (kind) => {
  const { contestsDir, remove } = createContests(
    createContest({ id: 'later', opens: '2026-12-01T09:00:00-05:00' }),
    createContest({ id: 'on-time' }),
  );
  const site = createFolder();
  let location: TestDatabase;
  let server: RunningServer;
  let now = openInstant;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.origin + path, { headers });
  const read = async (path: string) => unescapeHtml(await (await get(path)).text());
  const run = async (call: object) => {
    const contests = readContests(contestsDir);
    const tools = { database: server.database, contests, now: () => now, outbox: emailOutbox, sendsEmail: true };
    let said = '';
    for await (const piece of runContestCall(tools, parseContestCall(call))) said += piece;
    return said;
  };
  const draw = (more: object) =>
    run({ command: 'draw', contest: 'fall', winners: 1, alternates: 2, isEarly: false, isAgain: false, ...more });
  const readDraws = async () =>
    [...(await read('/en/draws/fall')).matchAll(/data-draw="([^>]*)">/g)].map(([, json = '']) => JSON.parse(json));

  beforeAll(async () => {
    const page = '<h1>Draws</h1><div id="draws" class="draws"></div>';
    writeFiles(site.path, { 'en/draws.html': page, 'fr/draws.html': page, 'en/404.html': 'missing' });
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir, siteDir: site.path }), { now: () => now });
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    site.remove();
    remove();
  });

  it('shows the digest of the seed from the opening on, before there is an entry', async () => {
    const html = await read('/fr/draws/fall');
    expect(html).toContain('Automne');
    const [, digest] = /<code>([0-9a-f]{64})<\/code>/.exec(html) ?? [];
    expect(digest).toBeDefined();
    expect(await read('/en/draws/fall')).toContain(`<code>${digest}</code>`);
    expect(await read('/en/draws/later')).not.toMatch(/<code>/);
  });

  it('has it at the latest from the first entry on, without a request for the page', async () => {
    await postEntry(server.origin, createEntry({ ContestId: 'on-time' }));
    const rows = await server.database.query("select digest from draw_seeds where contest = 'on-time'");
    expect(rows).toHaveLength(1);
  });

  it('shows the seed after the draw, and a list from which anyone gets the same places', async () => {
    const [, committed = ''] = /<code>([0-9a-f]{64})<\/code>/.exec(await read('/en/draws/fall')) ?? [];
    const emails = ['ann@example.ca', 'Bo.b+x@gmail.com', 'cem@example.ca', 'dan@example.ca'];
    for (const Email of emails) await postEntry(server.origin, createEntry({ Email }));
    now = drawnAt;
    const said = await draw({});
    const [shown] = await readDraws();
    expect(sha256(shown.seed)).toBe(committed);
    expect(shown.commitment).toBe(committed);
    const list = await get(shown.list);
    expect(list.headers.get('content-type')).toContain('text/plain');
    const text = await list.text();
    expect(sha256(text)).toBe(shown.digest);
    expect(text.trim().split('\n')).toHaveLength(4);
    expect(text).not.toContain('@');
    const [, winner = ''] = /winner 1: (\S+) (\S+)/.exec(said) ?? [];
    const [, , email = ''] = /winner 1: (\S+) (\S+)/.exec(said) ?? [];
    expect(await checkDraw(shown, text, { reference: winner, email })).toEqual([
      { key: 'found', values: { position: shown.places[0], chances: 1, total: 4 } },
      { key: 'same' },
    ]);
    const html = await read('/en/draws/fall');
    expect(html).not.toContain(winner);
    expect(html).toContain('Draw 1, December 14, 2026');
    expect(html).not.toContain('{{');
    for (const address of emails) expect(html).not.toContain(address);
  });

  it('shows why another draw was made, in both languages, which the command asks for', async () => {
    await expect(draw({ isAgain: true })).rejects.toThrow('--reason');
    const reason = { en: 'The winner was not eligible', fr: 'La personne n’était pas admissible' };
    await draw({ isAgain: true, reason });
    expect(await read('/en/draws/fall')).toContain(reason.en);
    expect(await read('/fr/draws/fall')).toContain(reason.fr);
    const [first, second] = await readDraws();
    expect(second.number).toBe(2);
    expect(second.seed).not.toBe(first.seed);
    for (const email of ['ann@example.ca', 'a@gmail.com'])
      expect(() =>
        parseContestCall({
          command: 'draw',
          contest: 'fall',
          winners: 1,
          isEarly: false,
          isAgain: true,
          reason: { en: email, fr: email },
        }),
      ).toThrow('no email address');
  });

  it('sends a list of several parts as one', async () => {
    const [, second] = await readDraws();
    const { database } = server;
    await database.query(
      `insert into contest_draw_lists (draw_id, part, list)
       select draw_id, 2, substr(list, 91) from contest_draw_lists where draw_id = (select max(id) from contest_draws)`,
    );
    await database.query(
      'update contest_draw_lists set list = left(list, 90) where draw_id = (select max(id) from contest_draws) and part = 1',
    );
    const list = await get(second.list);
    expect(list.headers.get('content-type')).toContain('text/plain');
    expect(sha256(await list.text())).toBe(second.digest);
  });

  it('keeps its list when a person is erased', async () => {
    const [shown] = await readDraws();
    const before = await (await get(shown.list)).text();
    await server.database.query("delete from sealed_contest_entries where contest = 'fall'");
    expect(await (await get(shown.list)).text()).toBe(before);
  });

  it('is compressed, and has an ETag', async () => {
    const [shown] = await readDraws();
    for (const path of ['/en/draws/fall', shown.list]) {
      const response = await get(path, { 'Accept-Encoding': 'br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      const tag = response.headers.get('etag') ?? '';
      const again = await get(path, { 'Accept-Encoding': 'br', 'If-None-Match': tag });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('exists for contests that draw, and for draws of theirs', async () => {
    const [shown] = await readDraws();
    expect(await read('/en/draws')).toContain('href="/en/draws/fall"');
    expect((await get('/en/draws/unknown')).status).toBe(404);
    expect((await get('/en/draws/fall/999/entries.txt')).status).toBe(404);
    expect((await get(shown.list.replace('/fall/', '/daily/'))).status).toBe(404);
  });
});

it.each([
  ['is down', createDeadDatabase],
  ['does not respond', createHangingDatabase],
])('the page of a contest’s draws and their lists are the error page while the database %s', async (_, create) => {
  const { contestsDir, remove } = createContests(createContest({ id: 'fall' }));
  const site = createFolder();
  writeFiles(site.path, { 'en/draws.html': '<div id="draws"></div>', 'en/error.html': 'en error' });
  const config = { siteDir: site.path, contestsDir, databaseTimeLimit: 200 };
  const server = await startPageServer(config, { database: create(), now: () => openInstant });
  for (const path of ['/en/draws/fall', '/en/draws/fall/1/entries.txt']) {
    const response = await fetch(server.origin + path);
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5']);
    expect(await response.text()).toBe('en error');
  }
  expect((await fetch(`${server.origin}/en/draws`)).status).toBe(200);
  await server.close();
  site.remove();
  remove();
});
