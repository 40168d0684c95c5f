import type { Locator } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { listWidgetTags } from '../support/widget-tags.ts';
import { toggle } from './hostile-elements.ts';
import { findParts, formTag } from './newsletter.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';
import { uses } from './widget-uses.ts';

// In the full run, every page in both languages.
const pages = [
  { name: 'a page that has grown since 2006', address: `${origins.winners}/old`, languages: ['fr'] },
  { name: 'a React application', address: `${origins.marshalls}/react`, languages: ['en'] },
  { name: 'a Vue application', address: `${origins.marshalls}/vue`, languages: ['fr'] },
  { name: 'a shadow root within another', address: `${origins.marshalls}/shadow`, languages: ['fr'] },
  {
    name: 'an old Safari, as far as its interfaces go,',
    address: `${origins.winners}/old`,
    languages: [],
    isOld: true,
  },
] as const;

const tags = listWidgetTags();

/** Everything a widget says: its texts, and the accessible names of elements without text. */
const readText = (element: Locator) =>
  element.evaluate((each) => {
    const root = each.shadowRoot as ShadowRoot;
    const names = [...root.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label'));
    return [root.textContent, ...names].join(' ');
  });

test('every custom element has an entry in widget-uses.ts', () => {
  expect(Object.keys(uses).sort()).toEqual([...tags].sort());
});

for (const [at, { name, address, languages, ...browser }] of pages.entries()) {
  // Every fourth element in turn, so that each is tested on one of the four pages; all of them in the full run.
  const looked = Object.entries(uses).filter((_, index) => isFullRun || (index + at) % 4 === 0);
  for (const locale of isFullRun ? locales : languages) {
    test(`in ${name} each custom element renders, uses the page’s language and does its main task (${locale})`, async ({
      page,
      watched,
    }) => {
      test.setTimeout(40_000 + looked.length * 10_000);
      const isOld = 'isOld' in browser;
      if (isOld) {
        // Its table is large, and no other test needs it.
        const { listMissingInSafari, takeAway } = await import('../support/missing-in-safari.ts');
        await page.addInitScript(takeAway, listMissingInSafari());
      }
      await page.goto(`${address}${locale === 'fr' ? '/fr' : ''}`);
      expect(await page.evaluate(() => 'canParse' in URL)).toBe(!isOld);
      for (const [tag, use] of looked) {
        await test.step(tag, async () => {
          const element = page.locator(tag);
          await element.scrollIntoViewIfNeeded().catch(() => undefined);
          await expect
            .poll(() => element.evaluate((each) => each.shadowRoot?.childElementCount ?? 0), tag)
            .toBeGreaterThan(0);
          await toggle(element, use, true);
          await expect.poll(() => readText(element), tag).toMatch(use.messages[locale]);
          expect(await readText(element), tag).not.toMatch(use.messages[locale === 'en' ? 'fr' : 'en']);
          await use.act(page, element, locale, watched);
          await toggle(element, use, false);
        });
      }
    });
  }
}

for (const [name, path] of [
  ['React', '/react'],
  ['Vue', '/vue'],
] as const) {
  test(`${name} receives a custom element’s events, and typed text survives a re-render`, async ({ page }) => {
    await page.goto(`${origins.marshalls}${path}`);
    const form = page.locator(formTag);
    const { email } = findParts(form);
    await email.fill('visitor@example.ca');
    await page.evaluate(() => {
      window.open = () => ({ opener: window }) as Window;
    });
    await page
      .locator('vitrine-share-buttons')
      .getByRole('link', { name: /Pinterest/ })
      .click();
    await expect(page.locator('#widgets > p output')).toHaveText('pinterest');
    await page.getByRole('button', { name: 'Drawn anew' }).click();
    await expect(page.getByRole('button', { name: 'Drawn anew' })).toContainText('1');
    await expect(email).toHaveValue('visitor@example.ca');
  });
}
