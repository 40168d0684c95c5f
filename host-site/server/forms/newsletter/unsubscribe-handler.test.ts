import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { runPrivacy } from '../../../../tests/server/support/server-process.ts';
import { createBody, postSignUp } from '../../../../tests/server/support/sign-up-request.ts';
import { readRows } from '../../../../tests/server/support/stored-rows.ts';
import { createFolder, writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  databaseKinds,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { accepted, type Call, startUpstream } from '../../../../tests/server/support/upstream.ts';
import { formatConsent } from '../../../../widgets/shared/submissions/consent.ts';
import { listProofs } from '../../database/erasure-proofs.ts';
import { listPersonalData } from '../../database/personal-data.ts';
import { defaultDelivery } from '../../delivery/outbox.ts';
import { type RunningServer, startServer } from '../../start-server.ts';

const siteOrigin = 'https://www.vitrine.example';
const receipt = { id: 'newsletter', version: '1999-01', language: 'en', page: '/en/newsletter' } as const;
const consent = { Consent: formatConsent({ ...receipt, at: '2026-11-20T14:03:00.000Z' }) };
const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
const formType = 'application/x-www-form-urlencoded';

/** The three pages in two languages, each with its name, the address and a link to the other language. */
const pages = Object.fromEntries(
  ['en', 'fr'].flatMap((locale) =>
    ['unsubscribe', 'unsubscribe/done', 'unsubscribe/wrong-link', 'error'].map((name) => [
      `${locale}/${name}.html`,
      `${locale} ${name} __ADDRESS__ <a href="/en/${name}" hreflang="en-CA">E</a><a href="/fr/${name}" hreflang="fr-CA">F</a>`,
    ]),
  ),
);

describe.each(databaseKinds)('the unsubscribe link, on %s', (kind) => {
  const { contestsDir, remove } = createContests();
  const site = createFolder();
  const lines: string[] = [];
  let location: TestDatabase;
  let server: RunningServer;
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  /** How the email service responds to an unsubscription. */
  let upstreamResponse = accepted;

  const start = (rateLimitPerMinute = 0) => {
    const upstreamUrls = { newsletter: upstream.url, contact: '', contest: '' };
    const delivery = { ...defaultDelivery, siteOrigin, upstreamUrls, pollingInterval: 0.5, retryDelay: 1 };
    const config = createConfig({
      ...location,
      delivery,
      contestsDir,
      rateLimitPerMinute,
      siteDir: site.path,
      logLevel: 'info',
    });
    return startServer(config, { now: () => openInstant, logDestination: { write: (line) => void lines.push(line) } });
  };

  beforeAll(async () => {
    writeFiles(site.path, pages);
    location = await createTestDatabase(kind);
    upstream = await startUpstream(({ headers }) =>
      headers.operation_id === 'unsubscribe' ? upstreamResponse : accepted,
    );
    server = await start();
  });
  afterAll(async () => {
    await server.close();
    await upstream.close();
    await location.remove();
    site.remove();
    remove();
  });

  const findCalls = (email: string, operation: string): Call[] =>
    upstream.calls.filter(({ headers, body }) => body.Email === email && headers.operation_id === operation);
  const waitForCalls = (email: string, operation: string, count: number) =>
    vi.waitFor(() => expect(findCalls(email, operation).length).toBeGreaterThanOrEqual(count), { timeout: 20_000 });
  /** Signs up and returns the path of the link that the email service has received. */
  const signUp = async (email: string, LanguagePreference = 'en') => {
    const before = findCalls(email, 'register').length;
    await postSignUp(server.origin, createBody(email, { LanguagePreference }), consent);
    await waitForCalls(email, 'register', before + 1);
    const { UnsubscribeUrl } = findCalls(email, 'register').at(-1)?.body ?? {};
    return String(UnsubscribeUrl).replace(siteOrigin, '');
  };
  const get = (path: string) => fetch(server.origin + path);
  const post = (path: string, body: BodyInit = oneClick, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, { method: 'POST', body, headers, redirect: 'manual' });
  const isSubscribed = async (email: string) =>
    (await listPersonalData(server.database, email)).some(({ list }) => list === 'newsletter');

  it('unsubscribes at the email service with retries under one idempotency key, then deletes the email address', async () => {
    const email = 'told@example.ca';
    const path = await signUp(email);
    upstreamResponse = { http: 500, body: '{}' };
    await Promise.all([post(path), post(path), post(path)]);
    await waitForCalls(email, 'unsubscribe', 1);
    expect(await listPersonalData(server.database, email)).toMatchObject([{ list: 'unsubscription' }]);
    upstreamResponse = accepted;
    await vi.waitFor(async () => expect(await listPersonalData(server.database, email)).toEqual([]), {
      timeout: 20_000,
    });
    const [first, ...others] = findCalls(email, 'unsubscribe');
    expect(first?.body).toEqual({ Chain: 90, Email: email });
    expect(first?.headers).toMatchObject({ operation_id: 'unsubscribe', domain: 'winners' });
    expect(new Set(others.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([first?.headers['idempotency-key']]),
    );
  });

  // What follows is the same on every database.
  if (!sampleDatabases('the link that unsubscribes').includes(kind)) return;

  it('is sent with the sign-up to the email service, in its language and without the email address', async () => {
    const path = await signUp('jeanne@example.ca', 'fr');
    expect(path).toMatch(/^\/fr\/unsubscribe\?token=[\w.-]{124}$/);
    expect(path).not.toMatch(/jeanne/i);
    expect(Buffer.from(path.split('.')[1] ?? '', 'base64url').toString()).not.toMatch(/jeanne/i);
    expect(await (await get(path)).text()).toContain('fr unsubscribe j•••@example.ca');
  });

  it('shows a page on GET that is not cached, sends no referrer, links to the other language and changes nothing', async () => {
    const path = await signUp('asked@example.ca');
    const response = await get(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(text).toContain(`href="${path.replace('/en/', '/fr/')}"`);
    expect(text).not.toContain('asked@');
    await fetch(server.origin + path, { method: 'HEAD' });
    // As someone may type it, without the token.
    for (const method of ['GET', 'HEAD'])
      expect([method, (await fetch(`${server.origin}/en/unsubscribe`, { method })).status]).toEqual([method, 200]);
    expect(await isSubscribed('asked@example.ca')).toBe(true);
  });

  it.each([
    ['plain', oneClick],
    ['multipart', new FormData()],
  ])('unsubscribes with one %s POST, also when repeated, and stores a proof', async (name, body) => {
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click');
    const email = `${name}@example.ca`;
    const path = await signUp(email);
    await signUp(`not.${email}`);
    const headers = { Origin: 'https://mail.example', Cookie: 'other=1' };
    const first = await post(path, body, headers);
    expect([first.status, first.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
    expect(await first.text()).toContain('en unsubscribe/done');
    expect(await isSubscribed(email)).toBe(false);
    expect(await isSubscribed(`not.${email}`)).toBe(true);
    expect((await post(path, body, headers)).status).toBe(200);
    expect(await (await get(path)).text()).toContain('en unsubscribe/done');
    const proofs = await listProofs(server.database, email);
    expect(proofs).toEqual([expect.objectContaining({ purpose: 'newsletter', withdrawn_at: expect.any(Date) })]);
  });

  it('still works after a new sign-up, which cancels an undelivered unsubscription at the email service', {
    tags: ['full'],
  }, async () => {
    const email = 'again@example.ca';
    const path = await signUp(email);
    upstreamResponse = { http: 500, body: '{}' };
    await post(path);
    await waitForCalls(email, 'unsubscribe', 1);
    await signUp(email);
    const { length } = findCalls(email, 'unsubscribe');
    upstreamResponse = accepted;
    const read = async () => (await listPersonalData(server.database, email)).map(({ list }) => list);
    await vi.waitFor(async () => expect(await read()).toEqual(['newsletter']), { timeout: 20_000 });
    expect(findCalls(email, 'unsubscribe')).toHaveLength(length);
    expect((await post(path)).status).toBe(200);
    expect(await isSubscribed(email)).toBe(false);
  });

  it('works after the email address was corrected, and removes the newsletter opt-in of a contest entry', {
    tags: ['full'],
  }, async () => {
    const path = await signUp('old@example.ca');
    // It is refused while the sign-up is being delivered.
    const args = ['correct', '--email', 'old@example.ca', '--to', 'new@example.ca'];
    await vi.waitFor(async () => expect((await runPrivacy(location, ...args)).code).toBe(0), { timeout: 20_000 });
    await postEntry(server.origin, createEntry({ Email: 'new@example.ca', NewsletterOptIn: true }));
    expect((await post(path)).status).toBe(200);
    expect(await isSubscribed('new@example.ca')).toBe(false);
    expect(await readRows(server.database, 'sealed_contest_entries', 'new@example.ca')).toMatchObject([
      { newsletter_opt_in: false },
    ]);
  });

  it('returns 400 when its token is missing, altered or mixed with that of another sign-up', async () => {
    const email = 'kept@example.ca';
    const path = await signUp(email);
    const other = await signUp('neighbour@example.ca');
    const [id, key] = path.split('.');
    const wrong = [
      `/en/unsubscribe?token=${randomUUID()}`,
      path.slice(0, -1),
      `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${other.split('.')[1]}.${path.split('.')[2]}`,
      `${id}.${key}.${other.split('.')[2]}`,
    ];
    for (const address of wrong) {
      for (const response of [await get(address), await post(address)]) {
        expect(response.status).toBe(400);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.text()).toContain('en unsubscribe/wrong-link');
      }
    }
    expect([(await get('/en/unsubscribe')).status, (await post('/en/unsubscribe')).status]).toEqual([200, 400]);
    expect(await isSubscribed(email)).toBe(true);
  });

  it.each([
    ['no body', undefined],
    ['an empty form', formType],
    ['text/plain', 'text/plain'],
    ['no type', ''],
    ['JSON', 'application/json'],
    ['more than a form', 'application/octet-stream'],
  ])('unsubscribes with a POST of %s, as some mail programs send it', async (kind, type) => {
    const email = `${kind.replaceAll(/\W/g, '-')}@example.ca`;
    const path = await signUp(email);
    const bodies: Record<string, string> = { 'an empty form': '', 'more than a form': 'x'.repeat(100_000) };
    const body = kind === 'no body' ? undefined : Buffer.from(bodies[kind] ?? String(oneClick));
    const init = { method: 'POST', headers: type ? { 'Content-Type': type } : {}, ...(body && { body }) };
    const response = await fetch(server.origin + path, init);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('en unsubscribe/done');
    expect(await isSubscribed(email)).toBe(false);
  });

  it('is rate limited when repeated or wrong, but not for many different links of one client', {
    tags: ['full'],
  }, async () => {
    const paths = [];
    for (let number = 0; number < 4; number += 1) paths.push(await signUp(`customer${number}@example.ca`));
    await server.close();
    server = await start(2);
    for (const path of paths) expect((await post(path)).status).toBe(200);
    const [first = ''] = paths;
    expect((await post(first)).status).toBe(200);
    const busy = await post(first);
    expect([busy.status, Number(busy.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(busy.headers.get('referrer-policy')).toBe('no-referrer');
    const wrong = [];
    for (let count = 0; count < 3; count += 1) wrong.push((await get('/en/unsubscribe?token=guess')).status);
    expect(wrong).toEqual([400, 400, 429]);
  });

  it('is logged without its token and without email addresses', () => {
    const log = lines.join('');
    expect(log).toContain('"path":"/en/unsubscribe"');
    expect(log).toContain('unsubscribed by link');
    expect(log).not.toMatch(/example\.ca|token=|[\w-]{43}/);
  });
});
