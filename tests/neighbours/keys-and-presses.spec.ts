import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';

// Libraries that pages have around an embedded form, from npm, each with the page that people write with it. To each, a
// key or a press in the form seems to come from the element, which is no field.

const require = createRequire(import.meta.url);
const libraries = {
  fastclick: require.resolve('fastclick'),
  flickity: require.resolve('flickity/dist/flickity.pkgd.js'),
  mousetrap: require.resolve('mousetrap'),
  swiper: require.resolve('swiper/bundle').replace('.mjs', '.js'),
};
const form = '<vitrine-newsletter-form locale="en"></vitrine-newsletter-form>';

/** Opens a page of a sibling brand with a form among what a library needs, then the library and what starts it. */
async function open(page: Page, library: keyof typeof libraries | undefined, body: string, start = ''): Promise<void> {
  await page.goto(`${origins.winners}/plain`);
  await page.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Neighbour</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body>${body}</body></html>`);
  if (library) await page.addScriptTag({ path: libraries[library] });
  await page.addScriptTag({ content: start });
  await page.addScriptTag({ type: 'module', url: `${origins.site}/widgets/v1/vitrine.js` });
  await expect(findEmail(page)).toBeVisible();
}

const findEmail = (page: Page) => page.locator('vitrine-newsletter-form').locator('[name=Email]');

test('Mousetrap leaves what is typed into a form alone', async ({ page }) => {
  await open(
    page,
    'mousetrap',
    form,
    `Mousetrap.bind(['s', 'e', 'y'], () => { location.hash = 'taken'; return false; })`,
  );
  await findEmail(page).pressSequentially('see-yes@example.ca');
  await expect(findEmail(page)).toHaveValue('see-yes@example.ca');
  expect(new URL(page.url()).hash).toBe('');
  // Outside of fields, its keys are the page's.
  await findEmail(page).blur();
  await page.keyboard.press('s');
  expect(new URL(page.url()).hash).toBe('#taken');
});

test('a page hears Escape, Tab and commands from a field, and keys of a button that do not press it', async ({
  page,
}) => {
  await open(
    page,
    undefined,
    form,
    `window.heard = []; document.addEventListener('keydown', (event) => window.heard.push(event.key))`,
  );
  await findEmail(page).focus();
  for (const key of ['a', 'ArrowLeft', 'Escape', 'Control+k', 'Enter', 'Tab']) await page.keyboard.press(key);
  await page.locator('vitrine-newsletter-form').locator('button').focus();
  for (const key of ['ArrowLeft', ' ']) await page.keyboard.press(key);
  expect(await page.evaluate('window.heard')).toEqual(['Escape', 'Control', 'k', 'Tab', 'ArrowLeft']);
});

test('a default button, as WebForms has it, leaves Enter to the form', async ({ page }) => {
  // What its script does: Enter anywhere but in a text area presses the button.
  const start = `function fire(event) {
    if (event.keyCode !== 13 || event.target.tagName === 'TEXTAREA') return true;
    document.getElementById('other').click();
    return false;
  }`;
  await open(
    page,
    undefined,
    `<form onsubmit="location.hash = 'posted'; return false" onkeypress="return fire(event)">${form}<button id="other">Search</button></form>`,
    start,
  );
  await findEmail(page).fill('not-an-address');
  await findEmail(page).press('Enter');
  await expect(findEmail(page)).toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('Swiper leaves arrow keys and selecting in a field alone', async ({ page }) => {
  const slides = `<div class="swiper" style="overflow:hidden;width:500px"><div class="swiper-wrapper" style="display:flex">
    <div class="swiper-slide" style="flex:0 0 500px">${form}</div><div class="swiper-slide" style="flex:0 0 500px">Second</div></div></div>`;
  await open(page, 'swiper', slides, `window.swiper = new Swiper('.swiper', { keyboard: { enabled: true } })`);
  const code = page.locator('vitrine-newsletter-form').locator('[name=Zip]');
  await code.fill('K1A 0B1');
  await code.press('End');
  await code.press('ArrowLeft');
  expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('K1A 0B1'.length - 1);
  const box = await findEmail(page).boundingBox();
  if (!box) throw new Error('No field');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 150, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, y, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate('[swiper.activeIndex, Math.round(swiper.translate)]')).toEqual([0, 0]);
});

test('Flickity leaves a press in a field alone, which gets the focus', async ({ page }) => {
  const cells = `<div class="carousel"><div class="cell" style="width:100%">${form}</div><div class="cell" style="width:100%">Second</div></div>`;
  await open(page, 'flickity', cells, `new Flickity('.carousel', { setGallerySize: false })`);
  await page.addStyleTag({ content: '.flickity-viewport { height: 900px; position: relative; overflow: hidden }' });
  await findEmail(page).click();
  await page.keyboard.type('a@example.ca');
  await expect(findEmail(page)).toHaveValue('a@example.ca');
});

test('what closes a menu at a press elsewhere hears of one in a field, and what belongs to a dialog around it does not close', async ({
  page,
}) => {
  await open(
    page,
    undefined,
    `<div id="menu">Menu</div><div id="dialog">${form}</div>`,
    `for (const id of ['menu', 'dialog'])
      document.addEventListener('pointerdown', (event) => {
        const box = document.getElementById(id);
        if (!event.composedPath().includes(box) && !box.contains(event.target)) box.dataset.closed = '';
      });`,
  );
  await findEmail(page).click();
  await expect(page.locator('#menu')).toHaveAttribute('data-closed', '');
  await expect(page.locator('#dialog')).not.toHaveAttribute('data-closed');
});

test.describe('on a phone', () => {
  test.use({
    hasTouch: true,
    viewport: { width: 390, height: 800 },
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  });

  test('FastClick leaves a tap on the submit button to the form', async ({ page }) => {
    await open(page, 'fastclick', form, `FastClick.attach(document.body)`);
    const button = page.locator('vitrine-newsletter-form').locator('button');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('No button');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(findEmail(page)).toHaveAttribute('aria-invalid', 'true');
  });
});
