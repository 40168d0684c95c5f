import type { Locator, Page } from '@playwright/test';
import { findBanner } from '../e2e/consent.ts';
import { formTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { form, openNeighbour } from './neighbour-page.ts';
import { find, openWindow, pageWindows, windowMessages } from './page-windows.ts';

// Elements in windows of a page that keep the focus, close at Escape, and hold the page still. Libraries look for what can
// have the focus, what is open and what scrolls, and see nothing of it in a shadow root.

/** What else is in the window: with its own button at one end, a trap takes that for all there is. */
const places: Record<string, string> = {
  'after a button': `<button>×</button>${form}`,
  'before a button': `${form}<button>Close</button>`,
  'without a button': form,
};
/** A focus-trap needs something to go to; these keep the focus in their own way, and always have. */
const isTried = (name: string, place: string) =>
  !(place === 'without a button' && /focus-trap|MicroModal/.test(name)) && !/a11y|native|keyup/.test(name);

/** Presses a key until a part of the form has the focus; the steps that it took, at most 5. */
async function reachForm(page: Page, key: string): Promise<number> {
  for (let step = 1; step < 6; step += 1) {
    await page.keyboard.press(key);
    // Traps move the focus in tasks of their own.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    if (await page.locator(formTag).evaluate((element) => element === document.activeElement)) return step;
  }
  return 6;
}

for (const name of Object.keys(pageWindows))
  for (const [place, content] of Object.entries(places).filter(([each]) => isTried(name, each)))
    test(`2.1.1 a form ${place} in ${name} and its fields are reached with Tab, and the form with Shift+Tab`, async ({
      page,
      watched,
    }) => {
      watched.expectConsoleMessage(windowMessages);
      await openWindow(page, name, content);
      await page.locator(formTag).locator('[name=Email]').waitFor();
      expect(await reachForm(page, 'Tab'), 'Tab').toBeLessThan(6);
      await page.keyboard.type('someone@example.ca');
      await expect(page.locator(formTag).locator('[name=Email]')).toHaveValue('someone@example.ca');
      await page.keyboard.press('Tab');
      await page.keyboard.type('K1A');
      await expect(page.locator(formTag).locator('[name=Zip]'), 'the next field').toHaveValue('K1A');
      const button = page.getByRole('button', { name: /^(×|Close)$/ });
      if (place === 'without a button') return;
      await button.last().focus();
      expect(await reachForm(page, 'Shift+Tab'), 'Shift+Tab').toBeLessThan(6);
    });

/** Suggestions of the search, once they are open. */
async function openSuggestions(page: Page): Promise<Locator> {
  const search = page.locator('vitrine-store-search');
  await search.getByRole('combobox').click();
  await page.keyboard.type('Toron');
  await expect(search.getByRole('option').first()).toBeVisible();
  return search.locator('[role=combobox]');
}

for (const name of Object.keys(pageWindows))
  test(`SF-02 Escape closes the suggestions and leaves ${name} open, which the next one closes`, async ({
    page,
    watched,
  }) => {
    watched.expectConsoleMessage(windowMessages);
    await openWindow(page, name, '<button>×</button><vitrine-store-search locale="en"></vitrine-store-search>');
    const box = await openSuggestions(page);
    await page.keyboard.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('body')).toHaveAttribute('data-open', 'true');
    await expect(box).toHaveValue('Toron');
    await page.keyboard.press('Escape');
    await expect(page.locator('body')).toHaveAttribute('data-open', 'false');
  });

test.describe('in a small window, asked for consent', () => {
  test.use({
    consent: 'undecided',
    hasTouch: true,
    viewport: { width: 320, height: 256 },
  });
  const question = '<vitrine-consent-banner locale="fr" open></vitrine-consent-banner>';
  const room = '<div id="room" style="height: 3000px"></div>';

  /** What holds a page still, or scrolls it in its own way. */
  const locks: [name: string, open: (page: Page) => Promise<void>][] = [
    [
      'Radix',
      async (page) => {
        await openWindow(page, 'Radix', '<button>×</button>', question + room);
        await page.locator('body[data-scroll-locked]').waitFor();
      },
    ],
    // It holds a finger on iPhones only.
    [
      'body-scroll-lock',
      (page) =>
        openNeighbour(
          page,
          `<script>Object.defineProperty(navigator, 'platform', { value: 'iPhone' })</script>${question}${room}`,
          find('body-scroll-lock/lib/bodyScrollLock.js'),
          `bodyScrollLock.disableBodyScroll(document.getElementById('room'))`,
        ),
    ],
    [
      'Lenis',
      (page) =>
        openNeighbour(
          page,
          question + room,
          find('lenis/dist/lenis.js'),
          'window.lenis = new Lenis({ autoRaf: true, syncTouch: true })',
        ),
    ],
  ];

  for (const [name, open] of locks)
    test(`TR-01 the question’s words scroll by wheel and by finger on a page that ${name} holds`, async ({
      page,
      watched,
    }) => {
      watched.expectConsoleMessage(windowMessages);
      await open(page);
      const words = findBanner(page).locator('.words');
      await words.hover();
      await page.mouse.wheel(0, 40);
      const readScroll = () => words.evaluate(({ scrollTop }) => scrollTop);
      await expect.poll(readScroll, 'by wheel').toBeGreaterThan(10);
      await words.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
      const { x, y, width, height } = (await words.boundingBox()) as Record<'x' | 'y' | 'width' | 'height', number>;
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2, y: y + height / 2 - up }],
        });
      await touch('touchStart');
      for (let up = 5; up <= 50; up += 5) await touch('touchMove', up);
      await touch('touchEnd');
      await expect.poll(readScroll, 'by finger').toBeGreaterThan(10);
      expect(await page.evaluate(() => scrollY), 'the page').toBe(0);
    });
});
