import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, startServer } from '../../../host-site/server/start-server.ts';
import type { Contest } from '../../../host-site/sources/contests/contest-file.ts';
import { createConfig } from './test-config.ts';
import { createContests, openInstant } from './test-contests.ts';
import { createTestDatabase, type DatabaseKind, type TestDatabase } from './test-databases.ts';

/** A server with contests for the tests of a suite. */
export interface ContestSuite {
  /** Folder of its contests. */
  contestsDir: string;
  /** Once the tests run. */
  readonly location: TestDatabase;
  readonly server: RunningServer;
}

/** Starts a server for the suite that calls it, at an instant at which its contests are open, and ends it after the tests. */
export function serveContests(
  kind: DatabaseKind,
  others: readonly Contest[] = [],
  now: () => number = () => openInstant,
): ContestSuite {
  const { contestsDir, remove } = createContests(...others);
  let location: TestDatabase;
  let server: RunningServer;
  beforeAll(async () => {
    location = await createTestDatabase(kind);
    server = await startServer(createConfig({ ...location, contestsDir }), { now });
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    remove();
  });
  return {
    contestsDir,
    get location() {
      return location;
    },
    get server() {
      return server;
    },
  };
}
