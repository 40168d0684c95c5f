import type { Page } from '@playwright/test';
import { findLightbox, lightboxTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { openNeighbour } from './neighbour-page.ts';
import { find } from './page-windows.ts';

// Libraries that scroll a page by a script hear the wheel and the keys of an open lightbox as well, and do not know that the
// page behind it has to stay.

const screens = Array.from(
  { length: 6 },
  (_, at) => `<div class="section" style="height: 100vh">Screen ${at}</div>`,
).join('');
const lightbox = `<${lightboxTag} locale="en" trigger="manual"></${lightboxTag}>`;

/** A library's page: what is in it, the library's files, what starts it, and where the page is. */
interface Scroller {
  body: string;
  files: readonly string[];
  start: string;
  read: string;
}
const scrollers: Record<string, Scroller> = {
  'SmoothScroll for websites': {
    body: screens + lightbox,
    files: find('smoothscroll-for-websites/SmoothScroll.js'),
    start: 'SmoothScroll({})',
    read: 'Math.round(scrollY)',
  },
  'fullPage.js': {
    body: `<div id="pages">${screens}</div>${lightbox}`,
    files: find('fullpage.js/dist/fullpage.js'),
    start: `new fullpage('#pages', { licenseKey: 'gplv3-license', credits: { enabled: false }, scrollingSpeed: 50 })`,
    read: `document.querySelector('.section.active').textContent`,
  },
  'smooth-scrollbar': {
    body: `<div id="pages" style="height: 100vh; overflow: auto">${screens}${lightbox}</div>`,
    files: find('smooth-scrollbar/dist/smooth-scrollbar.js'),
    start: `window.bar = Scrollbar.init(document.getElementById('pages'))`,
    read: 'Math.round(bar.offset.y)',
  },
};

/** Waits for as many frames as the libraries take to move a page. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 40; frame += 1) await new Promise(requestAnimationFrame);
  });

for (const [name, { body, files, start, read }] of Object.entries(scrollers))
  test(`RT-08 the page behind an open lightbox stays where it is by wheel and by keys, where ${name} scrolls it`, async ({
    page,
    watched,
  }) => {
    watched.expectConsoleMessage(/fullPage/);
    await openNeighbour(page, `<style>body { margin: 0 }</style>${body}`, files, start);
    const { element, dialog } = findLightbox(page);
    await dialog.waitFor({ state: 'attached' });
    const readPlace = () => page.evaluate(read);
    await page.mouse.move(400, 400);
    const first = await readPlace();
    await page.mouse.wheel(0, 300);
    await expect.poll(readPlace, 'without a lightbox, the library moves the page').not.toEqual(first);
    await settle(page);
    await element.evaluate((each) => each.toggleAttribute('open', true));
    await dialog.waitFor();
    const place = await readPlace();
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 300);
    await settle(page);
    expect(await readPlace(), 'by wheel').toEqual(place);
    for (const key of ['PageDown', 'ArrowDown', ' ']) await page.keyboard.press(key);
    await settle(page);
    expect(await readPlace(), 'by keys').toEqual(place);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.mouse.wheel(0, 300);
    await expect.poll(readPlace, 'afterwards the page is the library’s again').not.toEqual(place);
  });
