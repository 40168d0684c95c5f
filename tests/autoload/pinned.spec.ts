import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { origins } from '../support/ports.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const moving = `${origins.site}/widgets/v1/`;
const pinned = `${origins.site}/widgets/v/${version}/`;
const other = `${origins.site}/widgets/v/99.0.0/`;
const { files } = JSON.parse(readFileSync(`dist/widgets/v/${version}/manifest.json`, 'utf8')) as {
  files: { path: string; integrity: string }[];
};
const integrity = files.find(({ path }) => path === 'vitrine.js')?.integrity;
const pinnedScript = `<script type="module" src="${pinned}vitrine.js" integrity="${integrity}" crossorigin></script>`;
const movingScript = `<script type="module" src="${moving}vitrine.js"></script>`;
const form = '<vitrine-newsletter-form><a href="/plain">Plain</a></vitrine-newsletter-form>';

// The strictest embedder's policy: nothing inline, no connections, Trusted Types.
const strictPolicy = `default-src 'none'; script-src ${origins.site}; require-trusted-types-for 'script'; trusted-types 'none'`;
let policy = strictPolicy;
let body = '';
const elsewhere = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').setHeader('content-security-policy', policy);
  response.end(`<!doctype html><html lang="en"><title>Embedding</title>${body}</html>`);
});
test.beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

interface Seen {
  asked: string[];
  infos: string[];
  errors: Error[];
}

/** Opens a page with this body; `told` collects the failures that widgets report. */
async function open(page: Page, html: string, itsPolicy = strictPolicy): Promise<Seen> {
  const seen: Seen = { asked: [], infos: [], errors: [] };
  page.on('request', (request) => {
    if (request.url().startsWith(`${origins.site}/widgets/`)) seen.asked.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'info') seen.infos.push(message.text());
  });
  page.on('pageerror', (error) => seen.errors.push(error));
  await page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    addEventListener('vitrine:preloaderror', (event) => {
      const { tag, cause } = (event as CustomEvent<{ tag: string; cause: unknown }>).detail;
      told.push(`${tag} ${cause instanceof Error}`);
    });
  });
  body = html;
  policy = itsPolicy;
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  return seen;
}

const told = (page: Page) => page.evaluate(() => Reflect.get(window, 'told'));
const field = (page: Page) => page.getByRole('textbox', { name: 'Email' });
/** Adds a comment to the response: harmless, but different from the released file. */
const change = (page: Page, pattern: RegExp) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}//` });
  });

