import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { createAudit, expectNoFindings } from './axe.ts';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

// One page for each element and language: with all its attributes, in every brand, with script and prerendered without.
// The pages come from their list, so that a new element is tested as soon as it has examples.

const list = { en: `${origins.landing}/elements`, fr: `${origins.landing}/elements/fr` };
const readTags = (page: Page) => page.getByRole('listitem').getByRole('link').allTextContents();

function listAddresses(page: Page): Promise<string[]> {
  const links = page.getByRole('listitem').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** Waits until each element on the page has rendered in the language, opens the first, and gives its text. */
async function readText(page: Page, tag: string, locale: string): Promise<string> {
  const elements = await page.locator(tag).all();
  expect(elements.length, tag).toBe(await page.locator('section[data-brand]').count());
  for (const element of elements) {
    const box = await element.boundingBox();
    if (box) await page.mouse.wheel(0, box.y - 200);
    await expect(element.locator('.root > *').first(), tag).toBeAttached();
    await expect(element.locator('.root'), tag).toHaveAttribute('lang', locale);
  }
  const opener = page.locator('[data-sets]').first();
  if (await opener.count()) await opener.click();
  const root = page.locator(`${tag} .root`).first();
  await expect(root).toHaveText(/\w/);
  return (await root.textContent()) ?? '';
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`every element of the manifest has a page of examples (${locale})`)(async ({ page, request }) => {
    const { modules } = await (await request.get(`${origins.site}/widgets/v1/custom-elements.json`)).json();
    const tags: string[] = modules.map(
      (module: { declarations: { tagName: string }[] }) => module.declarations[0]?.tagName,
    );
    await page.goto(list[locale]);
    expect((await readTags(page)).sort()).toEqual(tags.map((tag) => `<${tag}>`).sort());
  });

  test.describe(`the example pages of elements without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    sampledTest('are prerendered with the styles of the element')(async ({ page }) => {
      await page.goto(list[locale]);
      for (const address of await listAddresses(page)) {
        const styles = page.waitForResponse(/\/widgets\/v1\/chunks\/.*\.css$/);
        await page.goto(`${address}?prerendered`);
        expect((await styles).status(), address).toBe(200);
      }
    });
  });
}

test('every element renders in the page’s language without axe violations', {
  tag: '@full',
}, async ({ page, watched }) => {
  test.slow();
  watched.expectConsoleMessage(/style-src/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepLightboxAway(page);
  await page.goto(list.en);
  const tags = (await readTags(page)).map((text) => text.slice(1, -1));
  const addresses = await listAddresses(page);
  for (const [at, address] of addresses.entries()) {
    const texts: string[] = [];
    for (const [locale, one] of [
      ['en', address],
      ['fr', `${address}/fr`],
    ] as const) {
      await page.goto(one);
      texts.push(await readText(page, tags[at] as string, locale));
      // The same form is on the page once per brand, as on no other page.
      await expectNoFindings(page, one, createAudit(page).disableRules('landmark-unique'));
    }
    expect(new Set(texts).size, address).toBe(2);
  }
});

for (const [locale, width] of [
  ['en', 1440],
  ['fr', 390],
] as const) {
  test(`an element’s examples in five brands have five colours and no axe violations (${locale}, ${width} pixels wide)`, {
    tag: '@full',
  }, async ({ page, watched }) => {
    watched.expectConsoleMessage(/style-src/);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(list[locale]);
    await page.getByRole('link', { name: /beside each other|côte à côte/ }).click();
    const looks = page.locator('.look');
    for (const look of await looks.all()) {
      await look.scrollIntoViewIfNeeded();
      await expect(look.locator('.root > *').first()).toBeAttached();
    }
    const actions = page
      .locator('.look vitrine-store-search')
      .evaluateAll((all) =>
        all.map((one) => getComputedStyle(one.shadowRoot?.querySelector('.root') ?? one).getPropertyValue('--action')),
      );
    expect(new Set(await actions).size).toBe(5);
    const tops = await looks.evaluateAll((all) => all.slice(0, 5).map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(width > 1000 ? 1 : 5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectNoFindings(page, `brands ${locale}`, createAudit(page).disableRules('landmark-unique'));
  });
}
