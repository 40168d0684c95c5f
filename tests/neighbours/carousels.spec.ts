import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/watched-page.ts';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { origins } from '../support/ports.ts';

// Carousels and hotkeys of other packages around every kind of thing that an element has: fields, selects, summaries, links, the map.

const packages = join(ensurePackages('neighbours/packages'), 'node_modules');
const swiper = 'node_modules/swiper/swiper-bundle.min.js';
const form = '<vitrine-newsletter-form locale="en"></vitrine-newsletter-form>';
const finder = '<vitrine-store-finder locale="en" province="ON" map-height="400px"></vitrine-store-finder>';
const share = '<vitrine-share-buttons locale="en"></vitrine-share-buttons>';

/** Opens a page of a sibling brand with elements among what libraries need, then the libraries and what starts them. */
async function open(page: Page, body: string, libraries: readonly string[], start: string): Promise<void> {
  await page.goto(`${origins.winners}/plain`);
  await page.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Neighbour</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body>${body}</body></html>`);
  for (const path of libraries)
    await page.addScriptTag({ path: path.startsWith('node_modules') ? path : join(packages, path) });
  await page.addScriptTag({ content: start, type: 'module' });
  await page.addScriptTag({ type: 'module', url: `${origins.site}/widgets/v1/vitrine.js` });
}

const inForm = (page: Page, name: string) => page.locator('vitrine-newsletter-form').locator(`[name=${name}]`);

/** Types a code and moves in it with the keys that turn a carousel. */
async function moveInCode(page: Page): Promise<void> {
  const code = inForm(page, 'Zip');
  await code.fill('K1A 0B1');
  await code.press('End');
  await code.press('ArrowLeft');
  await code.press('ArrowLeft');
  expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('K1A 0B1'.length - 2);
}

/** Selects in a field with the mouse, as one would drag a slide. */
async function selectWithMouse(page: Page): Promise<void> {
  const box = await inForm(page, 'Email').boundingBox();
  if (!box) throw new Error('No field');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 150, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, y, { steps: 5 });
  await page.mouse.up();
}

test('slick leaves arrow keys and selecting in a field alone', async ({ page }) => {
  await open(
    page,
    `<div class="slides" style="width: 500px; overflow: hidden"><div>${form}</div><div>Second</div></div>`,
    ['jquery/dist/jquery.js', 'slick-carousel/slick/slick.js'],
    `window.moves = []; jQuery('.slides').on('beforeChange', (event, slick, from, to) => moves.push(to)).slick({ arrows: false, infinite: false })`,
  );
  await page.addStyleTag({ path: join(packages, 'slick-carousel/slick/slick.css') });
  await moveInCode(page);
  await selectWithMouse(page);
  expect(await page.evaluate('moves')).toEqual([]);
});

test('Bootstrap’s carousel leaves arrow keys and selecting in a field alone', async ({ page }) => {
  await open(
    page,
    `<div id="slides" class="carousel slide"><div class="carousel-inner"><div class="carousel-item active">${form}</div><div class="carousel-item">Second</div></div></div>`,
    ['bootstrap/dist/js/bootstrap.bundle.js'],
    `window.moves = []; document.getElementById('slides').addEventListener('slide.bs.carousel', ({ to }) => moves.push(to)); new bootstrap.Carousel('#slides')`,
  );
  await page.addStyleTag({ path: join(packages, 'bootstrap/dist/css/bootstrap.css') });
  await moveInCode(page);
  await selectWithMouse(page);
  expect(await page.evaluate('moves')).toEqual([]);
});

test.describe('hotkeys of one letter', () => {
  for (const [name, library, start] of [
    [
      'hotkeys-js',
      'hotkeys-js/dist/hotkeys-js.umd.cjs',
      `hotkeys('s,e,y', () => { location.hash = 'taken'; return false })`,
    ],
    [
      'tinykeys',
      'tinykeys/dist/tinykeys.umd.js',
      `tinykeys.tinykeys(window, { s: take, e: take, y: take }); function take(event) { event.preventDefault(); location.hash = 'taken' }`,
    ],
  ] as const) {
    test(`${name} leaves what is typed into a field alone`, async ({ page }) => {
      await open(page, form, [library], start);
      await inForm(page, 'Email').pressSequentially('see-yes@example.ca');
      await expect(inForm(page, 'Email')).toHaveValue('see-yes@example.ca');
      expect(new URL(page.url()).hash).toBe('');
      await inForm(page, 'Email').blur();
      await page.keyboard.press('s');
      expect(new URL(page.url()).hash, 'outside of fields they are the page’s').toBe('#taken');
    });
  }

  test('@github/hotkey leaves what is typed into a field alone', async ({ page }) => {
    await page.route(`${origins.winners}/hotkey/*`, (route) =>
      route.fulfill({ path: join(packages, '@github/hotkey/dist', basename(route.request().url())) }),
    );
    const links = ['s', 'e', 'y'].map((key) => `<a href="#taken" data-hotkey="${key}">${key}</a>`);
    await open(
      page,
      links.join('') + form,
      [],
      `import { install } from '/hotkey/index.js'; for (const link of document.querySelectorAll('[data-hotkey]')) install(link)`,
    );
    await inForm(page, 'Email').pressSequentially('see-yes@example.ca');
    await expect(inForm(page, 'Email')).toHaveValue('see-yes@example.ca');
    expect(new URL(page.url()).hash).toBe('');
    await inForm(page, 'Email').blur();
    await page.keyboard.press('s');
    await expect.poll(() => new URL(page.url()).hash, 'outside of fields they are the page’s').toBe('#taken');
  });
});

test('Swiper leaves the map to the mouse and to the arrow keys', async ({ page }) => {
  await open(
    page,
    `<div class="swiper" style="overflow: hidden; width: 900px"><div class="swiper-wrapper" style="display: flex">
      <div class="swiper-slide" style="flex: 0 0 900px">${finder}</div><div class="swiper-slide" style="flex: 0 0 900px">Second</div></div></div>`,
    [swiper],
    `window.swiper = new Swiper('.swiper', { keyboard: { enabled: true } })`,
  );
  const map = page.locator('vitrine-store-finder').getByRole('application');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('No map');
  const marker = page.locator('vitrine-store-finder').locator('[part~=marker], [part~=cluster]').first();
  const before = await marker.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + 30];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 160, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await marker.boundingBox())?.x).not.toBe(before?.x);
  expect(await page.evaluate('[swiper.activeIndex, Math.round(swiper.translate)]')).toEqual([0, 0]);
  await map.focus();
  await map.press('ArrowRight');
  expect(await page.evaluate('swiper.activeIndex')).toBe(0);
});

test('Swiper leaves summaries to presses, and lets links be pressed', async ({ page }) => {
  await open(
    page,
    `<div class="swiper" style="overflow: hidden; width: 900px"><div class="swiper-wrapper" style="display: flex">
      <div class="swiper-slide" style="flex: 0 0 900px">${finder}${share}</div><div class="swiper-slide" style="flex: 0 0 900px">Second</div></div></div>`,
    [swiper],
    `window.swiper = new Swiper('.swiper', { keyboard: { enabled: true } })`,
  );
  const summary = page.locator('vitrine-store-finder').locator('summary').first();
  await summary.click();
  await expect(summary.locator('xpath=..')).toHaveAttribute('open', '');
  await summary.press('Enter');
  await expect(summary.locator('xpath=..')).not.toHaveAttribute('open');
  const link = page.locator('vitrine-share-buttons').getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const pressed = link.evaluate(
    (each) =>
      new Promise((resolve) =>
        each.addEventListener('click', (event) => {
          event.preventDefault();
          resolve(event.isTrusted);
        }),
      ),
  );
  await link.click();
  expect(await pressed).toBe(true);
  expect(await page.evaluate('[swiper.activeIndex, Math.round(swiper.translate)]')).toEqual([0, 0]);
});
