import type { Locator, Page } from '@playwright/test';
import { isFullRun, sample } from '../support/samples.ts';
import { addressOf, readElements, tags } from './hostile-elements.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

/** What a dark page may style: only its text colour, or everything. */
const palettes = {
  'light text colours only': { '--vitrine-ink': '#f4ece0', '--vitrine-stone': '#cfc4b4' },
  'a palette with dark fields': {
    '--vitrine-paper': '#17130f',
    '--vitrine-ink': '#f4ece0',
    '--vitrine-stone': '#cfc4b4',
    '--vitrine-action': '#e8c27a',
    '--vitrine-error': '#ffb4a8',
    '--vitrine-success': '#a9dcb8',
    '--vitrine-field': '#2a241d',
    '--vitrine-field-ink': '#fff8ec',
  },
};

/** The lowest contrast of text to its own background, among elements that have both. */
const readContrasts = (nodes: Locator) =>
  nodes.evaluateAll((all) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Relative luminance (WCAG 2). */
    const readLuminance = (colour: string): number => {
      if (!context) throw new Error('No canvas');
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return all.flatMap((node) => {
      const ground = getComputedStyle(node).backgroundColor;
      const inks = [node, ...node.querySelectorAll('small')].map((each) => getComputedStyle(each).color);
      if (node.matches('[placeholder]')) inks.push(getComputedStyle(node, '::placeholder').color);
      return inks.map((ink) => {
        const [high = 0, low = 0] = [readLuminance(ink), readLuminance(ground)].sort((one, other) => other - one);
        return {
          what: `${node.localName}.${node.className} ${ink} on ${ground}`,
          contrast: (high + 0.05) / (low + 0.05),
        };
      });
    });
  });

async function expectLegible(page: Page, nodes: Locator, least: number): Promise<void> {
  const found = await readContrasts(nodes);
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
  await expect(page.locator('main')).toBeVisible();
}

const fields = 'input:not([type]), input:is([type=text], [type=email], [type=tel], [type=search]), textarea';

for (const locale of isFullRun ? locales : (['fr'] as const)) {
  for (const [name, palette] of sample(2, Object.entries(palettes))) {
    test(`fields, suggestions and notices have a contrast of at least 4.5 on a page with ${name} (${locale})`, {
      tag: '@full',
    }, async ({ page }) => {
      await page.goto(addressOf('dark', locale));
      await page.evaluate((tokens) => {
        for (const [property, value] of Object.entries(tokens)) document.body.style.setProperty(property, value);
      }, palette);
      await readElements(page, tags);
      for (const [tag, least] of [
        ['vitrine-newsletter-form', 2],
        ['vitrine-contact-form', 6],
        ['vitrine-contest-entry', 3],
        ['vitrine-new-movers', 3],
        ['vitrine-gift-balance', 1],
        ['vitrine-article-list', 1],
        ['vitrine-store-finder', 1],
        ['vitrine-store-search', 1],
      ] as const) {
        await expectLegible(page, page.locator(tag).locator(fields), least);
      }
      await expectLegible(page, page.locator('vitrine-contact-form select:visible'), 1);
      const search = page.locator('vitrine-store-search');
      await search.getByRole('combobox').pressSequentially('Québec');
      await expect(search.getByRole('option').first()).toBeVisible();
      await search.getByRole('option').first().hover();
      await page.keyboard.press('ArrowDown');
      await expectLegible(page, search.locator('[role=option]:hover, [aria-selected=true]'), 1);
      await expectLegible(page, search.getByRole('listbox'), 2);
      const finder = page.locator('vitrine-store-finder');
      await finder.getByRole('combobox').pressSequentially('Xyzzy');
      await page.keyboard.press('Enter');
      await expect(finder.locator('#place-notice')).toHaveText(/\w/);
      await expectLegible(page, finder.locator('#place-notice'), 1);
    });
  }
}
