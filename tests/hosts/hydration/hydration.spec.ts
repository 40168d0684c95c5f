import { createServer, type ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString as renderReact, renderToPipeableStream } from 'react-dom/server';
import { renderToString as renderVue } from 'vue/server-renderer';
import { createAddress, fillForm, findParts, formTag, keepLightboxAway } from '../../e2e/newsletter.ts';
import { expect, test } from '../../e2e/watched-page.ts';
import { appOrigins, origins } from '../../support/ports.ts';
import { bundlePage } from './bundle-page.ts';
import { boxes } from './host-page.ts';
import { ReactPage } from './react-page.ts';
import { createVuePage } from './vue-page.ts';

// Pages that React and Vue render on a server and take over in the browser, with links and boxes in them. Both compare
// the nodes with those that they would make: one too many, and they throw away what a visitor has typed.

test.describe.configure({ mode: 'default' });

const { site } = origins;
const frameworks = {
  React: { file: 'react-page.ts', render: async () => renderReact(createElement(ReactPage, { site })) },
  Vue: { file: 'vue-page.ts', render: () => renderVue(createVuePage({ site })) },
} as const;
type Framework = keyof typeof frameworks;
const names = Object.keys(frameworks) as Framework[];

// `async`: a module that is not waits for the end of a page that is streamed.
const head = (framework: Framework, attributes = '') =>
  `<!doctype html><html lang="en"><head><title>Host</title><link rel="icon" href="data:,">` +
  `<script async type="module" src="${site}/widgets/v1/vitrine.js"></script>` +
  `<script async type="module" src="/${framework}.js"></script></head><body data-site="${site}"${attributes}><div id="app">`;

const origin = appOrigins[Number(process.env.TEST_PARALLEL_INDEX)] ?? '';
const scripts = new Map<string, string>();
let finishStream = (): void => undefined;

/** Sends the page at once, except for its last part. */
function streamPage(response: ServerResponse): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  finishStream = resolve;
  response.write(head('React', ' data-streamed'));
  const { pipe } = renderToPipeableStream(createElement(ReactPage, { site, ready: promise }), {
    onShellReady: () =>
      pipe(new PassThrough().on('data', (part) => response.write(part)).on('end', () => response.end('</div>'))),
  });
}

const server = createServer(async ({ url = '' }, response) => {
  const script = scripts.get(url);
  response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
  if (script) response.end(script);
  else if (url === '/streamed') streamPage(response);
  else {
    const name = names.find((each) => url === `/${each}`) ?? 'React';
    response.end(`${head(name)}${await frameworks[name].render()}</div>`);
  }
});

test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const name of names)
    scripts.set(`/${name}.js`, await bundlePage(`tests/hosts/hydration/${frameworks[name].file}`));
  await new Promise<void>((ready) => server.listen(Number(new URL(origin).port), '127.0.0.1', ready));
});
test.afterAll(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
});
test.beforeEach(async ({ page, watched }) => {
  watched.expectComplaint(/React DevTools|development build of Vue/);
  await keepLightboxAway(page);
});

const submitOf = (page: Page) => findParts(page.locator(formTag)).submit;

/** Waits until the link and all boxes are widgets, and types into the host's own field. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(`${origin}${address}`, { waitUntil: 'commit' });
  await expect(submitOf(page)).toBeVisible();
  for (const name of Object.values(boxes))
    await expect(page.locator(`vitrine-${name} .root > *`).first()).toBeAttached();
  await expect(page.locator('vitrine-newsletter-lightbox')).toBeAttached();
  const own = page.locator('[name=own]');
  await own.fill('typed early');
  await own.evaluate((node) => Reflect.set(window, 'own', node));
}

async function expectSoundPage(page: Page): Promise<void> {
  const own = page.locator('[name=own]');
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByText(/after\s*1/)).toBeVisible();
  await expect(own).toHaveValue('typed early');
  expect(await own.evaluate((node) => node === Reflect.get(window, 'own'))).toBe(true);
  for (const tag of [formTag, `vitrine-${boxes.inDiv}`, `vitrine-${boxes.inItem}`])
    await expect(page.locator(tag), tag).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Our newsletter' })).toBeHidden();

  await page.getByRole('link', { name: 'In a window' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await fillForm(page.locator(formTag), createAddress());
  await submitOf(page).click();
  await expect(page.locator(formTag).locator('[part=result]')).toBeVisible();

  // The framework takes the link and the box out, and their widgets leave with them.
  await page.getByRole('button', { name: 'Count 1' }).click();
  await expect(page.getByRole('button', { name: 'Count 2' })).toBeVisible();
  await expect(page.locator(formTag)).toHaveCount(0);
  await expect(page.locator('#box')).toHaveCount(0);
}

for (const name of names)
  test(`${name} takes over a page with links and boxes that are widgets already, and keeps what someone has typed`, async ({
    page,
  }) => {
    await arrive(page, `/${name}`);
    await page.waitForFunction(() => window.hydrate);
    await page.evaluate(() => window.hydrate?.());
    await expectSoundPage(page);
  });

test('React takes over a page while the server streams it, and then the part that comes late', async ({
  page,
  watched,
}) => {
  // React keeps what comes late in a hidden element until it is whole; the script says that a widget is in there.
  watched.expectComplaint(/^info: vitrine: .* is not displayed\./);
  await arrive(page, '/streamed');
  await page.waitForFunction(() => window.hydrate);
  finishStream();
  await expect(page.locator('vitrine-share-buttons').getByRole('link').first()).toBeVisible();
  await expect(page.getByText('on the page')).toBeVisible();
  await expectSoundPage(page);
});
