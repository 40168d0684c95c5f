import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer } from '../../host-site/server/start-server.ts';
import { createBody, postSignUp } from './support/sign-up-request.ts';
import { readRows } from './support/stored-rows.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, type TestDatabase } from './support/test-databases.ts';
import { startUpstream } from './support/upstream.ts';

describe('output for operators', () => {
  let location: TestDatabase;
  beforeAll(async () => {
    location = await createTestDatabase('pglite');
  });
  afterAll(() => location.remove());

  it('has the id, kind and reason of an undeliverable submission in the log, but no email address', {
    tags: ['full'],
  }, async () => {
    const upstream = await startUpstream(() => ({ http: 200, body: '{"status":-20}' }));
    const lines: Record<string, unknown>[] = [];
    const config = createConfig({ ...location, logLevel: 'error' });
    const upstreamUrls = { ...config.delivery.upstreamUrls, newsletter: upstream.url };
    const delivery = { ...config.delivery, upstreamUrls, pollingInterval: 0.5 };
    const logDestination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const server = await startServer({ ...config, delivery }, { logDestination });
    await postSignUp(server.origin, createBody('refused@example.ca'));
    const [row] = await readRows(server.database, 'sealed_sign_ups', 'refused@example.ca');
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 40_000 });
    expect(lines).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'undeliverable',
        submission: 'newsletter',
        id: row?.id,
        reason: expect.stringMatching(/-20/),
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('refused@');
    await server.close();
    await upstream.close();
  });

  it('ends with code 0 and without an error message when the reader closes the pipe', { tags: ['full'] }, () => {
    const list = `"${process.execPath}" host-site/server/operators/commands/submissions.ts --help`;
    const script = `(sleep 2; exec ${list}) | true; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: location.dataDir },
    });
    expect([stdout, stderr]).toEqual(['0\n', '']);
  });
});
