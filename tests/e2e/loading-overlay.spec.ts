import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { messages } from './messages.ts';
import {
  createAddress,
  fillForm,
  findParts,
  formTag,
  handlerPath,
  keepLightboxAway,
  openLightbox,
  visit,
} from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold } from './service.ts';
import { endAnimations, nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

const tag = 'vitrine-loading-overlay';
const overlayMessages = {
  en: { loading: 'One moment, please…', slow: /longer than expected.*Escape/ },
  fr: { loading: 'Un instant, s’il vous plaît…', slow: /plus long que prévu.*Échap/ },
} as const;

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

function findOverlay(page: Page) {
  const element = page.locator(tag);
  return { element, veil: element.locator('.veil'), status: element.getByRole('status') };
}

/** An embedder's page with an overlay, and elements that can request it. */
async function openPage(page: Page, lang = 'en-CA') {
  await elsewhere.open(page, `<${tag}></${tag}><button id="one">One</button><button id="two">Two</button>`, lang);
  await findOverlay(page).status.waitFor({ state: 'attached' });
  return findOverlay(page);
}

const tell = (page: Page, selector: string, verb: 'requested' | 'released') =>
  page
    .locator(selector)
    .evaluate(
      (element, type) =>
        element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, cancelable: true })),
      `vitrine-overlay-${verb}`,
    );
const activate = (page: Page, isActive = true) =>
  page.locator(tag).evaluate((element, force) => element.toggleAttribute('active', force), isActive);

/** From here on, only the test advances the clock, so that a slow machine does not look like a waiting visitor. */
const stopTime = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

/** Holds the newsletter handler's response until it is released. */
async function holdResponse(page: Page): Promise<() => void> {
  const { hold, release } = createHold();
  await breakService(page, handlerPath, hold);
  return release;
}

test('OV-01 removing the overlay’s active attribute frees the page in the same task', async ({ page }) => {
  const { element, veil } = await openPage(page);
  await activate(page);
  await expect(veil).toBeVisible();
  const isFree = await element.evaluate(async (node) => {
    node.removeAttribute('active');
    await Promise.resolve();
    return !node.shadowRoot?.querySelector(':popover-open') && !document.querySelector('[aria-busy]');
  });
  expect(isFree).toBe(true);
});

