import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/watched-page.ts';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { origins } from '../support/ports.ts';
import {
  findField,
  form,
  openNeighbour,
  readSwiper,
  selectWithMouse,
  startSwiper,
  writeSwiper,
} from './neighbour-page.ts';

// Carousels and hotkeys of other packages around every kind of thing that an element has: fields, selects, summaries, links, the map.

const packages = join(ensurePackages('neighbours/packages'), 'node_modules');
const swiper = createRequire(import.meta.url)
  .resolve('swiper/bundle')
  .replace('.mjs', '.js');
const finder = '<vitrine-store-finder locale="en" province="ON"></vitrine-store-finder>';
const share = '<vitrine-share-buttons locale="en"></vitrine-share-buttons>';
/** Paths of files of the packages. */
const find = (...files: readonly string[]) => files.map((file) => join(packages, file));

/** Types a code and moves in it with the keys that turn a carousel. */
async function moveInCode(page: Page): Promise<void> {
  const code = findField(page, 'Zip');
  await code.fill('K1A 0B1');
  await code.press('End');
  await code.press('ArrowLeft');
  await code.press('ArrowLeft');
  expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('K1A 0B1'.length - 2);
}

test('slick leaves arrow keys and selecting in a field alone', async ({ page }) => {
  await openNeighbour(
    page,
    `<div class="slides" style="width: 500px; overflow: hidden"><div>${form}</div><div>Second</div></div>`,
    find('jquery/dist/jquery.js', 'slick-carousel/slick/slick.js'),
    `window.moves = []; jQuery('.slides').on('beforeChange', (event, slick, from, to) => moves.push(to)).slick({ arrows: false, infinite: false })`,
  );
  await page.addStyleTag({ path: join(packages, 'slick-carousel/slick/slick.css') });
  await moveInCode(page);
  await selectWithMouse(page);
  expect(await page.evaluate('moves')).toEqual([]);
});

test('Bootstrap’s carousel leaves arrow keys and selecting in a field alone', async ({ page }) => {
  await openNeighbour(
    page,
    `<div id="slides" class="carousel slide"><div class="carousel-inner"><div class="carousel-item active">${form}</div><div class="carousel-item">Second</div></div></div>`,
    find('bootstrap/dist/js/bootstrap.bundle.js'),
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
      await openNeighbour(page, form, find(library), start);
      await findField(page, 'Email').pressSequentially('see-yes@example.ca');
      await expect(findField(page, 'Email')).toHaveValue('see-yes@example.ca');
      expect(new URL(page.url()).hash).toBe('');
      await findField(page, 'Email').blur();
      await page.keyboard.press('s');
      expect(new URL(page.url()).hash, 'outside of fields they are the page’s').toBe('#taken');
    });
  }

  test('@github/hotkey leaves what is typed into a field alone', async ({ page }) => {
    await page.route(`${origins.winners}/hotkey/*`, (route) =>
      route.fulfill({ path: join(packages, '@github/hotkey/dist', basename(route.request().url())) }),
    );
    const links = ['s', 'e', 'y'].map((key) => `<a href="#taken" data-hotkey="${key}">${key}</a>`);
    await openNeighbour(
      page,
      links.join('') + form,
      [],
      `import { install } from '/hotkey/index.js'; for (const link of document.querySelectorAll('[data-hotkey]')) install(link)`,
    );
    await findField(page, 'Email').pressSequentially('see-yes@example.ca');
    await expect(findField(page, 'Email')).toHaveValue('see-yes@example.ca');
    expect(new URL(page.url()).hash).toBe('');
    await findField(page, 'Email').blur();
    await page.keyboard.press('s');
    await expect.poll(() => new URL(page.url()).hash, 'outside of fields they are the page’s').toBe('#taken');
  });
});

test('Swiper leaves the map to the mouse and to the arrow keys', async ({ page }) => {
  await openNeighbour(page, writeSwiper(finder), [swiper], startSwiper);
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
  expect(await readSwiper(page)).toEqual([0, 0]);
  await map.focus();
  await map.press('ArrowRight');
  expect(await readSwiper(page)).toEqual([0, 0]);
});

test('Swiper leaves summaries to presses, and lets links be pressed', async ({ page }) => {
  await openNeighbour(page, writeSwiper(finder + share), [swiper], startSwiper);
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
  expect(await readSwiper(page)).toEqual([0, 0]);
});

test('Sortable leaves a press in a field alone, and a form that it moves keeps what was typed', async ({ page }) => {
  await openNeighbour(
    page,
    `<ul id="list"><li>First</li><li>${form}</li><li>Third</li></ul>`,
    find('sortablejs/Sortable.js'),
    `window.sorts = 0; window.sortable = Sortable.create(document.getElementById('list'), { dataIdAttr: 'data-id', onStart() { sorts += 1 } })`,
  );
  await findField(page, 'Email').click();
  await page.keyboard.type('someone@example.ca');
  await selectWithMouse(page);
  expect(await page.evaluate('sorts')).toBe(0);
  await page.evaluate('sortable.sort(sortable.toArray().reverse())');
  await expect(page.locator('li').first()).toHaveText('Third');
  await expect(findField(page, 'Email')).toHaveValue('someone@example.ca');
});
