import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { findLightbox, lightboxTag, readSuppression } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';

// Libraries that change pages without loading them, from npm, on pages that have a lightbox: what they do is no closing by a
// visitor, and a form that they show or answer is a task.

const { resolve } = createRequire(import.meta.url);
const libraries = {
  turbo: resolve('@hotwired/turbo/dist/turbo.es2017-esm.js'),
  htmx: resolve('htmx.org/dist/htmx.min.js'),
};

const lightbox = `<${lightboxTag} delay="3"></${lightboxTag}>`;
const write = (
  library: keyof typeof libraries,
  body: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<title>Neighbour</title><link rel="icon" href="data:,"><meta name="turbo-refresh-method" content="morph">
<script type="module" src="/library-${library}.js"></script>
<script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script></head><body>${body}</body></html>`;

const pages: Record<string, string> = {
  '/first': write('turbo', `<h1>First</h1><input aria-label="Size"><a href="/second">On</a>${lightbox}`),
  '/second': write('turbo', `<h1>Second</h1><a href="/third">On</a>${lightbox}`),
  '/third': write('turbo', `<h1>Third</h1>${lightbox}`),
  '/refreshed': write(
    'turbo',
    `<h1>Refreshed</h1><button data-open>Open</button><${lightboxTag} trigger="manual"></${lightboxTag}>`,
  ),
  '/parts': write(
    'htmx',
    `<form hx-get="/answer" hx-target="#place"><button>Show my balance</button></form><div id="place"></div>${lightbox}`,
  ),
  '/answer': '<p>Your balance: $25</p>',
};

const server = createServer(({ url = '' }, response) => {
  const [, library] = /^\/library-(turbo|htmx)\.js$/.exec(url) ?? [];
  response.setHeader('content-type', library ? 'text/javascript' : 'text/html');
  response.end(library ? readFileSync(libraries[library as keyof typeof libraries]) : pages[url.replace(/\?.*/, '')]);
});
test.beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
test.afterAll(() => new Promise((done) => server.close(done)));
test.beforeEach(({ page }) => page.clock.install());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await findLightbox(page).dialog.waitFor({ state: 'attached' });
}

/** Turbo's next page, with its lightbox. */
async function goOn(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'On', exact: true }).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.clock.runFor(50).then(() => page.locator('h1').textContent())).toBe(title);
  await findLightbox(page).dialog.waitFor({ state: 'attached' });
}

test('Turbo: a form begun on one page keeps that page quiet, the next has the lightbox, and leaving it is no closing', async ({
  page,
}) => {
  await open(page, '/first');
  const { dialog } = findLightbox(page);
  await page.getByLabel('Size').fill('9');
  await page.getByLabel('Size').blur();
  await page.clock.runFor(10_000);
  await expect(dialog).toBeHidden();
  await goOn(page, 'Second');
  await page.clock.runFor(6_000);
  await expect(dialog).toBeVisible();
  await goOn(page, 'Third');
  await page.clock.runFor(10_000);
  await expect(dialog).toBeHidden();
  await page.evaluate(() => history.back());
  await expect.poll(() => page.clock.runFor(50).then(() => page.locator('h1').textContent())).toBe('Second');
  await page.clock.runFor(10_000);
  expect(await readSuppression(page)).toEqual({ shownAt: expect.any(Number) });
});

test('htmx: an answer that a press in a form has asked for keeps the page quiet', async ({ page }) => {
  await open(page, '/parts');
  await page.getByRole('button', { name: 'Show my balance' }).click();
  await expect(page.getByText('Your balance: $25')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(findLightbox(page).dialog).toBeHidden();
});

test('Turbo: a refresh that morphs the page keeps an open lightbox, its text and the focus', async ({ page }) => {
  await open(page, '/refreshed');
  const { dialog, email } = findLightbox(page);
  await page.locator(lightboxTag).evaluate((element) => element.setAttribute('open', ''));
  await email.fill('half@exam');
  await page.evaluate(() => {
    addEventListener('turbo:render', (event) =>
      Reflect.set(window, 'method', (event as CustomEvent).detail.renderMethod),
    );
    (Reflect.get(window, 'Turbo') as { visit(address: string, options: object): void }).visit(location.href, {
      action: 'replace',
    });
  });
  await expect
    .poll(() => page.clock.runFor(50).then(() => page.evaluate(() => Reflect.get(window, 'method'))))
    .toBe('morph');
  await expect(dialog).toBeVisible();
  await expect(email).toHaveValue('half@exam');
  await expect(email).toBeFocused();
});
