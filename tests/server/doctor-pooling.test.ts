import { chmodSync, existsSync } from 'node:fs';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { findPooling } from '../../host-site/server/database/pooling.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { startPooler } from '../deploy/cluster.ts';
import { createFolder } from './support/temporary-folder.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';

const canPool = databaseKinds.includes('postgres') && existsSync('/usr/sbin/pgbouncer') && process.getuid?.() === 0;

it.skipIf(!canPool)(
  'a server does not start behind a PgBouncer in transaction mode, and does behind one in session mode',
  { tags: ['full'] },
  async () => {
    const location = await createTestDatabase('postgres');
    const { port, pathname } = new URL(location.databaseUrl);
    const start = async (mode: string) => {
      const folder = createFolder();
      // PgBouncer runs as another user.
      chmodSync(folder.path, 0o755);
      const pooler = await startPooler(folder.path, Number(port), mode, pathname.slice(1));
      await vi.waitFor(
        async () => {
          const client = new pg.Client({ connectionString: pooler.url });
          await client.connect();
          await client.end();
        },
        { timeout: 10_000 },
      );
      const result = await startServer(createConfig({ ...location, databaseUrl: pooler.url })).then(
        async (server) => void (await server.close()),
        (error: Error) => error.message,
      );
      await pooler.stop();
      folder.remove();
      return result;
    };
    expect(await start('transaction')).toMatch(
      /The pooler shares connections between transactions.*pool_mode = session/,
    );
    expect(await start('session')).toBeUndefined();
    await location.remove();
  },
);

/** A pooler with connections that its clients get for each transaction, the last used first. */
function createPooler({ keepsStatements }: { keepsStatements: boolean }) {
  const free = [1, 2, 3].map((pid) => ({ pid, statements: new Set<string>() }));
  return () => {
    const known = new Set<string>();
    let held: (typeof free)[number] | undefined;
    return {
      async query({ name, text }: { name?: string; text: string }) {
        const connection = held ?? free.pop();
        if (!connection) throw new Error('no connection');
        if (name && !known.has(name)) connection.statements.add(name);
        if (name) known.add(name);
        const isLost = name && !connection.statements.has(name) && !keepsStatements;
        held = text === 'begin' ? connection : text === 'rollback' ? undefined : held;
        if (!held) free.push(connection);
        if (isLost) throw new Error('prepared statement does not exist');
        return { rows: [{ pid: connection.pid }] };
      },
    };
  };
}

it.each([
  [true, 'statements'],
  [false, 'transaction'],
])(
  'findPooling tells whether a pooler by transaction keeps prepared statements: %s',
  async (keepsStatements, expected) => {
    const connect = createPooler({ keepsStatements });
    expect(await findPooling(connect(), connect())).toBe(expected);
  },
);
