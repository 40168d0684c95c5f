import { expect } from '@playwright/test';
import { digestMarkupSources } from '../../widgets/build/markup-version.ts';
import { fixture, open, prepareTests, test } from './fixture-page.ts';

/** What the script expects of prerendered markup of the fixture without attributes: `-` for each of them. */
const currentMarkup = [digestMarkupSources(), 'en', ...'-'.repeat(8), 5].join();
const content = (inner: string) =>
  `<section><output>{}</output><h2>Hello</h2>${inner}<button type="button">0</button></section>`;
const prerender = (markup: string, html: string) =>
  `<vitrine-fixture><template shadowrootmode="open"><link rel="stylesheet" href="data:text/css,">` +
  `<div class="root" data-markup="${markup}">${html}</div></template></vitrine-fixture>`;

for (const renderer of ['preact', 'react'] as const) {
  test.describe(`a prerendered element on ${renderer}`, () => {
    const sampledTest = prepareTests(renderer);

    sampledTest('hydrates a declarative shadow root: handlers work, and nodes, typed text and focus stay')(
      async ({ page }) => {
        // The same text as the component renders: React discards a tree whose text differs.
        await open(page, renderer, '<vitrine-fixture></vitrine-fixture>{script}');
        const output = (await fixture(page).locator('output').textContent()) ?? '';
        const html = content('<input aria-label="field" name="note">').replace('{}', () => output);
        await open(page, renderer, prerender(currentMarkup, html));
        await fixture(page).locator('input').fill('before the script');
        await fixture(page).evaluate((element) => {
          Reflect.set(window, 'before', [...(element.shadowRoot?.querySelectorAll('section,input,button') ?? [])]);
        });
        await page.addScriptTag({ type: 'module', url: '/fixture.js' });
        await page.waitForFunction(() => window.effects?.length);
        await expect(fixture(page).locator('input')).toBeFocused();
        await fixture(page).locator('button').click();
        await expect(fixture(page).locator('button')).toHaveText('1');
        const kept = await fixture(page).evaluate((element) => {
          const now = [...(element.shadowRoot?.querySelectorAll('section,input,button') ?? [])];
          const before = Reflect.get(window, 'before') as Element[];
          return now.length === 3 && now.every((node, index) => node === before[index]);
        });
        expect(kept).toBe(true);
        await expect(fixture(page).locator('input')).toHaveValue('before the script');
      },
    );

    for (const [what, markup, inner, before = ''] of [
      ['of another release', 'x', '<p><input name="old"></p><div><input aria-label="field" name="note"></div>'],
      ['of other attributes', currentMarkup.replace('-', 'fr'), '<input aria-label="another" name="note">'],
      ['with an extension’s icon', currentMarkup, '<input aria-label="field" name="note"><i></i>'],
      ['after a script’s element', currentMarkup, '<input aria-label="field" name="note">', '<section></section>'],
    ] as const) {
      sampledTest(`re-renders markup ${what}, and keeps typed text, focus, selection and an early click`)(
        async ({ page }) => {
          await open(page, renderer, prerender(markup, before + content(inner)));
          const field = fixture(page).locator('[name=note]');
          await field.fill('before the script');
          await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
          await fixture(page).evaluate((element) => {
            Reflect.set(element, 'pressed', element.shadowRoot?.querySelector('button'));
          });
          await page.addScriptTag({ type: 'module', url: '/fixture.js' });
          await expect(fixture(page).locator('button')).toHaveText('1');
          await expect(fixture(page).locator('input')).toHaveCount(1);
          await expect(fixture(page).locator('section, i')).toHaveCount(1);
          await expect(fixture(page).locator('.root')).toHaveAttribute('lang', 'en');
          await expect(field).toHaveAttribute('aria-label', 'field');
          await expect(field).toHaveValue('before the script');
          await expect(field).toBeFocused();
          expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual(
            [2, 5],
          );
        },
      );
    }
  });
}
