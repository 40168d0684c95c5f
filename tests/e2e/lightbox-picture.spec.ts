import { findLightbox, keepLightboxAway, openLightbox, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

const isPicture = (address: string) => /\/newsletter-tall-720-\w+\.webp$/.test(address);

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test.describe(`the picture of the lightbox (${locale})`, () => {
    sampledTest('NL-01 is requested only once the lightbox opens, and has an empty alt')(async ({ page }) => {
      await keepLightboxAway(page);
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await visit(page, `/${locale}/legal`);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      const { element } = findLightbox(page);
      const dialog = element.locator('dialog');
      // Laid out, without a size until it opens.
      await expect(dialog).toHaveClass(/prepared/);
      await expect(dialog).toBeHidden();
      const picture = element.locator('img');
      await expect(picture).toBeHidden();
      expect(fetched.filter(isPicture)).toEqual([]);
      await element.evaluate((each) => each.toggleAttribute('open', true));
      await expect(picture).toBeVisible();
      await expect.poll(() => fetched.filter(isPicture).length).toBe(1);
      await expect(picture).toHaveAttribute('alt', '');
    });

    for (const [width, height] of [
      [1440, 900],
      [720, 1000],
    ] as const) {
      sampledTest(`NL-01 is beside the text and as high at a width of ${width} pixels`)(async ({ page }) => {
        await page.setViewportSize({ width, height });
        await keepLightboxAway(page);
        const { element } = await openLightbox(page, `/${locale}/legal`);
        const picture = element.locator('img');
        const panel = element.locator('.panel');
        await expect
          .poll(async () => {
            const [one, other] = [await picture.boundingBox(), await panel.boundingBox()];
            return (
              one &&
              other && { left: other.x - one.x - one.width, top: one.y - other.y, low: one.height - other.height }
            );
          })
          .toEqual({ left: 0, top: 0, low: 0 });
        const whole = await element.evaluate((each) => {
          const [image, sheet] = [each.querySelector('img'), each.shadowRoot?.querySelector('.panel')];
          return (image?.getBoundingClientRect().left ?? 0) + (sheet?.getBoundingClientRect().right ?? 0);
        });
        expect(Math.abs(whole - width)).toBeLessThan(2);
      });
    }

    sampledTest('NL-01 is above the text on a phone, as wide as the screen and less than half as high as the text')(
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await keepLightboxAway(page);
        const { element } = await openLightbox(page, `/${locale}/legal`);
        await expect
          .poll(async () => {
            const [one, other] = [
              await element.locator('img').boundingBox(),
              await element.locator('.panel').boundingBox(),
            ];
            return (
              one && other && [one.width, other.width, one.y + one.height - other.y, one.height < other.height / 2]
            );
          })
          .toEqual([390, 390, 0, true]);
      },
    );
  });
}
