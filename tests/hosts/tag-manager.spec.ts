import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listHostWidgets } from '../../host-site/plugins/host-widgets.ts';
import { formatTagTemplate } from '../../host-site/plugins/tag-manager.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { createAddress, fillForm, findParts } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { appOrigins, origins } from '../support/ports.ts';
import { listPermittedScripts, readSections } from './tag-template.ts';

// The template's code on a page of someone else's, where Google's functions are as its documentation says.

const skeleton = readFileSync('host-site/plugins/tag-manager/vitrine.tpl', 'utf8');
const template = formatTagTemplate(skeleton, listHostWidgets(process.cwd(), catalogue), origins.site);
const code = readSections(template).SANDBOXED_JS_FOR_WEB_TEMPLATE ?? '';

/** A site of someone else's, whose only page has the body of the test that is running. */
let body = '';
const server = createServer((_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Theirs</title><link rel="icon" href="data:,"><body>${body}`);
});
const findOrigin = () => appOrigins[test.info().parallelIndex] ?? '';
test.beforeAll(
  () => new Promise<void>((resolve) => server.listen(Number(new URL(findOrigin()).port), '127.0.0.1', resolve)),
);
test.afterAll(() => new Promise((resolve) => server.close(resolve)));

async function open(page: Page, html: string): Promise<void> {
  body = html;
  await page.goto(findOrigin());
}

/** Fires a tag with these fields; resolves with what the tag reported. */
function fireTag(page: Page, data: Record<string, unknown>): Promise<string> {
  return page.evaluate(
    ({ code, data, permitted }) =>
      new Promise<string>((resolve) => {
        const page = window as unknown as Record<string, unknown[]>;
        const tags = window as { loadedByTags?: Set<string> };
        tags.loadedByTags ??= new Set();
        const loaded = tags.loadedByTags;
        const functions: Record<string, unknown> = {
          getType: (value: unknown) => (Array.isArray(value) ? 'array' : typeof value),
          copyFromWindow: (key: string) => page[key],
          setInWindow: (key: string, value: unknown[]) => {
            page[key] = value;
          },
          createQueue: (key: string) => {
            page[key] ??= [];
            if (!Array.isArray(page[key])) throw new Error(`${key} is not an array`);
            return (value: unknown) => page[key]?.push(value);
          },
          injectScript: (url: string, onSuccess: () => void, onFailure: () => void, token: string) => {
            if (!permitted.includes(url)) throw new Error(`${url} is not permitted`);
            if (loaded.has(token)) return onSuccess();
            loaded.add(token);
            const script = Object.assign(document.createElement('script'), { async: true, src: url });
            script.onload = onSuccess;
            script.onerror = onFailure;
            document.head.append(script);
          },
        };
        const given = { ...data, gtmOnSuccess: () => resolve('success'), gtmOnFailure: () => resolve('failure') };
        new Function('require', 'data', code)((name: string) => functions[name], given);
      }),
    { code, data, permitted: listPermittedScripts(template) },
  );
}

test('a tag that fires twice inserts one form at its selector, and a visitor can sign up with it', async ({ page }) => {
  await open(page, '<main><p id="place">Before the form.</p></main>');
  const data = { widget: 'newsletter-form', brand: 'winners', locale: 'en', selector: '#place', position: 'afterend' };
  expect(await fireTag(page, data)).toBe('success');
  const form = page.locator('main > #place + vitrine-newsletter-form');
  await expect(findParts(form).email).toBeVisible();
  await expect(form).toHaveAttribute('brand', 'winners');
  expect(await fireTag(page, data)).toBe('success');
  await expect(page.locator('vitrine-newsletter-form')).toHaveCount(1);
  const address = createAddress();
  await fillForm(form, address);
  await findParts(form).submit.click();
  await expect(form.getByText(`You’re on the list. We’ll email ${address}.`)).toBeVisible();
});

test('a tag without a selector appends its lightbox to the body, with the lightbox’s own fields', async ({ page }) => {
  await open(page, '<p>Words.</p>');
  const own = {
    newsletter_lightbox__trigger: 'manual',
    newsletter_lightbox__closed_days: 7,
    newsletter_lightbox__open: true,
  };
  expect(await fireTag(page, { widget: 'newsletter-lightbox', ...own })).toBe('success');
  const lightbox = page.locator('body > vitrine-newsletter-lightbox');
  await expect(lightbox.locator('dialog')).toBeVisible();
  await expect(lightbox).toHaveAttribute('trigger', 'manual');
  await expect(lightbox).toHaveAttribute('closed-days', '7');
});

test('a tag inserts its widget on a page where an element has the name of its queue', async ({ page }) => {
  await open(page, '<p id="vitrinePlacements">Words.</p>');
  expect(await fireTag(page, { widget: 'newsletter-form' })).toBe('success');
  await expect(findParts(page.locator('body > vitrine-newsletter-form')).email).toBeVisible();
});

test('a tag whose selector matches nothing logs a message and inserts nothing', async ({ page, watched }) => {
  watched.expectComplaint(
    /vitrine: newsletter-form is not placed: no element of this page matches the selector "#nowhere"\./,
  );
  await open(page, '<p>Words.</p>');
  const told = page.waitForEvent('console');
  expect(await fireTag(page, { widget: 'newsletter-form', selector: '#nowhere' })).toBe('success');
  expect((await told).text()).toContain('#nowhere');
  await expect(page.locator('vitrine-newsletter-form')).toHaveCount(0);
});

test('a tag with other fields inserts another widget, and a tag inserts none that the page already has', async ({
  page,
}) => {
  await open(page, '<main><vitrine-gift-balance></vitrine-gift-balance></main>');
  const place = { widget: 'share-buttons', selector: 'main' };
  for (const networks of ['facebook', 'email', 'facebook']) {
    expect(await fireTag(page, { ...place, share_buttons__networks: networks })).toBe('success');
  }
  expect(await fireTag(page, { widget: 'gift-balance', selector: 'main' })).toBe('success');
  await expect(page.locator('vitrine-share-buttons')).toHaveCount(2);
  await expect(page.locator('vitrine-gift-balance')).toHaveCount(1);
});

test('a placement that fails is logged, and the placements after it are inserted', async ({ page, watched }) => {
  watched.expectComplaint(/vitrine: .+ is not placed: SyntaxError/);
  await open(page, '<p>Words.</p>');
  await page.evaluate(() => {
    window.vitrinePlacements = ['nowhere', 'beforeend'].map((position) => ({
      widget: 'newsletter-form',
      position: position as InsertPosition,
    }));
  });
  expect(await fireTag(page, { widget: 'share-buttons' })).toBe('success');
  await expect(page.locator('body > vitrine-newsletter-form')).toHaveCount(1);
  await expect(page.locator('body > vitrine-share-buttons')).toHaveCount(1);
});

test('a tag that fires before its selector’s element is parsed inserts the widget on DOMContentLoaded', async ({
  page,
}) => {
  await open(page, '<p>Words.</p>');
  await page.evaluate(async () => {
    Object.defineProperty(Document.prototype, 'readyState', { configurable: true, get: () => 'loading' });
  });
  expect(await fireTag(page, { widget: 'newsletter-form', selector: '#late' })).toBe('success');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id="late"></div>');
    document.dispatchEvent(new Event('DOMContentLoaded'));
  });
  await expect(findParts(page.locator('#late > vitrine-newsletter-form')).email).toBeVisible();
});

test('a tag reports a failure to Tag Manager when its script is blocked', async ({ page, watched }) => {
  watched.expectComplaint(/Failed to load resource/);
  await page.route('**/place.js', (route) => route.abort());
  await open(page, '<p>Words.</p>');
  expect(await fireTag(page, { widget: 'newsletter-form' })).toBe('failure');
});
