import type { Logger } from 'pino';
import type { Contests } from '../sources/contests/read-contests.ts';
import type { ServerConfig } from './config.ts';
import type { Database } from './database/database.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { Redirects } from './http/redirects.ts';
import type { FileIndex } from './http/static-files/file-index.ts';
import type { Metrics } from './operators/monitoring/metrics.ts';

/** Dependencies of the application. */
export interface AppServices {
  config: ServerConfig;
  database: Database;
  outbox: Outbox;
  contests: Contests;
  logger: Logger;
  now: () => number;
  metrics?: Metrics | undefined;
  isStopping: () => boolean;
}

/** The files that the application serves, by their paths. */
export interface AppFiles {
  readSite: () => FileIndex;
  readWidgets: () => FileIndex;
  readReleases: () => FileIndex;
  readRedirects: () => Redirects;
}
