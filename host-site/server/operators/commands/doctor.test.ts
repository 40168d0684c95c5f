import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDoctor } from '../../../../tests/server/support/server-process.ts';
import { createFolder } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/server/support/test-databases.ts';
import { createSite } from '../../../../tests/server/support/test-site.ts';
import { startUpstream } from '../../../../tests/server/support/upstream.ts';
import { listActions } from '../../database/operator-actions.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { databaseChecks } from '../doctor/database-checks.ts';
import { deploymentChecks } from '../doctor/deployment-checks.ts';
import type { DoctorJson } from '../doctor/format-reports.ts';

describe('the doctor’s command', () => {
  let location: TestDatabase;
  let server: RunningServer;
  const site = createSite();
  beforeAll(async () => {
    location = await createTestDatabase('pglite');
    server = await startServer(createConfig({ ...location, ...site }));
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    site.remove();
  });
  const run = (...args: string[]) => runDoctor(location, {}, ...args);

  it('prints what it finds as text in either language, ends with 0, and leaves no trace', async () => {
    const before = await listActions(server.database);
    const { code, stdout, stderr } = await run(server.origin, '--locale', 'fr');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('correct  settings: Les réglages sont utilisables.\n');
    expect(stdout).toContain('correct  keys: Les clés sont celles');
    expect(stdout).toMatch(/\n\d+ correct, \d+ à voir, 0 échec, \d+ omis\n$/);
    expect(await listActions(server.database)).toEqual(before);
  });

  it('speaks the terminal’s language where none is asked for', { tags: ['full'] }, async () => {
    const { stdout } = await runDoctor(location, { LC_ALL: 'fr_CA.UTF-8' }, server.origin);
    expect(stdout).toContain('correct  settings: Les réglages sont utilisables.\n');
  });

  it('prints JSON with each check once, in both languages', { tags: ['full'] }, async () => {
    const { code, stdout } = await run(server.origin, '--format', 'json');
    const found = JSON.parse(stdout) as DoctorJson;
    expect(code).toBe(0);
    expect(found).toMatchObject({ origin: server.origin, isPlanned: false, result: 'warning' });
    const ids = [
      'settings',
      'database',
      ...databaseChecks.map(({ id }) => id),
      ...deploymentChecks.map(({ id }) => id),
    ];
    expect(found.checks.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, result, message, remedy } of found.checks) {
      expect(message.fr, id).not.toBe(message.en);
      expect(remedy !== undefined, id).toBe(result === 'warning' || result === 'failed');
    }
    expect(Object.values(found.counts).reduce((sum, count) => sum + count)).toBe(ids.length);
  });

  it('examines a planned deployment without creating anything', { tags: ['full'] }, async () => {
    const folder = createFolder();
    const planned = { dataDir: join(folder.path, 'data'), databaseUrl: '' };
    const { code, stdout } = await runDoctor(planned, {}, 'https://nowhere.invalid', '--planned');
    expect(code).toBe(0);
    expect(stdout).toContain('skipped  answer: The server does not run yet.\n');
    expect(stdout).toContain('warning  tls: There is no TLS at https://nowhere.invalid (ENOTFOUND).\n');
    expect(existsSync(planned.dataDir)).toBe(false);
    folder.remove();
  });

  it('tells settings with which a server would not start', { tags: ['full'] }, async () => {
    const { code, stdout } = await runDoctor(location, { PORT: 'eighty' }, '--format', 'json');
    const { checks } = JSON.parse(stdout) as DoctorJson;
    expect(code).toBe(1);
    expect(checks).toEqual([expect.objectContaining({ id: 'settings', result: 'failed', code: 'ConfigError' })]);
    expect(checks[0]?.message.en).toContain('PORT: expected a whole number');
  });

  it('ends with 1 when something has failed, and calls the address for alerts when asked to', {
    tags: ['full'],
  }, async () => {
    const alerts = await startUpstream(() => ({ http: 200, body: '' }));
    const variables = { ALERT_WEBHOOK_URL: alerts.url };
    expect((await runDoctor(location, variables, 'http://nowhere.invalid')).code).toBe(1);
    expect(alerts.calls).toEqual([]);
    expect((await runDoctor(location, variables, 'http://nowhere.invalid', '--alert')).code).toBe(1);
    expect(alerts.calls.map(({ body }) => [body.type, body.data])).toEqual([['doctor.failed', { checks: 'answer' }]]);
    await alerts.close();
  });

  it.each([
    [['vitrine.example'], 'vitrine.example is not an http(s):// address'],
    [['https://a.example', 'https://b.example'], 'one address at a time'],
    [['--format', 'xml'], '--format: text or json'],
    [['--locale', 'de'], '--locale: en or fr'],
    [['--email', 'no one'], '--email: an address'],
  ])('rejects the arguments %j', { tags: ['full'] }, async (args, problem) => {
    const { code, stderr } = await run(...args);
    expect([code, stderr.split('\n')[0]]).toEqual([1, expect.stringContaining(problem)]);
  });
});
