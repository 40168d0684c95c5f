import type { Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';

/** The form that most neighbours are tried around. */
export const form = '<vitrine-newsletter-form locale="en"></vitrine-newsletter-form>';

/** A field of that form by its name. */
export const findField = (page: Page, name: 'Email' | 'Zip'): Locator =>
  page.locator('vitrine-newsletter-form').locator(`[name=${name}]`);

/**
 * Opens a page of a sibling brand with elements among what libraries need, then the libraries, by the paths of their
 * files, what starts them, and the kit.
 */
export async function openNeighbour(
  page: Page,
  body: string,
  libraries: readonly string[] = [],
  start = '',
): Promise<void> {
  await page.goto(`${origins.winners}/plain`);
  await page.setContent(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Neighbour</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body>${body}</body></html>`);
  for (const path of libraries) await page.addScriptTag({ path });
  await page.addScriptTag({ content: start, ...(start.startsWith('import ') && { type: 'module' }) });
  await page.addScriptTag({ type: 'module', url: `${origins.site}/widgets/v1/vitrine.js` });
  if (body.includes(form)) await findField(page, 'Email').waitFor();
}

/** A Swiper, 900 pixels wide, whose first slide has this content. */
export const writeSwiper = (content: string): string =>
  `<div class="swiper" style="overflow: hidden; width: 900px"><div class="swiper-wrapper" style="display: flex">
    ${[content, 'Second'].map((each) => `<div class="swiper-slide" style="flex: 0 0 900px">${each}</div>`).join('')}</div></div>`;

/** Starts the Swiper. */
export const startSwiper = `window.swiper = new Swiper('.swiper', { keyboard: { enabled: true } });
  window.moves = 0;
  swiper.on('sliderMove', () => { window.moves += 1; });`;

/** The slide that the Swiper shows, and how often it was dragged: `[0, 0]` at first. */
export const readSwiper = (page: Page): Promise<unknown> => page.evaluate('[swiper.activeIndex, moves]');

/** Selects in the form's first field with the mouse, as one would drag a slide. */
export async function selectWithMouse(page: Page): Promise<void> {
  const box = await findField(page, 'Email').boundingBox();
  if (!box) throw new Error('No field');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 150, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, y, { steps: 5 });
  await page.mouse.up();
}
