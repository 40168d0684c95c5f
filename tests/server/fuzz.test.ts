import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { contestResponse } from '../../widgets/shared/submissions/contest.ts';
import { formResponse } from '../../widgets/shared/submissions/form-request.ts';
import { isReasonCode } from '../../widgets/shared/submissions/reason-codes.ts';
import { createMessage } from './support/contact-request.ts';
import { createEntry } from './support/contest-request.ts';
import { measureMemory } from './support/measure-memory.ts';
import { sendRaw } from './support/raw-request.ts';
import { createBody } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createContests, openInstant } from './support/test-contests.ts';
import { createTestDatabase, type TestDatabase } from './support/test-databases.ts';
import { createSite } from './support/test-site.ts';

const runs = Number(process.env.FUZZ_RUNS ?? 100);
/** Bytes that all requests of this file together may leave, with what the generators keep. */
const mostGrowth = 50_000_000;
vi.setConfig({ testTimeout: 30_000 + runs * 5 });

const site = createSite();
const contests = createContests();
let location: TestDatabase;
let server: RunningServer;
let memoryBefore = 0;

beforeAll(async () => {
  location = await createTestDatabase('pglite');
  const { contestsDir } = contests;
  server = await startServer(createConfig({ ...location, ...site, contestsDir }), { now: () => openInstant });
  memoryBefore = measureMemory();
});
afterAll(async () => {
  await server.close();
  await location.remove();
  site.remove();
  contests.remove();
});

const text = fc.string({ unit: 'binary', maxLength: 60 });
const hostile = fc.constantFrom(
  '\0',
  '\ud800',
  "' or 1=1; drop table sign_ups --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  '%00',
  '\u202e',
  'a'.repeat(5000),
  '1e999',
);
const value = fc.oneof(text, hostile, fc.jsonValue({ maxDepth: 2 }));
const fieldNames = [...Object.keys(createBody('')), 'Website', 'constructor', '__proto__'];
const body = fc.oneof(
  fc.json(),
  text,
  fc
    .dictionary(fc.constantFrom(...fieldNames), value)
    .map((changes) => JSON.stringify(createBody('fuzz@example.com', changes))),
  fc
    .dictionary(fc.constantFrom(...fieldNames, 'operation_id', 'domain', 'Consent'), fc.oneof(text, hostile), {
      maxKeys: 9,
    })
    .map((fields) =>
      Object.entries(fields)
        .map(([name, one]) => `${name}=${new URLSearchParams({ one }).toString().slice(4)}`)
        .join('&'),
    ),
);
const headerValue = fc.oneof(
  fc.string({ maxLength: 40 }).map((one) => one.replace(/[^\x20-\x7e]/g, '')),
  fc.constantFrom('register', 'winners', 'application/json', 'application/x-www-form-urlencoded', '1500', 'null'),
  fc.uuid(),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'operation_id',
    'domain',
    'content-type',
    'idempotency-key',
    'consent',
    'form-age',
    'proof-of-work',
    'origin',
    'referer',
    'accept-language',
    'accept',
    'range',
    'if-none-match',
    'x-forwarded-for',
    'accept-encoding',
  ),
  headerValue,
);

