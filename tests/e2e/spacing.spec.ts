import type { Locator, Page } from '@playwright/test';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

/** Visible texts with a part that must stay on one line and does not. */
const findBroken = (page: Page, source: string) =>
  page.locator('main').evaluate((main, pattern) => {
    const broken: string[] = [];
    const walk = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
        if (!(node instanceof Text)) continue;
        for (const { 0: found, index } of node.data.matchAll(new RegExp(pattern, 'g'))) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + found.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(found);
        }
      }
    };
    walk(main);
    return broken;
  }, source);

const time = { en: String.raw`(\d[\d:]*\s[ap]\.m\.|noon|midnight)`, fr: String.raw`(\d+\sh(\s\d\d)?|midi|minuit)` };
const inOneLine = {
  en: `${time.en}–\u2060?${time.en}`,
  fr: `${time.fr}\\sà\\s${time.fr}`,
};
const other = String.raw`[A-Z]\d[A-Z]\s\d[A-Z]\d|\d{3}[\s-]\d{3}-\d{4}`;

/** Pages whose heading stands at the page's left side, on a background as wide as the window. */
const leftPages = [
  '',
  '/fab-finds',
  '/newsletter',
  '/fall-promotion',
  '/gift',
  '/contact',
  '/articles/bar-cart',
  '/articles/canada-150',
  '/articles/spring-lookbook-new-boho',
];

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`headings align with the logo’s left edge in a wide window (${locale})`)(async ({ page }) => {
    test.setTimeout(60_000);
    await keepLightboxAway(page);
    const widths = [1440, 1680, 2560];
    for (const path of leftPages) {
      await page.goto(`/${locale}${path}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const logo = await readBox(page.locator('.wordmark'));
        const heading = await readBox(page.locator('h1'));
        expect.soft(Math.abs(heading.x - logo.x), `${path} at ${width}`).toBeLessThanOrEqual(1);
      }
    }
    // Here the words are beside the picture, and end where the header does.
    await page.goto(`/${locale}/articles/gorgeous-gift-ideas-for-him`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await readBox(page.locator('.wordmark'));
      const end = await page.locator('.article-words').evaluate((text) => {
        const { paddingRight } = getComputedStyle(text);
        return text.getBoundingClientRect().right - Number.parseFloat(paddingRight);
      });
      expect.soft(Math.abs(width - end - logo.x), `a gift guide at ${width}`).toBeLessThanOrEqual(1);
    }
  });

  sampledTest(`SF-08 hours, telephone numbers and postal codes stay on one line (${locale})`, { tag: '@full' })(
    async ({ page }) => {
      test.setTimeout(90_000);
      await keepLightboxAway(page);
      for (const path of ['/stores/vitrine-montreal-carrefour-des-erables-197', '/contact', '/gift-card-balance']) {
        await page.goto(`/${locale}${path}`);
        for (const width of [320, 360, 390, 600, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findBroken(page, `${inOneLine[locale]}|${other}`), `${path} at ${width}`).toEqual([]);
        }
      }
      await page.goto(`/${locale}/storelocator?s=45.5,-73.57`);
      await page.locator('vitrine-store-finder details:not(.filters) > summary').first().click();
      await expect(page.locator('vitrine-store-finder table').first()).toBeVisible();
      for (const width of [320, 390, 1000, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findBroken(page, `${inOneLine[locale]}|${other}`), `the finder at ${width}`).toEqual([]);
      }
    },
  );

  for (const [path, widget] of [
    ['/contact', '.write'],
    ['/gift-card-balance', '.write'],
  ] as const) {
    sampledTest(`the form section of ${path} has content in each third of its width (${locale})`, { tag: '@full' })(
      async ({ page }) => {
        await keepLightboxAway(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(`/${locale}${path}`);
        await expect(page.locator(`${widget} h2`).first()).toBeVisible();
        const [left = 0, middle = 0, right = 0] = await page.locator(widget).evaluate((section) => {
          const { left, width } = section.getBoundingClientRect();
          const thirds = [0, 0, 0];
          const count = (root: ParentNode) => {
            for (const node of root.querySelectorAll('*')) {
              if (node.shadowRoot) count(node.shadowRoot);
              if (!/^(P|H2|LABEL|LI|DT|DD|INPUT|SELECT|TEXTAREA)$/.test(node.tagName) || !node.checkVisibility())
                continue;
              const box = node.getBoundingClientRect();
              if (box.width < 8 || node.closest('.visually-hidden')) continue;
              // Words fill the line from its start.
              const third = Math.floor(((box.left + 40 - left) / width) * 3);
              thirds[third] = (thirds[third] ?? 0) + 1;
              if (box.right - left > (width * 2) / 3 + 40) thirds[2] = (thirds[2] ?? 0) + 1;
            }
          };
          count(section);
          return thirds;
        });
        expect(Math.min(left, middle, right)).toBeGreaterThanOrEqual(2);
      },
    );
  }

  sampledTest(`AR-01 the label above or beside the opening’s link aligns with the text above it (${locale})`)(
    async ({ page }) => {
      await keepLightboxAway(page);
      await page.goto(`/${locale}/getinspired`);
      const [label, link, lead] = ['.opening .actions .label', '.opening .actions a', '.opening .standfirst'].map(
        (each) => page.locator(each).first(),
      ) as [Locator, Locator, Locator];
      for (const width of [390, 1000, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(Math.abs((await readBox(label)).x - (await readBox(lead)).x), `${width}`).toBeLessThanOrEqual(1);
        const [one, two] = [await readBox(label), await readBox(link)];
        const isBeside = two.x > one.x + one.width;
        // Side by side they share a line; stacked they are close.
        const distance = isBeside
          ? Math.abs(one.y + one.height / 2 - two.y - two.height / 2)
          : two.y - one.y - one.height;
        expect(distance, `${width}`).toBeLessThanOrEqual(isBeside ? 6 : 16);
      }
    },
  );
}
