import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { storeConsentTexts } from '../../host-site/server/database/consent-texts.ts';
import type { Database } from '../../host-site/server/database/database.ts';
import { migrate } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { createDeadDatabase, createHangingDatabase } from './support/failing-database.ts';
import { startPageServer } from './support/page-server.ts';
import { createBody, postSignUp, readResponse } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';
import { createSite } from './support/test-site.ts';

const unavailable = { http: 503, status: -1, message: 'ERROR_BAD_API_RESULT' };

it.each<[string, Database]>([
  ['is unreachable', createDeadDatabase()],
  ['does not respond', createHangingDatabase()],
])(
  'API-03 sign-ups get status 503 with Retry-After, or the problem page, and no log line has an email address, when the database %s',
  async (_what, database) => {
    const lines: string[] = [];
    const server = await startPageServer({ databaseTimeLimit: 200 }, { database, lines });
    const response = await postSignUp(server.origin, createBody('someone@example.com'));
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await readResponse(response)).toEqual(unavailable);
    const form = await fetch(server.origin + handlerPaths.newsletter, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: server.origin },
      body: new URLSearchParams({
        ...Object.fromEntries(
          Object.entries(createBody('someone@example.com', { LanguagePreference: 'fr' })).map(([name, value]) => [
            name,
            String(value),
          ]),
        ),
        operation_id: 'register',
      }),
    });
    expect([form.status, form.headers.get('location')]).toEqual([303, '/fr/newsletter/problem']);
    expect(lines.filter((line) => line.includes('sign-up not stored'))).toHaveLength(2);
    // The visitor's address, and the one in the database's error.
    expect(lines.join('')).not.toMatch(/someone|jane\.doe/);
    await server.close();
  },
);

it('a request that throws gets status 500 with the error page in the language of Accept-Language', async () => {
  const site = createSite();
  const lines: string[] = [];
  const server = await startPageServer(site, {
    lines,
    isStopping: () => {
      throw new Error('planted.person@example.com');
    },
  });
  const response = await fetch(`${server.origin}/readyz`, { headers: { 'Accept-Language': 'fr' } });
  expect([response.status, (await response.text()).includes('fr/error')]).toEqual([500, true]);
  expect(lines.join('')).toContain('request failed');
  expect(lines.join('')).not.toContain('planted');
  await server.close();
  site.remove();
});

it('migrate rolls back a failed migration completely, and applies it once after it is fixed', async () => {
  const location = await createTestDatabase('pglite');
  const database = await openDatabase(location, () => undefined);
  const broken = { id: '900-broken', sql: 'create table first_half (id integer); create table ; select 1;' };
  await expect(migrate(database, [broken])).rejects.toThrow();
  expect(await database.query("select to_regclass('first_half') as found")).toEqual([{ found: null }]);
  const mended = { ...broken, sql: 'create table first_half (id integer)' };
  expect(await migrate(database, [mended])).toEqual(['900-broken']);
  expect(await migrate(database, [mended])).toEqual([]);
  await database.close();
  await location.remove();
});

it.each(databaseKinds.filter((kind) => kind === 'postgres'))(
  'the server responds 503 while it has no connection to %s, and works again when the database is back',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const server = await startServer(createConfig(location));
    const name = new URL(location.databaseUrl).pathname.slice(1);
    const operator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await operator.connect();
    await operator.query(`alter database ${name} with allow_connections false`);
    await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    expect(await readResponse(await postSignUp(server.origin, createBody('lost@example.com')))).toEqual(unavailable);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    await operator.query(`alter database ${name} with allow_connections true`);
    for (let round = 0; round < 5; round += 1) {
      const posts = Array.from({ length: 20 }, (_, turn) =>
        postSignUp(server.origin, createBody(`cut${round}.${turn}@example.com`)),
      );
      await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
      const statuses = (await Promise.all(posts)).map((response) => response.status);
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    }
    await vi.waitFor(async () =>
      expect((await postSignUp(server.origin, createBody('back@example.com'))).status).toBe(200),
    );
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    await operator.end();
    await server.close();
    await location.remove();
  },
);

it.each(databaseKinds)(
  'the database returns int8 as numbers and timestamps as Dates on %s, and rolls back failed transactions',
  async (kind) => {
    const location = await createTestDatabase(kind);
    const database = await openDatabase(location, () => undefined);
    const [row] = await database.query("select 5000000000::int8 as big, timestamptz '2026-11-01T00:00Z' as moment");
    expect(row).toEqual({ big: 5_000_000_000, moment: new Date('2026-11-01T00:00:00Z') });
    await database.executeSql('create table kept (id integer primary key); insert into kept values (1);');
    const failing = database.transaction(async (session) => {
      await session.query('insert into kept values (2)');
      await session.query('insert into kept values (1)');
    });
    await expect(failing).rejects.toThrow();
    await expect(database.executeSql('begin; insert into kept values (3); select 1/0; commit;')).rejects.toThrow();
    expect(await database.query('select id from kept')).toEqual([{ id: 1 }]);
    await database.close();
    await location.remove();
  },
);

it('storeConsentTexts keeps every wording, and returns texts whose wording changed within a version', async () => {
  const location = await createTestDatabase('pglite');
  const database = await openDatabase(location, () => undefined);
  await migrate(database);
  const text = { name: 'newsletter', version: '2026-01-01', language: 'en', wording: 'first' };
  expect(await storeConsentTexts(database, [text])).toEqual([]);
  expect(await storeConsentTexts(database, [text])).toEqual([]);
  const reworded = { ...text, wording: 'second' };
  expect(await storeConsentTexts(database, [reworded])).toEqual([reworded]);
  expect(await storeConsentTexts(database, [{ ...text, version: '2026-02-02' }])).toEqual([]);
  expect(await database.query('select wording from consent_texts order by id')).toEqual([
    { wording: 'first' },
    { wording: 'second' },
    { wording: 'first' },
  ]);
  await database.close();
  await location.remove();
});
