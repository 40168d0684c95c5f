import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../../widgets/catalogue.ts';
import { nextFrames } from '../e2e/settled.ts';
import { origins } from '../support/ports.ts';

const widgets = `${origins.site}/widgets/v1/`;
const script = `<script type="module" src="${widgets}vitrine.js"></script>`;
const form = '<vitrine-newsletter-form></vitrine-newsletter-form>';
const lightbox = '<vitrine-newsletter-lightbox trigger="manual"></vitrine-newsletter-lightbox>';
const chunks = `${widgets}chunks/**`;

// An embedder's site: each address responds with the page that its test registered.
const pages = new Map<string, string>();
const elsewhere = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(pages.get(request.url ?? ''));
});
test.beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

/** Opens a page on another origin with this body; gives the addresses of the widget files that it requests. */
async function open(page: Page, body: string, lang = 'en'): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(widgets)) asked.push(request.url().slice(widgets.length));
  });
  const path = `/${pages.size}`;
  pages.set(path, `<!doctype html><html lang="${lang}"><title>Embedding</title>${body}</html>`);
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}${path}`);
  return asked;
}

/** Delays each chunk, to count how many are requested in parallel; `most` is the maximum so far. */
async function watchFlight(page: Page): Promise<{ most: number }> {
  const flight = { most: 0 };
  let underWay = 0;
  await page.route(chunks, async (route) => {
    flight.most = Math.max(flight.most, ++underWay);
    await new Promise((resolve) => setTimeout(resolve, 400));
    underWay--;
    await route.continue();
  });
  return flight;
}

const isDefined = (page: Page, name: string) =>
  page.waitForFunction((tag) => customElements.get(tag), `vitrine-${name}`);

test.describe('the script tag', () => {
  test('requests one chunk and one message file, in parallel, on a page with one kind of widget', async ({ page }) => {
    const flight = await watchFlight(page);
    const asked = await open(page, `${lightbox}${script}`, 'fr');
    await isDefined(page, 'newsletter-lightbox');
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(3);
    expect(asked.join(' ')).toMatch(/only-newsletter-lightbox\.js/);
    expect(asked.join(' ')).toMatch(/messages\.fr\.js/);
    expect(flight.most).toBe(2);
  });

  for (const lang of ['en', 'fr']) {
    test(`shows the newsletter lightbox with three requests, within its budget, in ${lang}`, async ({ page }) => {
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        if (request.url().startsWith(widgets))
          sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
      });
      await open(page, `${lightbox}${script}`, lang);
      await isDefined(page, 'newsletter-lightbox');
      await page.locator('vitrine-newsletter-lightbox').evaluate((element) => element.setAttribute('open', ''));
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(sizes).toHaveLength(3);
      const budget = catalogue.find(({ name }) => name === 'newsletter-lightbox')?.budget;
      expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget ?? 0);
    });
  }

  test('requests shared chunks, once each and all in parallel, on a page with several kinds of widgets', async ({
    page,
  }) => {
    const flight = await watchFlight(page);
    const asked = await open(page, `${form}${lightbox}${script}`);
    await isDefined(page, 'newsletter-form');
    await isDefined(page, 'newsletter-lightbox');
    expect(asked.join(' ')).not.toContain('only-');
    expect(new Set(asked).size).toBe(asked.length);
    expect(flight.most).toBe(asked.length - 1);
  });

  test('defines an in-page widget only when it comes near the viewport', async ({ page }) => {
    await open(page, `<div style="height:5000px"></div>${form}${script}`);
    await page.waitForFunction(() => !Array.isArray(window.vitrine));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => !!customElements.get('vitrine-newsletter-form'))).toBe(false);
    await page.evaluate(() => scrollTo(0, 5000));
    await isDefined(page, 'newsletter-form');
  });

  test('loads a lightbox on a page whose main thread is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const end = performance.now() + 4;
        while (performance.now() < end);
        port2.postMessage(0);
      };
      port2.postMessage(0);
    });
    await open(page, `${lightbox}${script}`);
    await isDefined(page, 'newsletter-lightbox');
  });

  test('starts widgets that are added later, in open shadow roots and in custom elements that are upgraded later', async ({
    page,
  }) => {
    await open(page, `<late-host></late-host>${script}`);
    await page.waitForFunction(() => window.vitrine && !Array.isArray(window.vitrine));
    await page.evaluate(() => {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' });
      document.body.append(host);
      setTimeout(() => host.shadowRoot?.append(document.createElement('vitrine-newsletter-form')));
    });
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.evaluate(() => {
      customElements.define(
        'late-host',
        class extends HTMLElement {
          connectedCallback() {
            this.attachShadow({ mode: 'open' }).innerHTML =
              '<vitrine-newsletter-lightbox open trigger="manual"></vitrine-newsletter-lightbox>';
          }
        },
      );
    });
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  // Nothing tells a script of a root that a page attaches later, or keeps closed.
  test('starts widgets in late and in closed shadow roots when the page calls api.load', async ({ page }) => {
    await open(page, `<div id="late"></div><div id="closed"></div>${script}`);
    await page.waitForFunction(() => window.vitrine && !Array.isArray(window.vitrine));
    await page.evaluate((content) => {
      for (const [id, mode] of [
        ['late', 'open'],
        ['closed', 'closed'],
      ] as const) {
        const host = document.querySelector(`#${id}`) as HTMLElement;
        host.attachShadow({ mode }).innerHTML = content;
      }
      window.vitrine?.push((api) => api.load('newsletter-form'));
    }, form);
    await expect(page.locator('#late').getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect.poll(() => page.locator('#closed').evaluate((host) => host.clientHeight)).toBeGreaterThan(200);
  });

  test('loads the widget once and without errors when it is included more than once, from one URL or two', async ({
    page,
  }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const asked = await open(page, `${form}${script}${script}${script.replace('vitrine.js', 'vitrine.js?again')}`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((file) => file.includes('only-'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test('RT-10 dispatches vitrine:preloaderror for a chunk that fails, and loads the widget from a fresh URL', async ({
    page,
  }) => {
    await page.route(/chunks\/.*only-newsletter-form/, (route) => route.abort());
    await page.addInitScript(() => {
      addEventListener('vitrine:preloaderror', (event) => {
        const { detail, cancelable } = event as CustomEvent<{ tag: string; cause: unknown }>;
        const told = [
          ...((Reflect.get(window, 'told') as object[]) ?? []),
          { tag: detail.tag, cancelable, isError: detail.cause instanceof Error },
        ];
        Reflect.set(window, 'told', told);
      });
    });
    const asked = await open(page, `${form}${script}`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(asked.filter((file) => /^newsletter-form\.js\?\d+$/.test(file))).toHaveLength(1);
    expect(await page.evaluate(() => Reflect.get(window, 'told'))).toEqual([
      { tag: 'vitrine-newsletter-form', cancelable: true, isError: true },
    ]);
  });

  for (const [lang, name] of [
    ['en', 'Reload the page'],
    ['fr', 'Recharger la page'],
  ] as const) {
    test(`RT-10 shows a reload button in ${lang} when nothing can be loaded, and keeps the element’s own link`, async ({
      page,
    }) => {
      await page.route(/chunks\/|newsletter-form\.js/, (route) => route.abort());
      await open(page, `<vitrine-newsletter-form><a href="/plain">Plain</a></vitrine-newsletter-form>${script}`, lang);
      await expect(page.getByRole('button', { name })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Plain' })).toBeVisible();
      await page.unroute(/chunks\/|newsletter-form\.js/);
      await page.getByRole('button', { name }).click();
      await isDefined(page, 'newsletter-form');
    });
  }

  test('RT-10 shows no reload button on a page that cancels vitrine:preloaderror', async ({ page }) => {
    await page.route(/chunks\/|newsletter-form\.js/, (route) => route.abort());
    await page.addInitScript(() =>
      addEventListener('vitrine:preloaderror', (event) => {
        event.preventDefault();
        document.documentElement.dataset.told = 'yes';
      }),
    );
    const failed = page.waitForEvent('requestfailed', (request) => /newsletter-form\.js\?/.test(request.url()));
    await open(page, `${form}${script}`);
    await failed;
    await page.locator('html[data-told]').waitFor();
    await nextFrames(page, 10);
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('runs commands that were queued before it loaded, and later commands immediately', async ({ page }) => {
    await open(
      page,
      `<script>
         addEventListener('vitrine:ready', () => { window.ready = true; });
         (window.vitrine = window.vitrine || []).push((api) => { window.early = typeof api.load; api.load('newsletter-form'); });
       </script>${script}`,
    );
    await isDefined(page, 'newsletter-form');
    expect(
      await page.evaluate(() => {
        window.vitrine?.push(() => Reflect.set(window, 'late', true));
        return ['ready', 'early', 'late'].map((name) => Reflect.get(window, name));
      }),
    ).toEqual([true, 'function', true]);
  });

  test('SH-07 shares for a button of the page, and rejects for an unknown network', async ({ page, context }) => {
    await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'theirs' }));
    await open(page, `<button>Partager</button>${script}`);
    await page.waitForFunction(() => window.vitrine?.version);
    const message = await page.evaluate(
      () =>
        new Promise((resolve) =>
          window.vitrine?.push((api) => api.share('myspace').catch((error: Error) => resolve(error.message))),
        ),
    );
    expect(message).toBe('Network does not exist');
    await page.evaluate(() => {
      const button = document.querySelector('button') as HTMLElement;
      button.onclick = () => window.vitrine?.push((api) => api.share('Facebook', { url: 'https://example.ca/' }));
    });
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Partager' }).click();
    const popup = await opening;
    await expect(popup).toHaveURL(
      /^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?u=https%3A%2F%2Fexample\.ca%2F&/,
    );
  });

  test('runs the other queued commands when one throws, and reports the error of that one', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await open(
      page,
      `<script>
         addEventListener('vitrine:ready', () => { window.ready = true; });
         window.vitrine = [() => { throw new Error('mine'); }, (api) => api.load('newsletter-form')];
       </script>${script}`,
    );
    await isDefined(page, 'newsletter-form');
    expect(await page.evaluate(() => Reflect.get(window, 'ready'))).toBe(true);
    expect(errors).toEqual(['mine']);
  });

  test('starts on a page with an element whose id is “vitrine”', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const listener = '<script>addEventListener("vitrine:ready", () => { window.ready = true; });</script>';
    await open(page, `<section id="vitrine"></section>${listener}${form}${script}`);
    await isDefined(page, 'newsletter-form');
    expect(await page.evaluate(() => Reflect.get(window, 'ready'))).toBe(true);
    expect(errors).toEqual([]);
  });

  test('logs once that a widget is hidden, and loads the widget when it is displayed', async ({ page }) => {
    const infos: string[] = [];
    page.on('console', (message) => message.type() === 'info' && infos.push(message.text()));
    const below = '<p style="height: 400vh">Tall</p><vitrine-share-buttons></vitrine-share-buttons>';
    await open(page, `<div id="tab" style="display: none">${form}</div>${below}${script}`);
    const show = (display: string) =>
      page.locator('#tab').evaluate((tab, value) => tab.style.setProperty('display', value), display);
    await expect
      .poll(() => infos)
      .toEqual([
        expect.stringMatching(
          /^vitrine: <vitrine-newsletter-form> is not displayed\. It loads once the page displays it: /,
        ),
      ]);
    await show('block');
    await isDefined(page, 'newsletter-form');
    await show('none');
    await nextFrames(page, 4);
    expect(infos).toHaveLength(1);
  });

  test('does not log that a widget is hidden when it was removed from the page', async ({ page }) => {
    const infos: string[] = [];
    page.on('console', (message) => message.type() === 'info' && infos.push(message.text()));
    await open(page, script);
    await page.evaluate(async () => {
      const buttons = document.createElement('vitrine-share-buttons');
      document.body.append(buttons);
      // The script tag has seen it after this microtask, and the page has not drawn it yet.
      await Promise.resolve();
      buttons.remove();
    });
    await nextFrames(page, 4);
    expect(infos).toEqual([]);
  });

  test('logs each load command for an unknown widget, and runs the next command', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`uncaught: ${message}`));
    page.on('console', (message) => errors.push(message.text()));
    await open(
      page,
      `<script>
         window.vitrine = ['newsletter', 'constructor', 'newsletter-form'].map((name) => (api) => api.load(name));
       </script>${script}`,
    );
    await isDefined(page, 'newsletter-form');
    expect(errors).toEqual([
      expect.stringContaining('vitrine: there is no widget "newsletter". '),
      expect.stringContaining('vitrine: there is no widget "constructor". '),
    ]);
  });

  for (const [kind, tag] of [
    ['a single-file widget', `<script type="module" src="${widgets}newsletter-form.js"></script>`],
    ['all widgets in one classic script', `<script src="${widgets}widgets.all.js"></script>`],
  ] as const) {
    test(`is not needed with ${kind}: the form works after one request`, async ({ page }) => {
      const asked = await open(page, `${form}${tag}`, 'fr');
      await expect(page.getByRole('textbox', { name: 'Courriel' })).toBeVisible();
      expect(asked).toHaveLength(1);
      expect(
        await page
          .locator('vitrine-newsletter-form')
          .evaluate((element) => element.shadowRoot?.querySelector('form')?.action),
      ).toBe(`${origins.site}/handlers/EmailProxy.ashx`);
    });
  }

  test('has a custom-elements.json beside it that lists the tag of every widget', async ({ request }) => {
    const manifest = await (await request.get(`${widgets}custom-elements.json`)).json();
    const tags = manifest.modules.flatMap((module: { declarations: { tagName: string }[] }) =>
      module.declarations.map(({ tagName }) => tagName),
    );
    expect(tags.sort()).toEqual(catalogue.map(({ name }) => `vitrine-${name}`).sort());
  });

  test('has a custom-elements.json with no property that HTMLElement already has', async ({ page, request }) => {
    const { modules } = await (await request.get(`${widgets}custom-elements.json`)).json();
    const names = modules.flatMap((module: { declarations: { attributes: { fieldName: string }[] }[] }) =>
      module.declarations.flatMap(({ attributes }) => attributes.map(({ fieldName }) => fieldName)),
    );
    expect(names).toContain('closedDays');
    await page.goto(`${origins.site}/en/legal`);
    const taken = (candidates: string[]) =>
      page.evaluate((list) => list.filter((name) => name in HTMLElement.prototype), candidates);
    expect(await taken(['title', 'scroll', 'closedDays'])).toEqual(['title', 'scroll']);
    expect(await taken(names)).toEqual([]);
  });
});
