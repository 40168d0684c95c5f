import { test as base, expect } from '../e2e/watched-page.ts';
import { createFakeGoogle, googleAddress, type ScriptMode, type ScriptRequest } from './fake-google.ts';
import { serveGooglePages } from './google-pages.ts';

interface Opening {
  path?: '/en' | '/fr';
  /** One of the pages' policies. */
  policy?: 'strict' | 'nonce' | 'blocked' | 'untrusted' | 'none';
  /** Parameters of a Google script tag in the page itself. */
  script?: string;
  /** How Google responds. */
  modes?: readonly ScriptMode[];
}

interface Fixtures {
  /** Opens a page that can load Google's maps; gives the requests for Google's script as they arrive. */
  open: (opening?: Opening) => Promise<ScriptRequest[]>;
}
interface WorkerFixtures {
  site: Awaited<ReturnType<typeof serveGooglePages>>;
  google: Awaited<ReturnType<typeof createFakeGoogle>>;
}

/** A watched page with our Google code, and a stand-in for Google. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const site = await serveGooglePages();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => use(await createFakeGoogle()),
    { scope: 'worker', timeout: 120_000 },
  ],
  open: async ({ page, site, google, watched }, use) => {
    await use(async ({ path = '/en', policy = 'strict', script = '', modes = ['success' as const] } = {}) => {
      const requests = await google.respond(page, modes, { loadsFurther: false });
      await page.goto(`${site.origin}${path}?${new URLSearchParams({ policy, script })}`, {
        // A Google script may never load.
        waitUntil: 'domcontentloaded',
      });
      await expect(page.locator('html')).toHaveAttribute('data-ready', '2');
      return requests;
    });
    watched.expectThirdParty(googleAddress);
  },
});

export { expect };
