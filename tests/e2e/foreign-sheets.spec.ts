import { addressOf, tags } from './hostile-elements.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

// Pages, extensions and blockers adopt a style sheet of theirs in each new shadow root, as AdGuard's
// inject-css-in-shadow-dom does.

test.use({ reducedMotion: 'reduce' });

for (const locale of locales)
  test(`every element has its own styles where a foreign style sheet was adopted first, and keeps that one (${locale})`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() => {
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        const root = attachShadow.call(this, init);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('.foreign { color: red }');
        root.adoptedStyleSheets.push(sheet);
        return root;
      };
    });
    await page.goto(addressOf('plain', locale));
    for (const tag of tags) {
      const element = page.locator(tag).first();
      await element.evaluate((node) => node.scrollIntoView());
      await expect(element.locator('.root > *').first(), tag).toBeAttached({ timeout: 20_000 });
      const sheets = await element.evaluate(({ shadowRoot }) =>
        [...(shadowRoot?.adoptedStyleSheets ?? [])].map(({ cssRules }) => cssRules[0]?.cssText),
      );
      expect(sheets[0], tag).toContain('.foreign');
      expect(sheets[1], tag).toContain('box-sizing: border-box');
      // The sheet of all elements and the widget's own.
      expect(new Set(sheets).size, tag).toBeGreaterThanOrEqual(3);
    }
    // A closed dialog without its styles would stand in the page.
    for (const dialog of await page.locator('dialog:not([open])').all())
      expect(
        await dialog.evaluate((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true })),
      ).toBe(false);
  });
