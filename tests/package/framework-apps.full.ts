import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '../e2e/messages.ts';
import { createAddress, fillForm, findParts, formTag } from '../e2e/newsletter.ts';
import { createHold } from '../e2e/service.ts';
import { nextFrames } from '../e2e/settled.ts';
import { listSignUps } from '../e2e/stored-sign-ups.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { appOrigins } from '../support/ports.ts';
import { makeFrameworkApp } from './make-framework-app.ts';
import { serveApp } from './serve-app.ts';
import { watchLeftovers } from './watch-leftovers.ts';

// Apps of demo/package in frameworks that npm fetches from its registry, built for production with the packed package,
// type-checked, and used. They take minutes, so they run in the full run only.

interface Sample {
  title: string;
  name: string;
  /** The built files, where the app has no server of its own. */
  files?: string;
  /** What the browser tells developers where the framework writes the markup of a page that it navigates to itself. */
  warning?: RegExp;
}

const templateStays = /^warning: Found declarative shadowrootmode attribute on a template/;

/** Pages are rendered on a server or while building, in both languages, with the form's markup in them. */
const rendered: readonly Sample[] = [
  { title: 'Next 16', name: 'next', warning: templateStays },
  { title: 'Nuxt 4', name: 'nuxt', warning: templateStays },
  { title: 'SvelteKit 3', name: 'sveltekit' },
  { title: 'Astro 7', name: 'astro', files: 'dist' },
];
/** The page is made in the browser. */
const client: readonly Sample[] = [
  { title: 'Angular 22', name: 'angular', files: 'dist' },
  { title: 'Solid', name: 'solid', files: 'dist' },
  { title: 'webpack 5', name: 'webpack', files: '.' },
  { title: 'Parcel 2', name: 'parcel', files: 'dist' },
];

/** Makes and serves an app for the tests of a group; returns its origin. */
function useApp({ name, files }: Sample): () => string {
  // One worker for all tests of a group, so that the app is made once.
  test.describe.configure({ mode: 'default' });
  let app: Awaited<ReturnType<typeof makeFrameworkApp>>;
  let served: { origin: string; stop: () => Promise<unknown> };
  test.beforeAll(async () => {
    test.setTimeout(900_000);
    app = await makeFrameworkApp(name);
    await app.build();
    const origin = appOrigins[Number(process.env.TEST_PARALLEL_INDEX)] ?? '';
    served = files ? await serveApp(join(app.folder, files)) : await app.start(origin);
  });
  test.afterAll(async () => {
    await served?.stop();
    await app?.remove();
  });
  return () => served.origin;
}

/** Signs up with the form as it stands; the app shows what it was told. */
async function signUp(page: Page, locale: 'en' | 'fr'): Promise<void> {
  const address = createAddress();
  const form = page.locator(formTag);
  await fillForm(form, address);
  await findParts(form).submit.click();
  await expect(form).toContainText(messages[locale].success);
  await expect(page.locator('main > output')).toHaveText('subscribed');
  expect(await listSignUps(address)).toMatchObject([{ brand: 'winners', language_preference: locale }]);
}

