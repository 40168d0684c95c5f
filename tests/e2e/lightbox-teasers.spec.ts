import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { findLightbox, lightboxTag, readSuppression } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { endAnimations, nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

const messages = {
  en: { name: 'Newsletter', open: 'Sign up', close: 'Close' },
  fr: { name: 'Infolettre', open: 'S’inscrire', close: 'Fermer' },
} as const;

/** An embedder's page with a lightbox of these attributes, whose events it keeps. */
async function openPage(page: Page, attributes: string, before = '') {
  await elsewhere.open(
    page,
    `${before}${'<p>Words</p>'.repeat(60)}<button id="own">Own</button>
     <${lightboxTag} delay="0" ${attributes}></${lightboxTag}>`,
  );
  await page.evaluate(() => {
    const events: unknown[] = [];
    Reflect.set(window, 'events', events);
    addEventListener('vitrine-newsletter-teased', (event) => events.push((event as CustomEvent).detail));
  });
  return page.locator('aside.teaser');
}
const readEvents = (page: Page) => page.evaluate(() => Reflect.get(window, 'events'));

for (const locale of locales) {
  const { name, open, close } = messages[locale];
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test.describe(`the teaser of the lightbox (${locale})`, () => {
    for (const display of ['bar', 'card', 'tab'] as const) {
      sampledTest(`NL-01 as a ${display} leaves the page usable, opens the dialog and has no axe violations`)(
        async ({ page }) => {
          const teaser = await openPage(page, `display="${display}" locale="${locale}"`);
          await expect(teaser).toBeVisible();
          await expect(teaser).toHaveAccessibleName(name);
          await expect(findLightbox(page).dialog).toBeHidden();
          for (const width of [320, 390, 1440]) {
            await page.setViewportSize({ width, height: 640 });
            await endAnimations(teaser);
            const box = await teaser.boundingBox();
            expect(box?.x, String(width)).toBeGreaterThanOrEqual(0);
            expect((box?.x ?? 0) + (box?.width ?? 0), String(width)).toBeLessThanOrEqual(width);
            expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), String(width)).toBeLessThanOrEqual(640);
          }
          await expectNoFindings(page);
          const own = page.locator('#own');
          await own.click();
          const opener = teaser.getByRole('button', { name: display === 'tab' ? name : open });
          await opener.press('Enter');
          await expect(findLightbox(page).dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(findLightbox(page).dialog).toBeHidden();
          await expect(teaser).toBeVisible({ visible: display === 'tab' });
          await expect(display === 'tab' ? opener : own).toBeFocused();
          expect((await readEvents(page)).slice(-2)).toEqual(expect.arrayContaining([{ display, state: 'pressed' }]));
        },
      );
    }

    sampledTest('NL-10 as a card, once closed, stores the time, stays away after a reload and returns the focus')(
      async ({ page }) => {
        const teaser = await openPage(page, `display="card" locale="${locale}"`);
        await expect(teaser).toBeVisible();
        const own = page.locator('#own');
        await own.focus();
        for (const button of [open, close]) {
          await page.keyboard.press('Tab');
          await expect(teaser.getByRole('button', { name: button })).toBeFocused();
        }
        await page.keyboard.press('Enter');
        await expect(teaser).toHaveCount(0);
        await expect(own).toBeFocused();
        expect((await readSuppression(page))?.closedAt).toBeGreaterThan(0);
        expect((await readEvents(page)).at(-1)).toEqual({ display: 'card', state: 'closed' });
        await page.reload();
        await page.waitForFunction(
          (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('dialog'),
          lightboxTag,
        );
        await nextFrames(page, 30);
        await expect(teaser).toHaveCount(0);
      },
    );
  });
}

test('NL-10 a teaser bar never covers the focused field, and resets the page’s inline style once closed', async ({
  page,
}) => {
  const fields = Array.from({ length: 40 }, (_, at) => `<p><input aria-label="${at}"></p>`).join('');
  const teaser = await openPage(page, 'display="bar"', fields);
  await expect(teaser).toBeVisible();
  const top = (await teaser.boundingBox())?.y ?? 0;
  await page.locator('input').first().focus();
  for (let step = 0; step < 39; step++) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom, `field ${step}`).toBeLessThanOrEqual(top);
  }
  await teaser.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.style.cssText)).toBe('');
});

