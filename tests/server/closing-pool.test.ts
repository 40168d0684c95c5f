import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { createTestDatabase, databaseKinds } from './support/test-databases.ts';

/** The message with which PostgreSQL ends a connection: a fatal error 57P01. */
function createFarewell(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** A way to the database that PostgreSQL, or the network, may end at any moment. */
async function startRelay({ hostname, port }: URL) {
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    clients.add(client);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) socket.on('error', () => undefined);
    client.on('close', () => {
      clients.delete(client);
      database.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    port: (server.address() as AddressInfo).port,
    ways: {
      'ends each of them with an error': () => {
        for (const client of clients) client.end(createFarewell());
      },
      'is cut off': () => {
        for (const client of clients) client.resetAndDestroy();
      },
    },
  };
}

const kinds = databaseKinds.filter((kind) => kind === 'postgres');
const ways = ['ends each of them with an error', 'is cut off'] as const;
it.each(kinds.flatMap((kind) => ways.map((way) => [kind, way] as const)))(
  'a pool of connections to %s that is closed while the server %s closes without a report',
  async (kind, way) => {
    const location = await createTestDatabase(kind);
    const url = new URL(location.databaseUrl);
    const relay = await startRelay(url);
    url.host = `127.0.0.1:${relay.port}`;
    const reports: unknown[] = [];
    const database = await openDatabase({ ...location, databaseUrl: url.href }, (error) => void reports.push(error));
    await Promise.all(Array.from({ length: 3 }, () => database.query('select pg_sleep(0.01)')));
    const used = database.transaction((session) => session.query('select pg_sleep(30)'));
    const failure = expect(used).rejects.toThrow();
    await database.query('select 1');
    const closed = database.close();
    relay.ways[way]();
    await failure;
    await closed;
    expect(reports).toEqual([]);
    await location.remove();
  },
);
