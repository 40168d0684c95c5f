import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { formatEastern } from '../../host-site/server/database/exports.ts';
import { migrations } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { fillMessage } from '../../host-site/server/forms/plain-forms/fill-message.ts';
import { parseExportQuery } from '../../host-site/server/operators/export-query.ts';
import { formatConsent } from '../../widgets/shared/submissions/consent.ts';
import newsletter from '../../widgets/shared/submissions/newsletter-consent.en.json' with { type: 'json' };
import { listSettingNames } from '../support/setting-names.ts';
import { createMessage, postMessage } from './support/contact-request.ts';
import { createEntry, createPinEntry, postEntry } from './support/contest-request.ts';
import { runSubmissions, startProcess } from './support/server-process.ts';
import { readServiceResponse } from './support/service-responses.ts';
import { apiHeaders, createBody, postSignUp, readResponse } from './support/sign-up-request.ts';
import { createFolder } from './support/temporary-folder.ts';
import { createTestDatabase, databaseKinds, sampleDatabases } from './support/test-databases.ts';

const lockPath = (location: { dataDir: string }) => join(location.dataDir, 'pglite.lock');

/** A sign-up of this many bytes whose headers the server has read, as it says before it asks for the body. */
async function beginSignUp(origin: string, bytes: number): Promise<ClientRequest> {
  const headers = { ...apiHeaders, 'content-length': bytes, expect: '100-continue' };
  const signUp = request(`${origin}/handlers/EmailProxy.ashx`, { method: 'POST', headers });
  signUp.flushHeaders();
  await once(signUp, 'continue');
  return signUp;
}

/** Waits until a server takes no more connections, which is how it begins to stop. */
const waitForClosing = (origin: string) =>
  vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 30_000 });

describe.each(sampleDatabases('a server that stops'))('server process on %s', (kind) => {
  it('completes a request in progress on SIGTERM, then exits with 0 and leaves no lock', async () => {
    const location = await createTestDatabase(kind);
    const server = await startProcess(location);
    const body = JSON.stringify(createBody('inflight@example.com'));
    const slow = await beginSignUp(server.origin, body.length);
    const responded = once(slow, 'response');
    slow.write(body.slice(0, 20));
    const ended = server.end('SIGTERM');
    await waitForClosing(server.origin);
    slow.end(body.slice(20));
    const [response] = await responded;
    let text = '';
    for await (const piece of response) text += piece;
    expect([response.statusCode, text]).toEqual([200, '{"status":0,"message":"OK"}']);
    await expect(fetch(server.origin)).rejects.toThrow();
    expect(await ended).toBe(0);
    expect(existsSync(lockPath(location))).toBe(false);
    const list = await runSubmissions(location, 'newsletter');
    expect(list.stdout).toContain('"inflight@example.com"');
    await location.remove();
  });
});

it('the server exits if another process uses its data folder, and takes over the lock of a dead process', {
  tags: ['full'],
}, async () => {
  const location = await createTestDatabase('pglite');
  const start = performance.now();
  const first = await startProcess(location);
  const started = performance.now();
  const second = await startProcess(location);
  expect(performance.now() - started).toBeLessThan(3 * (started - start));
  expect([second.origin, await second.end('SIGTERM')]).toEqual(['', 1]);
  expect(second.output()).toContain(`in use by process ${first.process.pid}`);
  await first.end('SIGKILL');
  const left = readFileSync(lockPath(location), 'utf8');
  const third = await startProcess(location);
  expect(third.origin).not.toBe('');
  expect(await third.end('SIGINT')).toBe(0);

  // A reused process id: that of this test, which is alive but holds no lock.
  writeFileSync(lockPath(location), left.replace(`"pid":${first.process.pid}`, `"pid":${process.pid}`));
  const fourth = await startProcess(location);
  expect(fourth.origin).not.toBe('');
  await fourth.end('SIGTERM');

  // Another machine's lock with a recent heartbeat.
  writeFileSync(lockPath(location), JSON.stringify({ pid: 1, startedAt: '1', host: 'elsewhere' }));
  const fifth = await startProcess(location);
  expect(fifth.output()).toContain('in use by process 1 on elsewhere');
  await location.remove();
});

it('the server exits with 1 on a second signal, without waiting for a request in progress', {
  tags: ['full'],
}, async () => {
  const location = await createTestDatabase('pglite');
  const server = await startProcess(location);
  const stuck = await beginSignUp(server.origin, 100);
  stuck.on('error', () => undefined).write('{');
  server.process.kill('SIGTERM');
  await waitForClosing(server.origin);
  // It would be 0 had it waited for what is under way.
  expect(await server.end('SIGINT')).toBe(1);
  await location.remove();
});

