import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { isFullRun, sample } from '../support/samples.ts';
import { listWidgetTags } from '../support/widget-tags.ts';
import { keepLightboxAway } from './newsletter.ts';
import { expect, test } from './watched-page.ts';

// Containers sized by their content: a size container gets no width there by itself.

/** How a container shrinks: its styles, and those of a box around it where needed. */
const places: Record<string, { place: string; around?: string; tag?: string }> = {
  'a flex row': { place: 'display: flex' },
  'a centred flex column': { place: 'display: flex; flex-direction: column; align-items: center' },
  'a wrapping row of a block editor': { place: 'display: flex; flex-wrap: wrap; gap: 16px; align-items: center' },
  'a stack of a block editor': { place: 'display: flex; flex-direction: column; align-items: flex-start; gap: 16px' },
  'a centred grid': { place: 'display: grid; place-items: center' },
  'a grid that starts': { place: 'display: grid; justify-content: start' },
  'a float': { place: 'float: left' },
  'an inline block': { place: 'display: inline-block' },
  'a table cell': { place: 'display: table-cell' },
  'an absolute box': { place: 'position: absolute', around: 'position: relative' },
  'a box that fits its content': { place: 'width: fit-content' },
  'an open dialog': { place: 'position: static; margin: 0; padding: 0; border: 0', tag: 'dialog' },
  'a fieldset in a row': { place: 'border: 0; padding: 0; margin: 0', around: 'display: flex', tag: 'fieldset' },
};

/** Elements that are not in the flow: they cover the page, or show only on request. */
const unseen = ['newsletter-lightbox', 'gift-lightbox', 'consent-banner', 'loading-overlay'];
const tags = listWidgetTags().filter((tag) => !unseen.includes(tag.replace('vitrine-', '')));

/** Widths of the column in a window of this width. */
function listColumns(viewport: number): readonly number[] {
  if (viewport === 320) return isFullRun ? [320, 240] : [240];
  return isFullRun ? [1100, 600, 240] : [1100, 240];
}

interface Box {
  tag: string;
  width: number;
  /** Width of the same element in a plain block in the same column. */
  plain: number;
  /** How far anything in the column overflows it. */
  excess: number;
}

/** Moves each rendered element through a container in a column of this many pixels, and measures it. */
const measure = (page: Page, name: string, column: number): Promise<Box[]> =>
  page.evaluate(
    async ([wanted, { place: style, around = '', tag: placeTag = 'div' }, width]) => {
      const frame = document.createElement('div');
      const outer = document.createElement('div');
      const place = document.createElement(placeTag);
      const plain = document.createElement('div');
      frame.style.cssText = `width: ${width}px; margin: 0; padding: 0`;
      outer.style.cssText = around;
      place.style.cssText = style;
      if (placeTag === 'dialog') place.setAttribute('open', '');
      outer.append(place);
      frame.append(outer, plain);
      // Removed from the page, an element shuts down; moved within it, it keeps its state.
      const park = document.querySelector('#park') as Element;
      for (const child of [...document.body.children]) if (child !== park) child.remove();
      document.body.append(frame);
      const boxes: Box[] = [];
      for (const tag of wanted) {
        const element = park.querySelector(tag) as Element;
        plain.replaceChildren(element);
        const before = element.getBoundingClientRect().width;
        place.replaceChildren(element);
        const box = element.getBoundingClientRect();
        const excess = Math.max(box.right, place.getBoundingClientRect().right) - frame.getBoundingClientRect().right;
        boxes.push({ tag, width: box.width, plain: before, excess });
        park.append(element);
      }
      return boxes;
    },
    [tags, places[name] as (typeof places)[string], column] as const,
  );

/** Opens every element on one page, waits until each has rendered, and keeps them available. */
async function openAll(page: Page, query = ''): Promise<void> {
  await keepLightboxAway(page);
  await page.goto(`${origins.landing}/hostile/plain${query}`);
  for (const tag of tags) {
    await page.locator(tag).evaluate((element) => element.scrollIntoView());
    await expect(page.locator(`${tag} .root > *`).first(), tag).toBeAttached();
  }
  await page.evaluate((names) => {
    const park = document.createElement('div');
    park.id = 'park';
    for (const name of names) park.append(document.querySelector(name) as Element);
    document.body.append(park);
  }, tags);
}

for (const [kind, query] of sample(2, [
  ['rendered by their script', ''],
  ['prerendered', '?prerendered'],
] as const)) {
  test(`elements ${kind} keep a minimum width in containers that shrink, and do not overflow their column`, {
    tag: '@full',
  }, async ({ page }) => {
    test.setTimeout(120_000);
    await openAll(page, query);
    for (const viewport of [1100, 320]) {
      await page.setViewportSize({ width: viewport, height: 800 });
      for (const column of listColumns(viewport)) {
        for (const name of Object.keys(places)) {
          for (const { tag, width, plain, excess } of await measure(page, name, column)) {
            const what = `${tag} in ${name} of ${column} pixels`;
            expect.soft(plain, `${tag} in a block of ${column} pixels`).toBe(column);
            // Share buttons and the search box are sized by their content.
            const isContained = !['vitrine-share-buttons', 'vitrine-store-search'].includes(tag);
            expect.soft(width, what).toBeGreaterThanOrEqual(isContained ? Math.min(column, 512) : 150);
            if (isContained) expect.soft(excess, `${what} stands out`).toBeLessThanOrEqual(0.5);
          }
        }
      }
    }
  });
}
