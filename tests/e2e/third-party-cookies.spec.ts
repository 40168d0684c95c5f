import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { openCookieBrowser } from './cookie-browser.ts';
import { addressOf, readElements, tags, workWith } from './hostile-elements.ts';
import { messages } from './messages.ts';
import { createAddress, fillForm, findParts, formTag, lightboxTag } from './newsletter.ts';
import { locales } from './places.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// Browsers that block third-party cookies, or all cookies. The landing page is visited under another site's name, so
// that the kit and its handlers are third parties to it.

/**
 * `/frame?` followed by an address is a page that frames it; any other path responds with the cookies that it
 * received and sets one.
 */
const probe = createServer(({ headers, url = '' }, response) => {
  const [, address] = /^\/frame\?(.+)/.exec(url) ?? [];
  if (address) {
    response
      .setHeader('content-type', 'text/html')
      .end(
        `<!doctype html><title>Frame</title><iframe title="Page" src="${address}" width="1000" height="850"></iframe>`,
      );
    return;
  }
  response
    .setHeader('access-control-allow-origin', headers.origin ?? '*')
    .setHeader('access-control-allow-credentials', 'true')
    .setHeader('set-cookie', 'probe=1; SameSite=None; Secure')
    .end(headers.cookie ?? '');
});
const probePort = () => (probe.address() as AddressInfo).port;
test.beforeAll(() => new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => probe.close(resolve)));

const readThirdPartyCookie = (page: Page) =>
  page.evaluate(async (port) => {
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/`, { credentials: 'include' }).then((response) => response.text());
    await ask();
    return ask();
  }, probePort());

const elsewhere = (locale: 'en' | 'fr') => addressOf('plain', locale).replace(origins.landing, origins.elsewhere);

/** Collects the console messages of a page that the fixture does not watch. */
function watch(page: Page) {
  const watched = { consoleMessages: [] as string[], thirdPartyRequests: [] as string[] };
  page.on('console', (message) => watched.consoleMessages.push(message.text()));
  page.on('pageerror', ({ message }) => watched.consoleMessages.push(message));
  return watched;
}

const hasStorage = (view: Page | Frame) =>
  view.evaluate(() => {
    try {
      return Boolean(window.localStorage);
    } catch {
      return false;
    }
  });

/** Opens and closes the lightbox as a visitor, then reads whether the page remembers it. */
async function closeLightbox(view: Page | Frame): Promise<string | null> {
  const lightbox = view.locator(lightboxTag);
  await lightbox.evaluate((node) => node.setAttribute('open', ''));
  await lightbox.locator('button.close').click();
  await expect(lightbox.locator('dialog')).toBeHidden();
  return view.evaluate(() => {
    try {
      return localStorage.getItem('vitrine-newsletter');
    } catch {
      return null;
    }
  });
}

/** Whether an automatic lightbox opens, once the page has loaded. */
async function expectLightboxByItself(view: Page | Frame, isOpen: boolean): Promise<void> {
  await view.evaluate((tag) => {
    const element = document.createElement(tag);
    element.setAttribute('trigger', 'delay');
    element.setAttribute('delay', '0');
    document.querySelector(tag)?.replaceWith(element);
  }, lightboxTag);
  // Where no answer could be stored the banner asks again, and the lightbox waits for it.
  const banner = view.locator('vitrine-consent-banner').getByRole('region');
  if (isOpen) await banner.getByRole('button').last().click();
  else await expect(banner).toHaveCount(0);
  const dialog = view.locator(lightboxTag).locator('dialog');
  if (isOpen) await expect(dialog).toBeVisible();
  else {
    await nextFrames(view, 10);
    await expect(dialog).toBeHidden();
  }
}

async function workThrough(page: Page, view: Page | Frame, locale: 'en' | 'fr'): Promise<void> {
  const watched = watch(page);
  await readElements(view, tags);
  const form = view.locator(formTag);
  await fillForm(form, createAddress());
  await findParts(form).submit.click();
  await expect(form).toContainText(messages[locale].success);
  const used = ['vitrine-consent-banner', 'vitrine-store-search', 'vitrine-photo-wall'];
  for (const tag of isFullRun ? tags.filter((each) => each !== formTag) : used) {
    await test.step(tag, () => workWith(view, tag, locale, watched));
  }
  expect(watched.consoleMessages).toEqual([]);
}

test('a browser that blocks no cookies sends the cookie that the other tests expect to be missing', async ({
  launchOptions,
}) => {
  const { context, close } = await openCookieBrowser('none', launchOptions);
  const page = await context.newPage();
  await page.goto(elsewhere('fr'));
  expect(await readThirdPartyCookie(page)).toBe('probe=1');
  await close();
});

/** In the short run a page where cookies of third parties are blocked. */
const isTurn = (blocked: string, place: 'page' | 'frame') =>
  isFullRun || (blocked === 'third parties' && place === 'page');

for (const blocked of ['third parties', 'everyone'] as const) {
  for (const locale of isFullRun ? locales : (['fr'] as const)) {
    test.describe(`with cookies of ${blocked} blocked (${locale})`, () => {
      let browser: { context: BrowserContext; close: () => Promise<void> };
      test.beforeEach(async ({ launchOptions }) => {
        test.setTimeout(120_000);
        browser = await openCookieBrowser(blocked, launchOptions);
      });
      test.afterEach(() => browser.close());

      if (isTurn(blocked, 'page'))
        test('every element renders and works on a page of another site', { tag: '@full' }, async () => {
          const page = await browser.context.newPage();
          await page.goto(elsewhere(locale));
          expect(await readThirdPartyCookie(page)).toBe('');
          await workThrough(page, page, locale);
          expect(await browser.context.cookies()).toEqual([]);
          const isKept = await hasStorage(page);
          expect(isKept).toBe(blocked === 'third parties');
          expect((await closeLightbox(page)) !== null).toBe(isKept);
          await page.goto(elsewhere(locale));
          await expectLightboxByItself(page, !isKept);
        });

      if (isTurn(blocked, 'frame'))
        test('every element renders and works in a frame on another site', async () => {
          const page = await browser.context.newPage();
          const framing = `http://localhost:${probePort()}/frame?${addressOf('plain', locale)}`;
          await page.goto(framing);
          expect(await readThirdPartyCookie(page)).toBe('');
          const frame = page.frames()[1] as Frame;
          await workThrough(page, frame, locale);
          const isKept = await hasStorage(frame);
          expect((await closeLightbox(frame)) !== null).toBe(isKept);
          await page.goto(framing);
          await expectLightboxByItself(page.frames()[1] as Frame, !isKept);
        });
    });
  }
}