it('the server creates a missing data folder, with mode 700', { tags: ['full'] }, async () => {
  const folder = createFolder();
  const location = { dataDir: join(folder.path, 'new', 'data'), databaseUrl: '' };
  const server = await startProcess(location);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(statSync(location.dataDir).mode & 0o777).toBe(0o700);
  folder.remove();
});

it('the server exits with 1 and names each invalid setting', async () => {
  const location = await createTestDatabase('pglite');
  const server = await startProcess(location, { PORT: 'eighty', TRUST_PROXY: '99' });
  expect(await server.end('SIGTERM')).toBe(1);
  expect(server.output()).toMatch(/PORT: expected a whole number.*TRUST_PROXY: expected at most 10/);
  await location.remove();
});

it('the server exits with 1 when its port is in use, and leaves no lock', { tags: ['full'] }, async () => {
  const [location, other] = [await createTestDatabase('pglite'), await createTestDatabase('pglite')];
  const first = await startProcess(other);
  const second = await startProcess(location, { PORT: new URL(first.origin).port });
  expect([second.origin, await second.end('SIGTERM')]).toEqual(['', 1]);
  expect(second.output()).toContain('EADDRINUSE');
  expect(existsSync(lockPath(location))).toBe(false);
  await first.end('SIGTERM');
  await Promise.all([location.remove(), other.remove()]);
});

it('the server logs no personal data, not even from URLs and headers', { tags: ['full'] }, async () => {
  const location = await createTestDatabase('pglite');
  const server = await startProcess(location, { LOG_LEVEL: 'trace' });
  const planted = 'planted.person@example.com';
  await postSignUp(server.origin, createBody(planted, { Zip: 'K1A0B1' }), { Consent: `page=/${planted}` });
  await postSignUp(server.origin, createBody(`${planted}\0`));
  await postSignUp(server.origin, `{"Email":"${planted}"`);
  await postMessage(server.origin, createMessage({ Email: planted, Message: planted, FirstName: planted }));
  await postMessage(server.origin, createMessage({ Email: planted, Phone: planted }));
  const fall = { ContestId: 'fall-promotion', Email: planted, Zip: 'K1A0B1', NewsletterOptIn: true };
  await postEntry(server.origin, createEntry({ ...fall, LoyaltyNumber: '9876543210987654321' }));
  await postEntry(server.origin, createEntry({ ...fall, SkillAnswer: planted }));
  await postEntry(server.origin, createPinEntry('PLANTED2', { ContestId: 'new-movers', Email: planted }));
  await fetch(`${server.origin}/Contest/Details?contest=${planted}`);
  await fetch(`${server.origin}/en/contact?email=${planted}`);
  await fetch(`${server.origin}/${planted}/K1A0B1`, {
    headers: { 'User-Agent': planted, Referer: `http://x/${planted}` },
  });
  await server.end('SIGTERM');
  const lines = server.output().trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  expect(server.output()).not.toMatch(/planted|K1A|9876543210|127\.0\.0\.1(?!:)|"remoteAddress"/i);
  expect(server.output()).toMatch(
    /"requestId":"[\da-f-]{36}","method":"POST","path":"\/handlers\/EmailProxy.ashx","status":200,"ms":\d+/,
  );
  await location.remove();
});

