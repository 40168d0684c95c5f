import type { Locator } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { findParts, formTag } from './newsletter.ts';
import { expect, test } from './watched-page.ts';

// A page that moves the focus to an element, whose controls are in a shadow root.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

const focus = (element: Locator) => element.evaluate((node: HTMLElement) => node.focus());

test('focus() on an element moves the focus to its first control', async ({ page }) => {
  await page.goto(`${origins.landing}/`);
  const form = page.locator(formTag);
  await expect(findParts(form).email).toBeVisible();
  await focus(form);
  await expect(findParts(form).email).toBeFocused();
  // A click on a text stays a click on a text.
  await form.locator('h2').click();
  await expect(findParts(form).email).not.toBeFocused();
});

test('an element with a closed declarative shadow root renders and takes the focus', async ({ page }) => {
  await elsewhere.open(
    page,
    `<${formTag}><template shadowrootmode="closed"><div class="root"></div></template></${formTag}>`,
  );
  const form = page.locator(formTag);
  await expect.poll(() => form.evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
  await focus(form);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe(formTag);
});
