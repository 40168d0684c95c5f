import { test as base, type Page } from '@playwright/test';
import { isFullRun } from '../support/samples.ts';
import { bundleFixture, type Renderer } from './bundle-fixture.ts';

const origin = 'http://element.test';

/**
 * All tests of a worker have one page, because a new one takes longer than most of them. Each loads a document of its
 * own; what outlives a document is taken away after it.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ locale: 'en-CA' });
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await use(tab);
    tab.removeAllListeners('console').removeAllListeners('pageerror');
    await tab.evaluate(() => localStorage.clear());
    await tab.unrouteAll();
  },
});
const bundles = new Map<string, Promise<string>>();

function bundleOnce(renderer: Renderer): Promise<string> {
  const bundle = bundles.get(renderer) ?? bundleFixture(renderer);
  bundles.set(renderer, bundle);
  return bundle;
}

/** Opens a page with `body`, in which `{script}` becomes the kit's script tag. */
export async function open(page: Page, renderer: Renderer, body: string, headers: Record<string, string> = {}) {
  const script = await bundleOnce(renderer);
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers,
      body: `<!doctype html><html lang="en"><title>Element</title>${body.replaceAll(
        '{script}',
        '<script type="module" src="/fixture.js"></script>',
      )}</html>`,
    });
  });
  await page.goto(`${origin}/page`);
}

/** The fixture's element. */
export const fixture = (page: Page) => page.locator('vitrine-fixture');

type Body = (fixtures: { page: Page }) => Promise<void>;

/** Prepares the tests of a `describe` on a renderer; returns its `test`, which skips what `npm test` leaves out. */
export function prepareTests(renderer: Renderer) {
  // One worker for all tests, so that the fixture is bundled once.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await bundleOnce(renderer);
  });
  return (title: string) =>
    isFullRun || renderer === 'preact'
      ? test.bind<undefined, [string], [Body], void>(undefined, title)
      : () => undefined;
}
