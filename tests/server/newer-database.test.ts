import { describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../host-site/server/start-server.ts';
import { runSubmissions, startProcess } from './support/server-process.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, sampleDatabases } from './support/test-databases.ts';

const message = 'The database is of a newer release: this one does not know 998-soon, 999-tomorrow.';

/** What a newer release does to the database at its start. */
const migrateFurther = ({ database }: RunningServer) =>
  database.query("insert into applied_migrations (id) values ('998-soon'), ('999-tomorrow')");

describe.each(sampleDatabases('a newer database'))('a database migrated by a newer release on %s', (kind) => {
  it('works with a running server, but is rejected by a server that starts and by commands', {
    tags: ['full'],
  }, async () => {
    const location = await createTestDatabase(kind, 'empty');
    const running = await startServer(createConfig(location));
    await migrateFurther(running);
    expect((await postSignUp(running.origin, createBody('during@example.ca'))).status).toBe(200);
    await running.close();
    const started = await startProcess(location);
    expect([started.origin, started.output()]).toEqual(['', expect.stringContaining(message)]);
    expect(await runSubmissions(location, 'newsletter')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(message),
    });
    await location.remove();
  });
});
