import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createLogger, describeError } from '../../host-site/server/http/logging.ts';
import { startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createTestDatabase, sampleDatabases, type TestDatabase } from './support/test-databases.ts';

const secrets = /planted|4165550199|secretKey|processID|"detail"|"password"|"parameters"|postgres:\/\//i;

/** A database whose errors repeat the row's values, also in messages, formatted like lines of a stack. */
const repeatingTrigger = `
  create function repeat_row() returns trigger language plpgsql as $$
  begin
    if new.brand = 'marshalls' then
      raise exception E'refused planted %\\n    at planted (file:///%/planted.ts:1:1)\\n    at /planted/4165550199:1:1',
        new.email, new.postal_code using detail = new.email;
    end if;
    return new;
  end $$;
  create trigger repeat_row before insert on sealed_sign_ups for each row execute function repeat_row();
  alter table sealed_sign_ups add constraint no_planted check (brand <> 'vitrine');
`;

function withPassword(location: TestDatabase): TestDatabase {
  if (!location.databaseUrl) return location;
  const url = new URL(location.databaseUrl);
  url.password = 'planted-password';
  return { ...location, databaseUrl: url.href };
}

it.each(sampleDatabases('logs of a database that fails'))(
  'the server logs no secret and no personal data when %s fails',
  { tags: ['full'] },
  async (kind) => {
    const location = withPassword(await createTestDatabase(kind));
    const first = await startProcess(location);
    await first.end('SIGTERM');
    const { openDatabase } = await import('../../host-site/server/database/open-database.ts');
    const database = await openDatabase(location, () => undefined);
    await database.executeSql(repeatingTrigger);
    await database.close();
    const server = await startProcess(location, {
      LOG_LEVEL: 'trace',
      NEWSLETTER_UPSTREAM_URL: 'http://planted:planted-secret@127.0.0.1:1/planted',
    });
    const post = (email: string, domain = 'winners') =>
      postSignUp(server.origin, createBody(email, { Zip: 'K1A0B1' }), { domain });
    for (const domain of ['marshalls', 'vitrine']) {
      expect((await post('planted@example.com', domain)).status).toBe(503);
    }
    expect((await post('planted.good@example.com')).status).toBe(200);
    if (location.databaseUrl) {
      const operator = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
      await operator.connect();
      const name = new URL(location.databaseUrl).pathname.slice(1);
      for (let round = 0; round < 3; round += 1) {
        const posts = Array.from({ length: 20 }, (_, turn) => post(`planted${round}.${turn}@example.com`));
        await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
        await Promise.all(posts);
        await operator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
        await vi.waitFor(async () => expect((await post(`planted.again${round}@example.com`)).status).toBe(200));
      }
      await operator.end();
      await vi.waitFor(() => expect(server.output()).toContain('database connection lost'));
    }
    await server.end('SIGTERM');
    const lines = server.output().trim().split('\n');
    expect(lines.filter((line) => line.includes('sign-up not stored')).length).toBeGreaterThan(1);
    expect(lines.filter((line) => secrets.test(line) || line.length > 1500)).toEqual([]);
    await location.remove();
  },
);

it('the server logs no error message when it ends with an uncaught error or cannot connect to its database', {
  tags: ['full'],
}, async () => {
  const location = await createTestDatabase('pglite');
  const fault = "throw Object.assign(new Error('planted'), { detail: 'planted', client: { secretKey: 1 } })";
  for (const code of [`() => { ${fault} }`, `async () => { ${fault} }`]) {
    const preload = `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', ${code})`)}`;
    const server = await startProcess(location, { NODE_OPTIONS: preload });
    expect(await server.end('SIGUSR2')).toBe(1);
    expect(server.output()).toContain('"error":"Error"');
    expect(server.output()).not.toMatch(secrets);
  }
  const nowhere = { ...location, databaseUrl: 'postgres://planted:planted-password@127.0.0.1:1/planted' };
  const refused = await startProcess(nowhere);
  expect([refused.origin, await refused.end('SIGTERM')]).toEqual(['', 1]);
  expect(refused.output()).toContain('ECONNREFUSED');
  expect(refused.output()).not.toMatch(secrets);
  await location.remove();
});

it('the logger writes neither unknown properties of objects nor messages of errors', () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
  const client = { secretKey: 'planted', connectionParameters: { password: 'planted' } };
  const error = Object.assign(new Error('planted\n    at planted (/planted:1:1)'), {
    client,
    code: 'planted 4165550199',
  });
  // What node-postgres, and libraries that extend a message, pass to a listener.
  (logger.error as (...details: unknown[]) => void)(describeError(error), client);
  logger.error({ client, error, requestId: 'kept', ids: ['kept'] }, 'told');
  logger.error(error, 'told');
  error.message += ' (Queue: kept, Worker: kept)';
  logger.error(error);
  expect(lines.join('')).not.toMatch(/planted/);
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ requestId: 'kept', ids: ['kept'], msg: 'told' });
  for (const index of [0, 2, 3]) expect(lines[index]).toMatch(/"at":\["at [^"]*logs\.test/);
});
