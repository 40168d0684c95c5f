import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../../tests/server/support/test-config.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/server/support/test-databases.ts';
import { sample } from '../../tests/support/samples.ts';
import { ConfigError } from './config-error.ts';
import { startServer } from './start-server.ts';

describe('the server', () => {
  let location: TestDatabase;
  beforeAll(async () => {
    location = await createTestDatabase('pglite');
  });
  afterAll(() => location.remove());
  const isLocked = () => existsSync(join(location.dataDir, 'pglite.lock'));

  it('closes its database and releases the folder lock when the operators’ socket cannot be removed', async () => {
    const server = await startServer(createConfig(location));
    const socket = join(location.dataDir, 'operators/socket');
    rmSync(socket);
    mkdirSync(socket);
    // Its address is written from the working directory where that is shorter.
    await expect(server.close()).rejects.toThrow('operators/socket');
    expect(isLocked()).toBe(false);
    await expect(server.database.query('select 1')).rejects.toThrow();
    rmSync(socket, { recursive: true });
  });

  it.each(
    sample(3, [
      ['HOST', { host: '300.1.1.1' }],
      ['HOST', { host: '192.0.2.1' }],
      ['METRICS_HOST', { metrics: { host: '300.1.1.1', port: 0 } }],
    ] as const),
  )('fails to start with an error that names %s when %j has no IP address of this machine', async (name, changes) => {
    const started = startServer(createConfig({ ...location, ...changes }));
    await expect(started).rejects.toThrow(new RegExp(`^${name}: expected an address of this machine, not [\\d.]+$`));
    await expect(started).rejects.toThrow(ConfigError);
    expect(isLocked()).toBe(false);
  });
});
