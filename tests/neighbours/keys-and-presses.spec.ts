import { createRequire } from 'node:module';
import { expect, test } from '../e2e/watched-page.ts';
import {
  findField,
  form,
  openNeighbour,
  readSwiper,
  selectWithMouse,
  startSwiper,
  writeSwiper,
} from './neighbour-page.ts';

// Libraries that pages have around an embedded form, from npm, each with the page that people write with it. To each, a
// key or a press in the form seems to come from the element, which is no field.

const require = createRequire(import.meta.url);
const libraries = {
  fastclick: require.resolve('fastclick'),
  flickity: require.resolve('flickity/dist/flickity.pkgd.js'),
  mousetrap: require.resolve('mousetrap'),
  swiper: require.resolve('swiper/bundle').replace('.mjs', '.js'),
};
test('Mousetrap leaves what is typed into a form alone', async ({ page }) => {
  await openNeighbour(
    page,
    form,
    [libraries.mousetrap],
    `Mousetrap.bind(['s', 'e', 'y'], () => { location.hash = 'taken'; return false; })`,
  );
  await findField(page, 'Email').pressSequentially('see-yes@example.ca');
  await expect(findField(page, 'Email')).toHaveValue('see-yes@example.ca');
  expect(new URL(page.url()).hash).toBe('');
  // Outside of fields, its keys are the page's.
  await findField(page, 'Email').blur();
  await page.keyboard.press('s');
  expect(new URL(page.url()).hash).toBe('#taken');
});

test('a page hears Escape and commands from a field, keys of a button that do not press it, and a Tab that leaves', async ({
  page,
}) => {
  await openNeighbour(
    page,
    form,
    [],
    `window.heard = []; document.addEventListener('keydown', (event) => window.heard.push(event.key))`,
  );
  await findField(page, 'Email').focus();
  for (const key of ['a', 'ArrowLeft', 'Escape', 'Control+k', 'Enter', 'Tab']) await page.keyboard.press(key);
  await page.locator('vitrine-newsletter-form').locator('button').focus();
  for (const key of ['ArrowLeft', ' ']) await page.keyboard.press(key);
  await page.locator('vitrine-newsletter-form').locator('a').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate('window.heard')).toEqual(['Escape', 'Control', 'k', 'ArrowLeft', 'Tab']);
});

test('keys of which a script tells the window itself are no error', async ({ page }) => {
  await openNeighbour(page, form);
  await page.evaluate(() => {
    for (const key of ['Escape', 'Tab', 'a']) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  await findField(page, 'Email').fill('someone@example.ca');
});

test('a default button, as WebForms has it, leaves Enter to the form', async ({ page }) => {
  // What its script does: Enter anywhere but in a text area presses the button.
  const start = `function fire(event) {
    if (event.keyCode !== 13 || event.target.tagName === 'TEXTAREA') return true;
    document.getElementById('other').click();
    return false;
  }`;
  await openNeighbour(
    page,
    `<form onsubmit="location.hash = 'posted'; return false" onkeypress="return fire(event)">${form}<button id="other">Search</button></form>`,
    [],
    start,
  );
  await findField(page, 'Email').fill('not-an-address');
  await findField(page, 'Email').press('Enter');
  await expect(findField(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('Swiper leaves arrow keys and selecting in a field alone', async ({ page }) => {
  await openNeighbour(page, writeSwiper(form), [libraries.swiper], startSwiper);
  const code = findField(page, 'Zip');
  await code.fill('K1A 0B1');
  await code.press('End');
  await code.press('ArrowLeft');
  expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('K1A 0B1'.length - 1);
  await selectWithMouse(page);
  expect(await readSwiper(page)).toEqual([0, 0]);
});

test('Flickity leaves a press in a field alone, which gets the focus', async ({ page }) => {
  const cells = `<div class="carousel"><div class="cell" style="width:100%">${form}</div><div class="cell" style="width:100%">Second</div></div>`;
  await openNeighbour(page, cells, [libraries.flickity], `new Flickity('.carousel', { setGallerySize: false })`);
  await page.addStyleTag({ content: '.flickity-viewport { height: 900px; position: relative; overflow: hidden }' });
  await findField(page, 'Email').click();
  await page.keyboard.type('a@example.ca');
  await expect(findField(page, 'Email')).toHaveValue('a@example.ca');
});

test('what closes a menu at a press elsewhere hears of one in a field, and what belongs to a dialog around it does not close', async ({
  page,
}) => {
  await openNeighbour(
    page,
    `<div id="menu">Menu</div><div id="dialog">${form}</div>`,
    [],
    `for (const id of ['menu', 'dialog'])
      document.addEventListener('pointerdown', (event) => {
        const box = document.getElementById(id);
        if (!event.composedPath().includes(box) && !box.contains(event.target)) box.dataset.closed = '';
      });`,
  );
  await findField(page, 'Email').click();
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
    await openNeighbour(page, form, [libraries.fastclick], `FastClick.attach(document.body)`);
    const button = page.locator('vitrine-newsletter-form').locator('button');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (!box) throw new Error('No button');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(findField(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  });
});
