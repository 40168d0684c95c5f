import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Locator, type Page, test } from '@playwright/test';
import { createAddress, fillForm, findParts, formTag } from '../e2e/newsletter.ts';
import { appOrigins, origins } from '../support/ports.ts';

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
  if (start) await page.addScriptTag({ content: start, ...(start.startsWith('import ') && { type: 'module' }) });
  await page.addScriptTag({ type: 'module', url: `${origins.site}/widgets/v1/vitrine.js` });
  if (body.includes(form)) await findField(page, 'Email').waitFor();
}

/**
 * Serves a page whose classic script, and the libraries of these files, run before everything else; returns once it is
 * open. The page may send forms.
 */
export async function openOldPage(
  page: Page,
  { script = '', libraries = [], body = form }: { script?: string; libraries?: readonly string[]; body?: string },
): Promise<void> {
  const address = appOrigins[test.info().parallelIndex] as string;
  const tags = libraries.map((_, at) => `<script src="/${at}.js"></script>`).join('');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Old page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${tags}<script>${script}</script>
<script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script><body>${body}</body></html>`;
  const server = createServer(({ url = '' }, response) => {
    const library = libraries[Number.parseInt(url.slice(1), 10)];
    response.setHeader('content-type', `${library ? 'text/javascript' : 'text/html'}; charset=utf-8`);
    response.end(library ? readFileSync(library) : html);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(address).port), '127.0.0.1', resolve));
  try {
    await page.goto(address);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Signs up with the form of a page. */
export async function signUp(page: Page): Promise<void> {
  const widget = page.locator(formTag);
  await fillForm(widget, createAddress());
  await findParts(widget).submit.click();
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