test.describe('a pinned release', () => {
  test.describe.configure({ mode: 'default' });

  test('works under a nonce-based CSP with the nonce on its script tag only', async ({ page }) => {
    const script = pinnedScript.replace('<script', '<script nonce="abc"');
    const { errors } = await open(page, form + script, "script-src 'nonce-abc'");
    await expect(field(page)).toBeVisible();
    expect(errors).toEqual([]);
    expect(await told(page)).toEqual([]);
  });

  test('starts from a script with integrity under a strict CSP, and requests its chunks in parallel', async ({
    page,
  }) => {
    let underWay = 0;
    let most = 0;
    await page.route(`${pinned}chunks/**`, async (route) => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 400));
      underWay--;
      await route.continue();
    });
    const seen = await open(page, `${form}${pinnedScript}`);
    await expect(field(page)).toBeVisible();
    expect(seen.asked.every((url) => url.startsWith(pinned))).toBe(true);
    expect(seen.asked).toHaveLength(3);
    expect(most).toBe(2);
    expect(seen.errors).toEqual([]);
    expect(await page.evaluate(() => window.vitrine?.version)).toBe(version);
  });

  test('requests each chunk once on a page with several kinds of widgets', async ({ page }) => {
    const { asked, errors } = await open(
      page,
      `${form}<vitrine-share-buttons></vitrine-share-buttons><vitrine-contact-form></vitrine-contact-form>${pinnedScript}`,
    );
    await expect(field(page).first()).toBeVisible();
    for (const tag of ['vitrine-share-buttons', 'vitrine-contact-form'])
      await page.waitForFunction((name) => customElements.get(name), tag);
    expect(new Set(asked).size).toBe(asked.length);
    expect(errors).toEqual([]);
    expect(await told(page)).toEqual([]);
  });

  test('does not run its script when the file does not match its integrity attribute', async ({ page }) => {
    await change(page, /\/v\/.*\/vitrine\.js/);
    await open(page, `${form}${pinnedScript}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.vitrine)).toBeUndefined();
    await expect(page.getByRole('link', { name: 'Plain' })).toBeVisible();
  });

  for (const [what, pattern] of [
    ['the widget’s code', /only-newsletter-form\.js/],
    ['the widget’s messages', /newsletter-messages\.en\.js/],
  ] as const) {
    test(`RT-10 rejects a modified chunk with ${what}, and loads the widget from its single file`, async ({ page }) => {
      await change(page, pattern);
      const { errors } = await open(page, `${form}${pinnedScript}`);
      await expect(field(page)).toBeVisible();
      expect(await told(page)).toEqual(['vitrine-newsletter-form true']);
      expect(errors).toEqual([]);
    });
  }

  test('RT-10 shows a reload button when a shared chunk and the single files were modified', async ({ page }) => {
    await change(page, /\/kit\.js|newsletter-form\.js\?|pass-on\.js\?/);
    await open(page, `${form}<vitrine-share-buttons></vitrine-share-buttons>${pinnedScript}`);
    await expect.poll(() => told(page)).toHaveLength(2);
    await expect(page.getByRole('button', { name: 'Reload the page' }).first()).toBeVisible();
    expect(await page.evaluate(() => !!customElements.get('vitrine-newsletter-form'))).toBe(false);
  });

  test('RT-10 keeps the element’s own link and dispatches one vitrine:preloaderror when all files were modified', async ({
    page,
  }) => {
    await change(page, /\/chunks\/|newsletter-form\.js/);
    await open(page, `${form}${pinnedScript}`);
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Plain' })).toBeVisible();
    expect(await told(page)).toEqual(['vitrine-newsletter-form true']);
    expect(await page.evaluate(() => !!customElements.get('vitrine-newsletter-form'))).toBe(false);
  });

  test('rejects a modified chunk that is fetched on demand, and dispatches vitrine:preloaderror', async ({ page }) => {
    await change(page, /newsletter-messages\.fr\.js/);
    const { asked } = await open(page, `${form}${pinnedScript}`);
    await expect(field(page)).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'fr'));
    await expect.poll(() => told(page)).toEqual(['vitrine-newsletter-form true']);
    expect(asked.filter((url) => url.includes('messages.fr'))).toHaveLength(1);
  });
});

test.describe('vitrine.checked.js of the moving channel', () => {
  const checkedScript = `<script type="module" src="${moving}vitrine.checked.js"></script>`;

  test('loads the chunks of the current release from its pinned folder', async ({ page }) => {
    const { asked, errors } = await open(page, `${form}${checkedScript}`);
    await expect(field(page)).toBeVisible();
    expect(asked.slice(1).every((url) => url.startsWith(`${pinned}chunks/`))).toBe(true);
    expect(asked).toHaveLength(3);
    expect(errors).toEqual([]);
    expect(await told(page)).toEqual([]);
  });

  test('RT-10 rejects a modified chunk, and loads the widget from the pinned release’s single file', async ({
    page,
  }) => {
    await change(page, /only-newsletter-form\.js/);
    const { asked } = await open(page, `${form}${checkedScript}`);
    await expect(field(page)).toBeVisible();
    expect(await told(page)).toEqual(['vitrine-newsletter-form true']);
    expect(asked.some((url) => url.startsWith(`${pinned}newsletter-form.js?`))).toBe(true);
  });

  test('RT-10 shows a reload button that works, and no widget, when its single file was modified too', async ({
    page,
  }) => {
    await change(page, /newsletter-form\.js/);
    const { asked } = await open(page, `${form}${checkedScript}`);
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    expect(asked.filter((url) => url.startsWith(`${pinned}newsletter-form.js?`))).toHaveLength(1);
    expect(await page.evaluate(() => !!customElements.get('vitrine-newsletter-form'))).toBe(false);
    await page.unrouteAll();
    await reload.click();
    await expect(field(page)).toBeVisible();
  });
});

test.describe('two releases on one page', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(`${other}**`, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(other, pinned) });
      await route.fulfill({ response, body: (await response.text()).replaceAll(`"${version}"`, '"99.0.0"') });
    });
  });

  const otherScript = `<script type="module" src="${other}vitrine.js"></script>`;
  for (const [order, scripts, first, second] of [
    ['the moving channel before a pinned release', movingScript + otherScript, version, '99.0.0'],
    ['a pinned release before the moving channel', otherScript + movingScript, '99.0.0', version],
  ] as const) {
    test(`with ${order}: the first starts the widgets, the second logs one message`, async ({ page }) => {
      const { asked, infos, errors } = await open(page, `${form}${scripts}`);
      await expect(field(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.vitrine?.version)).toBe(first);
      expect(infos).toEqual([
        expect.stringContaining(`includes the script twice. Version ${first} runs; version ${second} does nothing.`),
      ]);
      expect(asked.filter((url) => url.includes('only-'))).toHaveLength(1);
      expect(errors).toEqual([]);
    });
  }
});
