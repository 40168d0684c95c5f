import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '../../../host-site/server/app.ts';
import type { ServerConfig } from '../../../host-site/server/config.ts';
import type { Database } from '../../../host-site/server/database/database.ts';
import { createLogger } from '../../../host-site/server/http/logging.ts';
import { readContests } from '../../../host-site/sources/contests/read-contests.ts';
import { createDeadDatabase, idleOutbox } from './failing-database.ts';
import { createConfig } from './test-config.ts';

/** A running server of test pages. */
export interface PageServer {
  origin: string;
  close(): Promise<void>;
}

/** Serves the application over HTTP without a database; `lines` collects its log. */
export async function startPageServer(
  overrides: Partial<ServerConfig>,
  options: { database?: Database; lines?: string[]; isStopping?: () => boolean; now?: () => number } = {},
): Promise<PageServer> {
  const { database = createDeadDatabase(), lines = [], isStopping = () => false, now = Date.now } = options;
  const config = createConfig({ logLevel: 'trace', ...overrides });
  const logger = createLogger(config.logLevel, { write: (line) => void lines.push(line) });
  const app = createApp({
    config,
    database,
    outbox: idleOutbox,
    contests: readContests(config.contestsDir),
    logger,
    now,
    isStopping,
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