test('NL-10 a teaser in a hidden container is visible, and returns to the container once closed', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/is not rendered; it opens in the body/);
  const teaser = await openPage(page, 'display="card"');
  await expect(teaser).toBeVisible();
  await page.reload();
  await page.evaluate(() => localStorage.clear());
  await elsewhere.open(page, `<div id="place" hidden><${lightboxTag} delay="0" display="card"></${lightboxTag}></div>`);
  await expect(teaser).toBeVisible();
  await teaser.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(`#place > ${lightboxTag}`)).toHaveCount(1);
});

test('NL-10 the lightbox opens after inactivity, and each pointer movement restarts the delay', async ({ page }) => {
  await page.clock.install();
  await elsewhere.open(page, `<${lightboxTag} trigger="inactivity" delay="10"></${lightboxTag}>`);
  const { dialog } = findLightbox(page);
  await expect.poll(() => page.clock.runFor(100).then(() => dialog.count())).toBe(1);
  for (let step = 0; step < 4; step++) {
    await page.clock.runFor(6_000);
    await page.mouse.move(50 + step, 50);
    await expect(dialog).toBeHidden();
  }
  await expect.poll(() => page.clock.runFor(1_000).then(() => dialog.isVisible())).toBe(true);
});

test('NL-10 the lightbox stays closed while a select or contenteditable has the focus, unless open is set', async ({
  page,
}) => {
  await page.clock.install();
  const places = '<select></select><p contenteditable>Words</p>';
  await elsewhere.open(page, `${places}<${lightboxTag} delay="2"></${lightboxTag}>`);
  const { dialog, element } = findLightbox(page);
  for (const place of ['select', 'p']) {
    await page.locator(place).first().focus();
    await page.clock.runFor(5_000);
    await expect(dialog, place).toBeHidden();
  }
  await element.evaluate((each) => each.toggleAttribute('open', true));
  await expect(dialog).toBeVisible();
});

test('NL-10 the lightbox opens only where its pages, campaign, from and until attributes are all met', async ({
  page,
}) => {
  const { dialog, element } = findLightbox(page);
  for (const [name, unmet, met] of [
    ['pages', '/elsewhere/*', '/*'],
    ['from', '2999-01-01', '2026-01-01'],
    ['until', '2026-01-01', '2999-01-01'],
  ] as const) {
    await elsewhere.open(page, `<${lightboxTag} delay="0" ${name}="${unmet}"></${lightboxTag}>`);
    await expect(dialog).toBeAttached();
    await nextFrames(page, 30);
    await expect(dialog, name).toBeHidden();
    // It counts as shown since the turn before.
    await page.evaluate(() => localStorage.removeItem('vitrine-newsletter'));
    await element.evaluate((node, [attribute, value]) => node.setAttribute(attribute, value), [name, met] as const);
    await expect(dialog, name).toBeVisible();
  }
  const rules = 'pages="/*" campaign="utm_source=face*" from="2026-01-01" until="2999-01-01"';
  await elsewhere.open(page, `<${lightboxTag} delay="0" ${rules}></${lightboxTag}>`);
  await expect(dialog).toBeAttached();
  await nextFrames(page, 30);
  await expect(dialog).toBeHidden();
  await element.evaluate(async (node) => {
    localStorage.removeItem('vitrine-newsletter');
    history.replaceState(null, '', '?utm_source=facebook');
    node.setAttribute('delay', '0.01');
  });
  await expect(dialog).toBeVisible();
});

test('NL-01 a button with command="--open" opens the lightbox and gets the focus back', async ({ page }) => {
  await elsewhere.open(
    page,
    `<button id="own" commandfor="news" command="--open">Newsletter</button>
     <${lightboxTag} id="news" trigger="manual"></${lightboxTag}>`,
  );
  const { dialog, close } = findLightbox(page);
  await expect(dialog).toBeAttached();
  for (const _ of ['first', 'again']) {
    await page.locator('#own').click();
    await expect(dialog).toBeVisible();
    await close.click();
    await expect(page.locator('#own')).toBeFocused();
  }
});
