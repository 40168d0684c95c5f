import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { findLightbox, lightboxTag, readSuppression, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// When the lightbox must not come: while a visitor is busy on the page, and once it has been shown.

/** Lets the lightbox's delay pass, and many of its next attempts. */
async function waitLong(page: Page): Promise<void> {
  // Requests under way would time out.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(20_000);
}

/** A field of each form and search, and what leaves it. */
const tasks = [
  ['the contact form', '/contact', 'vitrine-contact-form', '[name=Message]'],
  ['a contest', '/fall-promotion', 'vitrine-contest-entry', '[name=Email]'],
  ['the store search', '/storelocator', 'vitrine-store-finder', '[role=combobox]'],
  ['the gift card field', '/gift-card-balance', 'vitrine-gift-balance', 'input'],
] as const;

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  for (const [name, path, tag, selector] of tasks)
    sampledTest(`NL-10 the lightbox stays closed on the page where someone has begun ${name} (${locale})`)(
      async ({ page }) => {
        await page.clock.install();
        // Long enough for a slow machine to reach the field.
        await page.addInitScript((name) => {
          document.addEventListener('DOMContentLoaded', () =>
            document.querySelector(name)?.setAttribute('delay', '60'),
          );
        }, lightboxTag);
        await visit(page, `/${locale}${path}`, lightboxTag);
        const field = page.locator(tag).locator(selector);
        await field.scrollIntoViewIfNeeded();
        await page.evaluate((each) => customElements.whenDefined(each).then(() => undefined), tag);
        await field.click();
        await field.pressSequentially('lamp');
        await field.blur();
        // Requests under way would time out.
        await page.waitForLoadState('networkidle');
        await page.clock.runFor(90_000);
        await expect(findLightbox(page).dialog).toBeHidden();
      },
    );
}

for (const path of ['/en/storelocator?s=43.54480,-80.24820', '/en/search?q=lamp'])
  test(`NL-10 the lightbox stays closed over the results of ${path}`, async ({ page }) => {
    await page.clock.install();
    await visit(page, path);
    await waitLong(page);
    await expect(findLightbox(page).dialog).toBeHidden();
  });

test.describe('on another site', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, `${origins.landing}/list`);
    // The element has read its settings, and waits.
    await page.clock.runFor(100);
  });

  /** What a visitor may be in the middle of: how it begins, and how it ends where it can. */
  const moments: Record<string, [begin: (page: Page) => Promise<unknown>, end?: (page: Page) => Promise<unknown>]> = {
    'a frame has the focus': [
      async (page) => {
        await page.evaluate(() => {
          const frame = document.createElement('iframe');
          frame.srcdoc = '<input aria-label="Card number" autofocus>';
          document.querySelector('main')?.prepend(frame);
        });
        await page.frameLocator('iframe').getByLabel('Card number').click();
      },
    ],
    'a field in a closed shadow root has the focus': [
      (page) =>
        page.evaluate(() => {
          customElements.define(
            'page-search',
            class extends HTMLElement {
              constructor() {
                super();
                this.attachShadow({ mode: 'closed', delegatesFocus: true }).innerHTML = '<input>';
              }
            },
          );
          const search = document.createElement('page-search');
          document.querySelector('main')?.prepend(search);
          search.focus();
        }),
    ],
    'a video fills the screen': [
      async (page) => {
        await page.evaluate(() =>
          document.querySelector('h1')?.addEventListener('click', ({ currentTarget }) => {
            (currentTarget as HTMLElement).requestFullscreen();
          }),
        );
        await page.locator('h1').click();
        await page.waitForFunction(() => document.fullscreenElement);
      },
      (page) => page.evaluate(() => document.exitFullscreen()),
    ],
    'text is selected': [
      (page) => page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Node)),
      (page) => page.evaluate(() => getSelection()?.removeAllRanges()),
    ],
    'a mouse button is down': [
      async (page) => {
        await page.mouse.move(300, 300);
        await page.mouse.down();
      },
      (page) => page.mouse.up(),
    ],
    'a popover is open': [
      (page) =>
        page.evaluate(() => {
          const menu = Object.assign(document.createElement('div'), {
            id: 'menu',
            popover: 'auto',
            textContent: 'Menu',
          });
          document.body.append(menu);
          menu.showPopover();
        }),
      (page) => page.evaluate(() => document.querySelector<HTMLElement>('#menu')?.hidePopover()),
    ],
    'a drawer with role=dialog is open': [
      (page) =>
        page.evaluate(() => {
          const drawer = document.createElement('aside');
          drawer.role = 'dialog';
          drawer.style.cssText = 'position: fixed; inset: 0 0 0 auto; width: 20em';
          document.body.append(drawer);
        }),
      (page) => page.evaluate(() => document.querySelector('[role=dialog]')?.remove()),
    ],
    'the page around it is inert': [
      (page) => page.evaluate(() => document.body.lastElementChild?.toggleAttribute('inert', true)),
      (page) => page.evaluate(() => document.body.lastElementChild?.toggleAttribute('inert', false)),
    ],
    'the content beside it is inert': [
      (page) => page.evaluate(() => document.querySelector('main')?.toggleAttribute('inert', true)),
      (page) => page.evaluate(() => document.querySelector('main')?.toggleAttribute('inert', false)),
    ],
    'a menu cancels every press outside': [
      (page) =>
        page.evaluate(() => {
          const stop = new AbortController();
          // As focus-trap 7 does without allowOutsideClick.
          for (const type of ['mousedown', 'touchstart', 'click'])
            document.addEventListener(type, (event) => event.preventDefault(), { capture: true, signal: stop.signal });
          Reflect.set(window, 'releaseTrap', () => stop.abort());
        }),
      (page) => page.evaluate(() => Reflect.get(window, 'releaseTrap')()),
    ],
  };

  for (const [name, [begin, end]] of Object.entries(moments))
    test(`NL-10 the lightbox stays closed while ${name}${end ? ', and opens afterwards' : ''}`, async ({ page }) => {
      await begin(page);
      await waitLong(page);
      const { dialog } = findLightbox(page);
      await expect(dialog).toBeHidden();
      if (!end) return;
      await end(page);
      await page.clock.runFor(3_000);
      await expect(dialog).toBeVisible();
    });

  test('NL-10 the lightbox opens beside a notice with role=dialog at the bottom of the window', async ({ page }) => {
    await page.evaluate(() => {
      const notice = document.createElement('div');
      notice.role = 'dialog';
      notice.style.cssText = 'position: fixed; inset: auto 0 0; height: 5em';
      document.body.append(notice);
    });
    await waitLong(page);
    await expect(findLightbox(page).dialog).toBeVisible();
  });
});

