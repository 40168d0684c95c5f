import { resolve } from 'node:path';
import { readConfig } from '../../host-site/server/config.ts';
import { listPolicyReports } from '../../host-site/server/database/policy-reports.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { keepLightboxAway } from '../e2e/newsletter.ts';
import { test as base, expect } from '../e2e/watched-page.ts';
import { createConfig } from '../server/support/test-config.ts';
import { createTestDatabase } from '../server/support/test-databases.ts';
import { makersAddress } from './stand-ins.ts';

interface Site {
  origin: string;
  listReports: () => ReturnType<typeof listPolicyReports>;
}

/** The built site with these settings of measurement, as an operator writes them. */
async function startSite(variables: Record<string, string>) {
  const location = await createTestDatabase('pglite');
  const folders = { siteDir: resolve('dist/site'), widgetsDir: resolve('dist/widgets') };
  const server = await startServer(
    createConfig({ ...location, ...folders, tracking: readConfig(variables, '/').tracking }),
  );
  return {
    origin: server.origin,
    listReports: () => listPolicyReports(server.database, new Date(0)),
    async stop() {
      await server.close();
      await location.remove();
    },
  };
}

type StartSite = (variables: Record<string, string>) => Promise<Site>;

/** A test with sites of its own settings, for a visitor who has not answered. */
export const test = base.extend<{ prepared: undefined }, { start: StartSite }>({
  consent: 'undecided',
  prepared: [
    async ({ page, watched }, use, info) => {
      // Each worker starts a server for each set of settings.
      info.setTimeout(120_000);
      watched.expectThirdParty(makersAddress);
      await keepLightboxAway(page);
      await use(undefined);
    },
    { auto: true },
  ],
  start: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const sites = new Map<string, ReturnType<typeof startSite>>();
      await use((variables) => {
        const key = JSON.stringify(variables);
        const site = sites.get(key) ?? startSite(variables);
        sites.set(key, site);
        return site;
      });
      for (const site of sites.values()) await (await site).stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
