import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect } from './watched-page.ts';

// The table of contents beside a long page.

const sizes = [
  { width: 960, height: 600 },
  { width: 960, height: 470 },
  { width: 1366, height: 640 },
];

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  for (const size of sizes) {
    sampledTest(
      `each link of a long table of contents is visible when focused (${locale}, ${size.width} × ${size.height})`,
    )(async ({ page }) => {
      await keepLightboxAway(page);
      await page.setViewportSize(size);
      await page.goto(`/${locale}/privacy`);
      const links = page.locator('.sidebar nav a');
      expect(await links.count()).toBeGreaterThan(10);
      const unseen: string[] = [];
      for (const link of await links.all()) {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        await link.focus();
        const isSeen = await link.evaluate((element) => {
          const { left, top, bottom, height } = element.getBoundingClientRect();
          const isUppermost = (y: number) => element.contains(document.elementFromPoint(left + 4, y));
          return height > 0 && isUppermost(top + 2) && isUppermost(bottom - 2);
        });
        if (!isSeen) unseen.push((await link.textContent()) ?? '');
      }
      expect(unseen).toEqual([]);
    });
  }

  sampledTest(`the table of contents and the line below it scroll together (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`/${locale}/privacy`);
    const readGap = () =>
      page.evaluate(() => {
        const find = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return Math.round((find('.sidebar .updated')?.top ?? 0) - (find('.sidebar nav')?.bottom ?? 0));
      });
    const gap = await readGap();
    expect(gap).toBeGreaterThan(0);
    const columns = await page.locator('.prose-columns').evaluate(({ offsetTop, clientHeight }: HTMLElement) => ({
      offsetTop,
      clientHeight,
    }));
    for (const part of [0.25, 0.5, 0.75, 0.95]) {
      await page.evaluate((y) => scrollTo(0, y), columns.offsetTop + columns.clientHeight * part);
      expect(await readGap(), `${part}`).toBe(gap);
    }
  });
}
