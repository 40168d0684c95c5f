import { readShift } from './layout-shift.ts';
import { visit } from './newsletter.ts';
import { endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

for (const path of ['/en/gift', '/fr/corporate-gift-cards', '/en/fall-promotion', '/fr/fab-finds']) {
  test(`three of a kind are beside each other on a tablet on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await visit(page, path);
    const items = page.locator('.index-list').first().locator('> li');
    await expect(items).toHaveCount(3);
    const tops = await items.evaluateAll((all) => all.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });
}

test('an opening and its day have one rule above both', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/en/grand-openings');
  const apart = await page.locator('.prose h3').evaluateAll((all) =>
    all.map((store) => {
      const day = store.nextElementSibling;
      return Math.abs(store.getBoundingClientRect().top - (day?.getBoundingClientRect().top ?? 0));
    }),
  );
  expect(apart.length).toBeGreaterThan(2);
  expect(Math.max(...apart)).toBeLessThan(1);
});

test('a page with a picture beside its title begins its text on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/en/how', '/fr/how', '/fr/environment', '/en/grand-openings']) {
      await visit(page, path);
      const text = await page.locator('.prose').boundingBox();
      expect(text?.y, `${path} at ${width}`).toBeLessThan(height);
    }
  }
});

test('what is new on the homepage has its picture and is a link as a whole', async ({ page }) => {
  await visit(page, '/fr');
  const items = page.locator('.news li');
  await expect(items).not.toHaveCount(0);
  for (const item of await items.all()) {
    const picture = item.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // The link covers its item, the picture too.
    const box = await picture.boundingBox();
    const target = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest('a')?.href,
      [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10],
    );
    expect(target).toBe(await item.getByRole('link').evaluate((link: HTMLAnchorElement) => link.href));
  }
});

test('a result’s picture is in the style of the other pages, and its text says what it shows', async ({ page }) => {
  await page.goto('/en/contact/thank-you');
  const picture = page.locator('.message-page picture img');
  await expect(picture).toHaveAttribute('alt', /tulips/i);
  await expect(page.locator('.message-page svg.art, .message-page .art svg')).toHaveCount(0);
});

for (const [path, width] of [
  ['/fr/stores/vitrine-montreal-carrefour-des-erables-197', 390],
  ['/en/getinspired', 1440],
] as const) {
  test(`nothing moves while scripts and fonts load on ${path} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, path);
    await endRequests(page);
    expect(await readShift(page)).toBeLessThan(0.001);
  });
}