it('the submissions command lists CSV or JSON, whether the server is running or not', { tags: ['full'] }, async () => {
  const location = await createTestDatabase('pglite');
  const server = await startProcess(location);
  const at = new Date().toISOString();
  const receipt = {
    id: 'newsletter',
    version: newsletter.consentVersion,
    language: 'en',
    page: '/en/newsletter',
    at,
  } as const;
  await postSignUp(server.origin, createBody('=cmd@example.com'), { Consent: formatConsent(receipt) });
  await postSignUp(server.origin, createBody('bot@example.com', { Website: '=HYPERLINK("http://x")' }));
  const socket = join(location.dataDir, 'operators', 'socket');
  expect([statSync(socket).mode & 0o777, statSync(join(location.dataDir, 'operators')).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  const running = await runSubmissions(location, 'newsletter', '--since', '2026-11-01', '--format', 'csv');
  expect(running.code).toBe(0);
  expect(running.stdout.startsWith('\uFEFF"id","created_at","created_at_eastern","email"')).toBe(true);
  expect(running.stdout).toContain(`,"'=cmd@example.com","M5V0A1",`);
  expect(running.stdout.endsWith('\r\n')).toBe(true);
  const quarantine = await runSubmissions(location, 'quarantine', '--format', 'json');
  expect(JSON.parse(quarantine.stdout)).toMatchObject([
    { email: 'bot@example.com', honeypot: '=HYPERLINK("http://x")' },
  ]);
  const message = createMessage({ Message: '=1+1\nplease', FirstName: '@Zoé' });
  const { reference } = await readServiceResponse(await postMessage(server.origin, message));
  await postMessage(server.origin, createMessage({ Website: 'x' }));
  const messages = await runSubmissions(location, 'contact', '--format', 'csv');
  expect(messages.stdout.split('\r\n')).toHaveLength(3);
  expect(messages.stdout).toContain(`"${reference}"`);
  expect(messages.stdout).toContain(`"'=1+1\nplease","'@Zoé"`);
  const kept = await runSubmissions(location, 'contact-quarantine', '--format', 'json');
  expect(JSON.parse(kept.stdout)).toMatchObject([{ email: 'jeanne@example.ca', honeypot: 'x' }]);
  const later = await runSubmissions(location, 'newsletter', '--since', '2999-01-01', '--format', 'json');
  expect(JSON.parse(later.stdout)).toEqual([]);
  const earlier = await runSubmissions(location, 'newsletter', '--until', '2026-11-01', '--format', 'json');
  expect(JSON.parse(earlier.stdout)).toEqual([]);
  const [signUp] = JSON.parse((await runSubmissions(location, 'newsletter', '--format', 'json')).stdout);
  expect(signUp.consent_wording).toBe(fillMessage(newsletter.consent, 'en').replaceAll(/<[^>]+>/g, ''));
  expect(signUp.created_at_eastern).toBe(formatEastern(new Date(signUp.created_at)));
  await server.end('SIGTERM');
  const stopped = await runSubmissions(location, 'newsletter', '--since', '2026-11-01', '--format', 'csv');
  expect(stopped).toEqual(running);
  await location.remove();
});

it('the submissions command names a missing or invalid argument', { tags: ['full'] }, async () => {
  const folder = createFolder();
  const location = { dataDir: folder.path, databaseUrl: '' };
  expect(await runSubmissions(location, '--help')).toMatchObject({ code: 0, stderr: '' });
  for (const [args, message] of [
    [[], 'kind: expected one of newsletter, quarantine, contact'],
    [['newsletter', '--colour', '2026-11-01'], '--colour'],
    [['newsletter'], 'no database in'],
  ] as const) {
    const result = await runSubmissions(location, ...args);
    expect([args, result.code, result.stdout]).toEqual([args, 1, '']);
    expect(result.stderr).toContain(message);
  }
  folder.remove();
  for (const [changes, message] of [
    [{ format: 'xls' }, 'format: expected one of csv'],
    [{ since: 'yesterday' }, 'since: expected a date'],
  ] as const) {
    const given = { kind: 'newsletter', format: 'csv', ...changes };
    expect(parseExportQuery(given)).toEqual({ problems: [expect.stringContaining(message)] });
  }
});

it.each(databaseKinds.filter((kind) => kind === 'postgres'))(
  'three servers that start together on one %s migrate it once, and store a sign-up once',
  { tags: ['full'] },
  async (kind) => {
    const location = await createTestDatabase(kind, 'empty');
    const servers = await Promise.all([1, 2, 3].map(() => startProcess(location)));
    expect(servers.map((server) => server.output().match(/Listening on/g)?.length)).toEqual([1, 1, 1]);
    expect(servers.filter((server) => server.output().includes('database migrated'))).toHaveLength(1);
    const email = 'everywhere@example.com';
    const responses = await Promise.all(
      Array.from({ length: 30 }, async (_, turn) =>
        readResponse(await postSignUp(servers[turn % 3]?.origin ?? '', createBody(email))),
      ),
    );
    expect(responses.filter((response) => response.message === 'OK')).toHaveLength(1);
    expect(responses.filter((response) => response.message === 'User already exists.')).toHaveLength(29);
    expect(await Promise.all(servers.map((server) => server.end('SIGTERM')))).toEqual([0, 0, 0]);
    const database = await openDatabase(location, () => undefined);
    const rows = await database.query<{ id: string }>('select id from applied_migrations order by id');
    expect(rows.map((row) => row.id)).toEqual(migrations.map((step) => step.id));
    await database.close();
    await location.remove();
  },
);

it('.env.example lists every setting that the server reads', () => {
  const example = readFileSync('.env.example', 'utf8');
  const names = listSettingNames().filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) expect(example).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
});