for (const locale of locales) {
  test.describe(`the loading overlay (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    const { loading, slow } = overlayMessages[locale];

    test('OV-01 covers the page without moving it while active is set, and announces that it loads', async ({
      page,
    }) => {
      await keepLightboxAway(page);
      await visit(page, `/${locale}/contact`, tag);
      const { veil, status } = findOverlay(page);
      const readPage = () =>
        page.evaluate(() => [
          document.documentElement.scrollHeight,
          ...[...document.querySelectorAll('body, body > *')].map((each) => each.getBoundingClientRect().toJSON()),
        ]);
      await expect(status).toHaveText('');
      await expect(veil).toBeHidden();
      const before = await readPage();
      await activate(page);
      await expect(veil).toBeVisible();
      await expect(status).toHaveText(loading);
      expect(await veil.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
      expect(await readPage()).toEqual(before);
      await activate(page, false);
      await expect(veil).toBeHidden();
      await expect(status).toHaveText('');
      await expect(page.locator('[aria-busy], [inert]')).toHaveCount(0);
      expect(await readPage()).toEqual(before);
    });

    sampledTest('OV-01 shows while the newsletter form is sent, and leaves the focus to the form’s result')(
      async ({ page }) => {
        await visit(page, `/${locale}/newsletter`, formTag);
        await visit(page, `/${locale}/newsletter`, tag);
        const form = page.locator(formTag);
        const { veil, status } = findOverlay(page);
        const letGo = await holdResponse(page);
        await fillForm(form, createAddress());
        await findParts(form).submit.click();
        await expect(veil).toHaveText(loading);
        await expect(veil).toBeVisible();
        // One of the two is announced.
        await expect(findParts(form).status).toHaveText(messages[locale].submitting);
        await expect(status).toHaveText('');
        await expect(findParts(form).submit).toBeFocused();
        letGo();
        await expect(form).toContainText(messages[locale].success);
        await expect(veil).toBeHidden();
        await expect(form.locator('.result h2')).toBeFocused();
      },
    );

    sampledTest('OV-01 NL-08 covers an open lightbox; Escape closes the overlay first, and a click closes neither')(
      async ({ page }) => {
        const lightbox = await openLightbox(page, `/${locale}/contact`);
        const { veil } = findOverlay(page);
        const letGo = await holdResponse(page);
        const address = createAddress();
        await fillForm(lightbox.element, address);
        await lightbox.submit.click();
        await expect(lightbox.status).toHaveText(messages[locale].submitting);
        await expect(veil).toBeVisible();
        expect(await veil.evaluate((element) => element.matches(':popover-open'))).toBe(true);
        await expect(page.locator('vitrine-newsletter-lightbox')).not.toHaveAttribute('aria-busy');
        await page.mouse.click(5, 5);
        await expect(lightbox.dialog).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(veil).toBeHidden();
        await expect(lightbox.dialog).toBeVisible();
        letGo();
        await expect(lightbox.dialog).toContainText(address);
        await page.keyboard.press('Escape');
        await expect(lightbox.dialog).toBeHidden();
      },
    );

    sampledTest('OV-01 announces after 5 seconds how to close it, and closes by itself after 20')(async ({ page }) => {
      await page.clock.install();
      const overlay = await openPage(page, `${locale}-CA`);
      await nextFrames(page, 10);
      await stopTime(page);
      await tell(page, '#one', 'requested');
      await page.clock.runFor(200);
      await expect(overlay.veil).toBeHidden();
      await page.clock.runFor(300);
      await expect(overlay.veil).toBeVisible();
      await expect(overlay.status).toHaveText(loading);
      await page.mouse.click(300, 300);
      await expect(overlay.veil).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(overlay.status).toHaveText(slow);
      await page.clock.runFor(14_000);
      await expect(overlay.veil).toBeVisible();
      await page.clock.runFor(1_500);
      await expect(overlay.veil).toBeHidden();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });

    sampledTest('OV-01 has no axe violations while it shows', { tag: '@full' })(async ({ page, watched }) => {
      watched.expectConsoleMessage(/style-src/);
      await keepLightboxAway(page);
      await visit(page, `/${locale}/contact`, tag);
      await activate(page);
      const { veil } = findOverlay(page);
      await expect(veil).toBeVisible();
      await endAnimations(veil);
      await expectNoFindings(page);
      // It goes by itself after twenty seconds.
      await expect(veil).toBeVisible();
    });
  });
}

test('OV-01 the overlay stays until every request of every element is released', async ({ page }) => {
  await page.clock.install();
  const { veil } = await openPage(page);
  await tell(page, '#one', 'requested');
  await tell(page, '#one', 'requested');
  await tell(page, '#two', 'requested');
  await expect(veil).toBeVisible();
  await tell(page, '#one', 'released');
  await tell(page, '#two', 'released');
  await page.clock.runFor(1_000);
  await expect(veil).toBeVisible();
  await tell(page, '#one', 'released');
  await expect(veil).toBeHidden();
});

test('OV-01 the overlay does not show for a request that is released at once', async ({ page }) => {
  await page.clock.install();
  const { veil } = await openPage(page);
  await page.evaluate(() => {
    document.addEventListener('vitrine-overlay-opened', () => Reflect.set(window, 'opened', true));
  });
  await stopTime(page);
  await tell(page, '#one', 'requested');
  await tell(page, '#one', 'released');
  await page.clock.runFor(2_000);
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toBeUndefined();
  await expect(veil).toBeHidden();
});

test('OV-01 the overlay closes when the element that requested it is removed, also from a shadow root', async ({
  page,
}) => {
  const { veil } = await openPage(page);
  await page.evaluate(() => {
    const host = document.createElement('div');
    const inside = document.createElement('p');
    host.attachShadow({ mode: 'open' }).append(inside);
    document.body.append(host);
    inside.dispatchEvent(new CustomEvent('vitrine-overlay-requested', { bubbles: true, composed: true }));
    Reflect.set(window, 'inside', inside);
  });
  await expect(veil).toBeVisible();
  await page.evaluate(() => (Reflect.get(window, 'inside') as Element).remove());
  await expect(veil).toBeHidden();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('OV-01 Escape closes the overlay and removes its active attribute, and it can be shown again', async ({
  page,
}) => {
  const { element, veil } = await openPage(page);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('vitrine-overlay-closed', (event) => resolve((event as CustomEvent).detail)),
      ),
  );
  await tell(page, '#one', 'requested');
  await activate(page);
  await expect(veil).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(veil).toBeHidden();
  expect(await heard).toEqual({ reason: 'escape' });
  await expect(element).not.toHaveAttribute('active');
  await activate(page);
  await expect(veil).toBeVisible();
});

test('OV-01 the overlay blocks clicks on the page, and after five seconds a click closes it', async ({ page }) => {
  await page.clock.install();
  const { veil } = await openPage(page);
  await page.evaluate(() => {
    document.querySelector('#two')?.addEventListener('click', () => Reflect.set(window, 'clicked', true));
  });
  const box = await page.locator('#two').boundingBox();
  const clickTwo = () => page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  const isClicked = () => page.evaluate(() => Reflect.get(window, 'clicked'));
  await nextFrames(page, 10);
  await stopTime(page);
  await activate(page);
  await page.clock.runFor(200);
  await expect(veil).toBeVisible();
  await clickTwo();
  await expect(veil).toBeVisible();
  await page.clock.runFor(5_200);
  await clickTwo();
  await expect(veil).toBeHidden();
  expect(await isClicked()).toBeUndefined();
  await clickTwo();
  expect(await isClicked()).toBe(true);
});

test('OV-01 an overlay removed while it shows leaves no aria-busy behind', async ({ page }) => {
  const { element, veil } = await openPage(page);
  await page.evaluate(() => document.body.append(document.createElement('aside')));
  await activate(page);
  await expect(veil).toBeVisible();
  await expect(page.locator('aside')).toHaveAttribute('aria-busy', 'true');
  await element.evaluate((each) => each.remove());
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('OV-01 only one of two overlays in a page shows for a request', async ({ page }) => {
  const { veil } = await openPage(page);
  await page.locator(tag).evaluate((element) => element.after(element.cloneNode()));
  await expect(page.locator(`${tag} .veil`)).toHaveCount(2);
  await nextFrames(page);
  await tell(page, '#one', 'requested');
  await expect(veil.locator('visible=true')).toHaveCount(1);
  await nextFrames(page, 10);
  await expect(veil.locator('visible=true')).toHaveCount(1);
});

test('OV-01 the overlay has no animation with reduced motion, and is opaque with forced colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  const { element, veil } = await openPage(page);
  await activate(page);
  await expect(veil).toBeVisible();
  expect(await element.evaluate((each) => each.shadowRoot?.getAnimations().length)).toBe(0);
  expect(await veil.evaluate((each) => getComputedStyle(each).backgroundColor)).not.toMatch(/\/|rgba/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(() => element.evaluate((each) => each.shadowRoot?.getAnimations().length)).toBeGreaterThan(0);
});
