import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { createAddress, fillForm, findParts, formTag } from '../e2e/newsletter.ts';
import { appOrigins, origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';

// A page that shows what other people write, cleaned of scripts but with ids and names, as comments and product texts
// are (DOM clobbering). Its policy is strict, and trusts what a script of its own loads.

const widgets = `${origins.site}/widgets/v1/`;
const form = `<${formTag}></${formTag}>`;
const policy =
  "script-src 'nonce-own' 'strict-dynamic'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

let body = '';
/** What someone else's server was asked for. */
const asked: string[] = [];
const page = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy);
  response.end(`<!doctype html><html lang="en"><title>Theirs</title><link rel="icon" href="data:,"><body>${body}`);
});
const foreign = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('content-type', 'text/javascript').setHeader('access-control-allow-origin', '*');
  response.end('window.foreign = true;');
});
const findOrigin = () => appOrigins[test.info().parallelIndex] ?? '';
const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
const addressOfForeign = () => `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/place.js`;

test.beforeAll(() => Promise.all([listen(page, Number(new URL(findOrigin()).port)), listen(foreign, 0)]));
test.afterAll(() => Promise.all([page, foreign].map((each) => new Promise((resolve) => each.close(resolve)))));

async function open(browserPage: Page, markup: string): Promise<void> {
  asked.length = 0;
  body = markup;
  await browserPage.goto(findOrigin());
}

/** Expects that a visitor can sign up, and that nothing of someone else's has run. */
async function expectSignUp(browserPage: Page): Promise<void> {
  const widget = browserPage.locator(formTag).first();
  await expect(findParts(widget).submit).toBeVisible();
  const address = createAddress();
  await fillForm(widget, address);
  await findParts(widget).submit.click();
  await expect(widget.getByText(address)).toBeVisible();
  expect(await browserPage.evaluate(() => 'foreign' in window)).toBe(false);
  expect(asked.filter((path) => path.endsWith('vitrine.js'))).toEqual([]);
}

/** Markup of other people's, in front of everything. */
const hostile: Record<string, () => string> = {
  'an image named currentScript': () => `<img name="currentScript" src="${addressOfForeign()}" alt="">`,
  'a form and an image named scripts': () => '<form name="scripts"></form><img name="scripts" alt="">',
  'two images named body, head and documentElement': () =>
    ['body', 'head', 'documentElement'].map((name) => `<img name="${name}" alt="">`.repeat(2)).join(''),
  'an image named baseURI, activeElement and prerendering': () =>
    ['baseURI', 'activeElement', 'prerendering', 'readyState'].map((name) => `<img name="${name}" alt="">`).join(''),
  'an element with the id vitrine and a named version': () =>
    '<a id="vitrine"></a><a id="vitrine" name="version" href="x:1"></a>',
  'elements with the ids of queues': () =>
    '<a id="vitrinePlacements"></a><a id="vitrinePlacements" name="push"></a><div id="dataLayer"></div><a id="requestIdleCallback"></a>',
  'frames of someone else’s named vitrine, vitrinePlacements and dataLayer': () =>
    ['vitrine', 'vitrinePlacements', 'dataLayer']
      .map((name) => `<iframe name="${name}" src="${addressOfForeign()}"></iframe>`)
      .join(''),
};

for (const [what, markup] of sample(2, Object.entries(hostile))) {
  test.describe(`on a page with ${what}`, () => {
    test('vitrine.js starts the widgets, and nothing foreign runs', async ({ page }) => {
      await open(page, `${markup()}${form}<script nonce="own" type="module" src="${widgets}vitrine.js"></script>`);
      await expectSignUp(page);
    });

    test('vitrine.checked.js starts the widgets, and nothing foreign runs', async ({ page }) => {
      await open(
        page,
        `${markup()}${form}<script nonce="own" type="module" src="${widgets}vitrine.checked.js"></script>`,
      );
      await expectSignUp(page);
    });

    test('place.js places the widgets of a tag manager’s snippet, and nothing foreign runs', async ({ page }) => {
      const snippet = `if (!Array.isArray(window.vitrinePlacements)) window.vitrinePlacements = [];
        window.vitrinePlacements.push({ widget: 'newsletter-form' });`;
      await open(
        page,
        `${markup()}<script nonce="own">${snippet}</script><script nonce="own" async src="${widgets}place.js"></script>`,
      );
      await expectSignUp(page);
    });

    test('widgets.all.js sends what a visitor enters to its own server', async ({ page }) => {
      await open(page, `${markup()}${form}<script nonce="own" src="${widgets}widgets.all.js"></script>`);
      await expectSignUp(page);
    });
  });
}

test('place.js waits for placements where an element has the name of its queue', async ({ page }) => {
  await open(page, `<div id="vitrinePlacements"></div><script nonce="own" async src="${widgets}place.js"></script>`);
  await page.waitForFunction(() => Array.isArray(window.vitrinePlacements));
  await page.evaluate(() => window.vitrinePlacements?.push({ widget: 'newsletter-form' }));
  await expectSignUp(page);
});

test('NL-09 an accepted sign-up is in the data layer where an element has its name', async ({ page }) => {
  await open(
    page,
    `<div id="dataLayer"></div>${form}<script nonce="own" type="module" src="${widgets}vitrine.js"></script>`,
  );
  await expectSignUp(page);
  expect(await page.evaluate(() => window.dataLayer)).toMatchObject([{ event: 'formSubmission' }]);
});