test('NL-10 the lightbox counts as shown for whoever leaves the page instead of closing it', async ({ page }) => {
  await page.clock.install();
  const { dialog } = findLightbox(page);
  await visit(page, `${origins.landing}/list`);
  await page.clock.runFor(6_500);
  await expect(dialog).toBeVisible();
  await visit(page, `${origins.landing}/list/fr`);
  await waitLong(page);
  await expect(dialog).toBeHidden();
  expect(await readSuppression(page)).toEqual({ shownAt: expect.any(Number) });
});

for (const tag of [lightboxTag, 'vitrine-gift-lightbox']) {
  for (const style of [
    'transform: translateY(0)',
    'filter: brightness(1)',
    'will-change: transform',
    'perspective: 100px',
  ])
    test(`NL-01 a closed ${tag} adds nothing to the height of a page in a wrapper with ${style}`, async ({ page }) => {
      await page.clock.install();
      await visit(page, `${origins.landing}/list`);
      const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.evaluate(
        ([name, css]) => {
          const wrapper = document.createElement('div');
          wrapper.id = 'wrapper';
          wrapper.style.cssText = css;
          wrapper.append(...document.body.childNodes);
          document.body.append(wrapper);
          document.querySelector('main')?.style.setProperty('min-height', '3000px');
          for (const old of wrapper.querySelectorAll('vitrine-newsletter-lightbox')) old.remove();
          if (name) wrapper.append(document.createElement(name));
        },
        [tag, style] as const,
      );
      const dialog = page.locator(`${tag} dialog`);
      await dialog.waitFor({ state: 'attached' });
      // Laid out in an idle moment.
      await expect.poll(() => dialog.evaluate((each) => getComputedStyle(each).display)).toBe('grid');
      const height = await readHeight();
      await page.locator(tag).evaluate((each) => each.remove());
      expect(height).toBe(await readHeight());
    });

  test(`NL-01 text selected out of a field of ${tag} does not close it`, async ({ page }) => {
    await visit(page, `${origins.landing}/list`);
    await page.evaluate((name) => {
      const element = document.querySelector(name) ?? document.body.appendChild(document.createElement(name));
      element.toggleAttribute('open', true);
    }, tag);
    const dialog = page.locator(`${tag} dialog`);
    const field = page.locator(`${tag} input[name=Email]`);
    await field.fill('someone@example.ca');
    const { x, y, width, height } = (await field.boundingBox()) as Record<'x' | 'y' | 'width' | 'height', number>;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(4, y + height / 2, { steps: 5 });
    await page.mouse.up();
    await nextFrames(page, 5);
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
  });
}

test('NL-01 a page that scrolls by itself, as Lenis does, leaves the wheel to the lightbox', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await visit(page, `${origins.landing}/list`);
  await page.evaluate(() => {
    document.querySelector('main')?.style.setProperty('min-height', '3000px');
    // As Lenis 1 does (packages/core/src/lenis.ts, onVirtualScroll).
    addEventListener(
      'wheel',
      (event) => {
        if (event.composedPath().some((node) => node instanceof HTMLElement && 'lenisPrevent' in node.dataset)) return;
        event.preventDefault();
        scrollBy(0, event.deltaY);
      },
      { passive: false },
    );
  });
  const { dialog, element } = findLightbox(page);
  await element.evaluate((each) => each.toggleAttribute('open', true));
  await expect(dialog).toBeVisible();
  await page.mouse.move(200, 240);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => dialog.evaluate((each) => each.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
