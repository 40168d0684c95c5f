import type { ServerConfig } from '../../../host-site/server/config.ts';
import { type RunningServer, startServer } from '../../../host-site/server/start-server.ts';
import { createFormPages } from './built-forms.ts';
import { createConfig } from './test-config.ts';
import { createContests, openInstant } from './test-contests.ts';
import { createTestDatabase } from './test-databases.ts';

type Contests = Parameters<typeof createContests>;

/** A server on PGlite with the pages of all forms, while the contests are open. */
export async function startFormServer(
  changes: Partial<ServerConfig> = {},
  ...others: Contests
): Promise<{
  server: RunningServer;
  /** The folders of its pages and contests. */
  folders: Pick<ServerConfig, 'siteDir' | 'contestsDir'>;
  stop: () => Promise<void>;
}> {
  const contests = createContests(...others);
  const { contestsDir } = contests;
  const pages = await createFormPages(contestsDir);
  const folders = { siteDir: pages.siteDir, contestsDir };
  const location = await createTestDatabase('pglite');
  const server = await startServer(createConfig({ ...location, ...folders, ...changes }), { now: () => openInstant });
  return {
    server,
    folders,
    async stop() {
      await server.close();
      await location.remove();
      pages.remove();
      contests.remove();
    },
  };
}