/** What is in `after` more often than in `before`. */
function listMore(before: readonly string[], after: readonly string[]): string[] {
  const known = [...before];
  return after.filter((each) => {
    const at = known.indexOf(each);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Runs `leave` and `come` until a second turn has left no more than the first. */
async function expectNoLeftovers(page: Page, leave: () => Promise<void>, come: () => Promise<void>): Promise<void> {
  const leftovers = await watchLeftovers(page);
  await page.reload();
  const form = page.locator(formTag);
  const turn = async () => {
    await expect(findParts(form).submit).toBeVisible();
    await leave();
    await expect(form).toHaveCount(0);
    await come();
    await expect(findParts(form).submit).toBeVisible();
  };
  await turn();
  // An observer of what is in sight starts a timer one frame later.
  await nextFrames(page, 3);
  const before = await leftovers.read();
  await leftovers.remember(formTag);
  await turn();
  await turn();
  // A framework has timers of its own, which may have ended since.
  const listLeft = async () => {
    const { listeners, timers, marks, nodes } = await leftovers.read();
    const more = [
      listMore(before.listeners, listeners),
      listMore(before.timers, timers),
      listMore(before.marks, marks),
    ];
    return [...more.flat(), ...nodes];
  };
  await expect.poll(listLeft).toEqual(before.nodes);
  await expect.poll(leftovers.readNodes, { timeout: 15_000 }).toEqual([]);
}

for (const sample of rendered) {
  test.describe(`an app in ${sample.title} with the npm package`, () => {
    const findOrigin = useApp(sample);

    for (const locale of ['en', 'fr'] as const) {
      test(`shows the form before scripts run, keeps the typed text and stores a sign-up (${locale})`, async ({
        page,
      }) => {
        const { hold, release } = createHold();
        await page.route(/\.m?js($|\?)/, hold);
        await page.goto(`${findOrigin()}/${locale}/`, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        const form = page.locator(formTag);
        const { email, submit } = findParts(form);
        await expect(submit).toHaveText(messages[locale].submit);
        await email.fill('kept@example.ca');
        const [element, field] = [await form.elementHandle(), await email.elementHandle()];
        release();
        await page.waitForFunction((tag) => Boolean(customElements.get(tag)), formTag);
        await expect(page.locator('vitrine-share-buttons').getByRole('link').first()).toBeVisible();
        await expect(email).toHaveValue('kept@example.ca');
        await signUp(page, locale);
        expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
        expect(await field?.evaluate((node) => node.getRootNode() !== document)).toBe(true);
      });
    }

    test('changes the locale without a reload, and leaves no listeners, timers or nodes after unmounting', async ({
      page,
      watched,
    }) => {
      if (sample.warning) watched.expectConsoleMessage(sample.warning);
      await page.goto(`${findOrigin()}/en/`);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.getByRole('link', { name: 'Français' }).click();
      await expect(findParts(page.locator(formTag)).submit).toHaveText(messages.fr.submit);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await signUp(page, 'fr');
      await expectNoLeftovers(
        page,
        () => page.getByRole('link', { name: 'À propos' }).click(),
        () => page.getByRole('link', { name: 'Infolettre' }).click(),
      );
    });
  });
}

for (const sample of client) {
  test.describe(`an app in ${sample.title} with the npm package`, () => {
    const findOrigin = useApp(sample);

    test('keeps the typed text when the locale changes, stores a sign-up, and leaves nothing after unmounting', async ({
      page,
    }) => {
      await page.goto(`${findOrigin()}/`);
      const { email, submit } = findParts(page.locator(formTag));
      await expect(submit).toHaveText(messages.en.submit);
      await email.fill('kept@example.ca');
      await page.getByRole('button', { name: 'Français' }).click();
      await expect(submit).toHaveText(messages.fr.submit);
      await expect(email).toHaveValue('kept@example.ca');
      await signUp(page, 'fr');
      await expectNoLeftovers(
        page,
        () => page.getByRole('button', { name: 'Hide the form' }).click(),
        () => page.getByRole('button', { name: 'Show the form' }).click(),
      );
    });
  });
}

test.describe('a site in Eleventy with WebC and the script tag', () => {
  const findOrigin = useApp({ title: 'Eleventy 3', name: 'webc', files: 'site' });

  test('keeps an element, a link and a box, which become widgets', async ({ page }) => {
    await page.goto(`${findOrigin()}/`);
    const form = page.locator(formTag);
    await fillForm(form, createAddress());
    await findParts(form).submit.click();
    await expect(form).toContainText(messages.en.success);
    await expect(page.locator('vitrine-gift-balance')).toContainText('solde');
    await expect(page.locator('vitrine-store-search').getByRole('combobox')).toBeVisible();
  });
});