it(`${runs} hostile sign-ups get a status below 500, and the documented shape if the response is JSON`, async () => {
  const request = fc.record({ body, headers, isForm: fc.boolean(), isPlausible: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(request, async ({ body, headers, isForm, isPlausible }) => {
      const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const usual = {
        'content-type': type,
        operation_id: 'register',
        domain: 'vitrine',
        ...(isForm ? { origin: server.origin } : {}),
      };
      const response = await fetch(server.origin + handlerPaths.newsletter, {
        method: 'POST',
        redirect: 'manual',
        headers: isPlausible ? { ...headers, ...usual } : headers,
        body,
      });
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      if (response.headers.get('content-type')?.startsWith('application/json')) {
        const { code, ...body } = JSON.parse(text) as Record<string, unknown>;
        expect(body).toEqual({ status: expect.any(Number), message: expect.any(String) });
        // A refusal says why.
        expect(isReasonCode(code)).toBe(body.status !== 0);
      }
    }),
    { numRuns: runs },
  );
});

const messageNames = [...Object.keys(createMessage()), 'Category', 'Phone', 'LoyaltyNumber', 'Website', '__proto__'];
const message = fc.oneof(
  fc.json(),
  fc.dictionary(fc.constantFrom(...messageNames), value).map((changes) => JSON.stringify(createMessage(changes))),
  fc
    .dictionary(fc.constantFrom(...messageNames, 'ComplaintCategory', 'Consent'), fc.oneof(text, hostile))
    .map((changes) => new URLSearchParams({ ...(createMessage() as Record<string, string>), ...changes }).toString()),
);

it(`${runs} hostile contact messages get a status below 500, with the documented JSON or a redirect to a page`, async () => {
  await fc.assert(
    fc.asyncProperty(message, fc.boolean(), async (body, isForm) => {
      const response = await fetch(server.origin + handlerPaths.contact, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          origin: server.origin,
        },
        body,
      });
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      if (isForm)
        expect(response.headers.get('location')).toMatch(/^\/(en|fr)\/contact\/[a-z-]+(\?reference=[\w-]+)?$/);
      else expect(formResponse.safeParse(JSON.parse(text)).success).toBe(true);
    }),
    { numRuns: runs },
  );
});

const entryNames = [...Object.keys(createEntry()), 'Pin', 'TermsAccepted', 'ConsentText', 'Website', '__proto__'];
const entryValue = fc.oneof(
  value,
  fc.constantFrom('pins', 'daily', 'west', 'PIN22222', true),
  fc.object({ maxDepth: 1 }),
);
const entry = fc.oneof(
  fc.json(),
  fc.dictionary(fc.constantFrom(...entryNames), entryValue).map((changes) => JSON.stringify(createEntry(changes))),
  fc
    .dictionary(fc.constantFrom(...entryNames, 'Consent'), fc.oneof(text, hostile, fc.constantFrom('pins', 'on')))
    .map((changes) => new URLSearchParams({ ...(createEntry() as Record<string, string>), ...changes }).toString()),
);

it(`${runs} hostile contest entries get a status below 500, with the documented JSON or a redirect to a page`, async () => {
  await fc.assert(
    fc.asyncProperty(entry, fc.boolean(), async (body, isForm) => {
      const response = await fetch(server.origin + handlerPaths.contestEntry, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          origin: server.origin,
        },
        body,
      });
      expect(response.status).toBeLessThan(500);
      const text = await response.text();
      if (isForm) expect(response.headers.get('location')).toMatch(/^\/(en|fr)\/(contest|new-movers)\/[a-z-]+$/);
      else expect(contestResponse.safeParse(JSON.parse(text)).success).toBe(true);
    }),
    { numRuns: runs },
  );
});

it(`${runs} hostile URLs, methods and headers get a status below 500`, async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '\\',
      '%00',
      '%',
      '%ff',
      'en',
      'fr',
      'de',
      'contact',
      'widgets',
      'v1',
      'assets',
      '?',
      '#',
      '@',
      ':',
      'constructor',
      '__proto__',
    ),
    fc.string({ maxLength: 8 }).map((one) => one.replace(/[\s\0]/g, '')),
  );
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'PROPFIND', 'BREW');
  const request = fc.record({ method, pieces: fc.array(piece, { maxLength: 8 }), headers });
  await fc.assert(
    fc.asyncProperty(request, async ({ method, pieces, headers }) => {
      const lines = Object.entries(headers).map(([name, one]) => `${name}: ${one}\r\n`);
      const response = await sendRaw(
        server.origin,
        `${method} /${pieces.join('')} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join('')}\r\n`,
      );
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1] ?? 0);
      expect(status).toBeLessThan(500);
      expect(status).toBeGreaterThan(0);
    }),
    { numRuns: runs },
  );
});

it('memory grows by less than 50 MB over all hostile requests', () => {
  expect(measureMemory() - memoryBefore).toBeLessThan(mostGrowth);
});
