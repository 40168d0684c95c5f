import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { findBanner } from './consent.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// Scripts, frames and pictures that an embedder's page marks with a purpose.

const frame = '<iframe hidden title="A video" data-consent="analytics" data-src="/frame"></iframe>';
const body = `
<script>var order = [];</script>
<script type="text/plain" data-consent="analytics" data-src="/library.js"></script>
<script type="text/plain" data-consent="analytics" id="inline">order.push('inline ' + typeof library);</script>
<script type="text/plain" data-consent="analytics" data-type="module">order.push('module');</script>
<script type="text/plain" data-consent="advertising">order.push('advertising');</script>
<script type="text/plain" data-consent="unknown">order.push('unknown');</script>
${frame}<p data-consent-without="analytics">The video needs your consent.</p>
<img alt="" width="1" height="1" data-consent="advertising" data-src="/pixel.svg">`;

const server = createServer(({ url = '' }, response) => {
  if (url === '/library.js') {
    // Late, so that what follows it has to wait.
    const send = () => response.setHeader('content-type', 'text/javascript').end("order.push('library'); library = 1;");
    return void setTimeout(send, 300);
  }
  if (url === '/pixel.svg') {
    return void response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (url === '/frame') return void response.end('<!doctype html><title>Frame</title>A video');
  const purposes = url === '/by-purpose' ? ' purposes="analytics advertising"' : '';
  response.end(
    `<!doctype html><html lang="en"><title>Embedding</title><link rel="icon" href="data:,">` +
      `<body><vitrine-consent-banner${purposes}></vitrine-consent-banner><main>` +
      `<a href="/privacy" data-consent-preferences>Cookie preferences</a>${body}</main>` +
      `<script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script></html>`,
  );
});
test.use({ consent: 'undecided' });
test.beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

const visit = (page: Page, path: string) =>
  page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
const press = (page: Page, name: string) => findBanner(page).getByRole('button', { name, exact: true }).click();
/** What has run, in order; a module runs when it likes. */
const readOrder = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'order') as string[]).filter((name) => name !== 'module'));

test('TR-01 what is marked waits for an answer, and stays away after a refusal', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await findBanner(page).getByRole('region').waitFor();
  expect(await readOrder(page)).toEqual([]);
  await press(page, 'Refuse');
  await page.reload();
  await page.waitForFunction(() => customElements.get('vitrine-consent-banner'));
  await nextFrames(page, 10);
  expect(await readOrder(page)).toEqual([]);
  expect(asked.filter((path) => /library|frame|pixel/.test(path))).toEqual([]);
  await expect(page.getByText('The video needs your consent.')).toBeVisible();
});

test('TR-01 once accepted, marked scripts run in their order, frames and pictures load, and unknown purposes wait', async ({
  page,
}) => {
  await visit(page, '/');
  await press(page, 'Accept');
  await expect.poll(() => readOrder(page)).toEqual(['library', 'inline number', 'advertising']);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'order'))).toContain('module');
  await expect(page.frameLocator('iframe').getByText('A video')).toBeVisible();
  await expect(page.locator('img')).toHaveAttribute('src', '/pixel.svg');
  await expect(page.getByText('The video needs your consent.')).toBeHidden();
  await page.reload();
  await expect.poll(() => readOrder(page)).toEqual(['library', 'inline number', 'advertising']);
});

test('TR-01 what comes into the page later starts as well', async ({ page }) => {
  await visit(page, '/');
  await press(page, 'Accept');
  await expect.poll(() => readOrder(page)).toHaveLength(3);
  await page.evaluate(() => {
    const late = document.createElement('script');
    late.type = 'text/plain';
    late.dataset.consent = 'analytics';
    late.text = "order.push('late')";
    document.body.append(late);
  });
  await expect.poll(() => readOrder(page)).toContain('late');
});

test('TR-01 only what is of an allowed purpose starts, and withdrawing it loads the page again', async ({ page }) => {
  await visit(page, '/by-purpose');
  await press(page, 'Choose');
  await findBanner(page)
    .getByRole('checkbox', { name: /^Advertising/ })
    .check();
  await press(page, 'Save my choices');
  await expect.poll(() => readOrder(page)).toEqual(['advertising']);
  await expect(page.locator('img')).toHaveAttribute('src', '/pixel.svg');
  await expect(page.locator('iframe')).toBeHidden();
  await page.getByRole('link', { name: 'Cookie preferences' }).click();
  const reloaded = page.waitForEvent('load');
  await press(page, 'Refuse all');
  await reloaded;
  expect(await readOrder(page)).toEqual([]);
});
