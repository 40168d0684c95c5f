import { expectNoFindings } from '../e2e/axe.ts';
import { formTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { form, openNeighbour, signUp } from './neighbour-page.ts';
import { find } from './page-windows.ts';

// What visitors have in their browsers: things that fill fields in, and that make pages dark.

const everything = `<main><h1>Page</h1>${form}<vitrine-store-search locale="en"></vitrine-store-search>
  <vitrine-contact-form locale="en"></vitrine-contact-form><vitrine-gift-balance locale="en"></vitrine-gift-balance>
  <vitrine-consent-banner locale="en" open></vitrine-consent-banner></main>`;

test('controls take the keys without a key that browsers and password managers report when they fill', async ({
  page,
}) => {
  await openNeighbour(page, everything);
  await page.locator('vitrine-contact-form').locator('textarea').waitFor();
  const controls = await page.evaluate(() => {
    const found = [...document.querySelectorAll('main > *')].flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLElement>('input,textarea,select,button') ?? []),
    ]);
    for (const control of found) {
      control.focus();
      for (const type of ['keydown', 'keypress', 'keyup', 'input', 'change', 'compositionend'])
        control.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true }));
    }
    return found.length;
  });
  // A page error would fail the test.
  expect(controls).toBeGreaterThan(20);
  await signUp(page);
  await expect(page.locator(formTag)).toContainText(/thank you/i);
});

test('1.4.3 texts have their contrast where Dark Reader has made the page dark, and a form is sent', async ({
  page,
}) => {
  await openNeighbour(
    page,
    everything,
    find('darkreader/darkreader.js'),
    'DarkReader.setFetchMethod(window.fetch); DarkReader.enable({});',
  );
  await page.locator('vitrine-contact-form').locator('textarea').waitFor();
  const readColour = () =>
    page.locator(formTag).evaluate((host) => {
      const title = host.shadowRoot?.querySelector('h2');
      return title ? Math.min(...(getComputedStyle(title).color.match(/\d+/g) ?? []).map(Number)) : 0;
    });
  await expect.poll(readColour, 'the title is light').toBeGreaterThan(150);
  await expectNoFindings(page);
  await signUp(page);
  await expect(page.locator(formTag)).toContainText(/thank you/i);
});
