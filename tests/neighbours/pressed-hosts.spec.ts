import type { Locator, Page } from '@playwright/test';
import { formTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { openNeighbour } from './neighbour-page.ts';

// Elements inside of something that a page presses as a whole: a card that is a link, a label, a summary, a button. What
// their own controls do is no press of the page's.

const share = '<vitrine-share-buttons locale="en" networks="facebook"></vitrine-share-buttons>';
const form = `<${formTag} locale="en"></${formTag}>`;
const search = '<vitrine-store-search locale="en"></vitrine-store-search>';

/** What stands around an element, and whether it has been pressed. */
const hosts: Record<string, [before: string, after: string]> = {
  'a link': ['<a href="#pressed">', '</a>'],
  'a link of an application': [`<a href="#pressed" onclick="location.hash = 'pressed'; return false">`, '</a>'],
  'a label': ['<label>', '<input type="checkbox" onchange="location.hash = \'pressed\'"></label>'],
  'a summary': ['<details ontoggle="location.hash = \'pressed\'"><summary>', '</summary>More</details>'],
  'a button': ['<div role="button" tabindex="0" onclick="location.hash = \'pressed\'">', '</div>'],
  'a form of the page': [`<form onsubmit="location.hash = 'pressed'; return false">`, '<button>Send</button></form>'],
};

const wasPressed = (page: Page) => new URL(page.url()).hash === '#pressed';

/** Presses a control by mouse, and by keyboard where it is a button. */
async function press(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.click();
  expect(wasPressed(page), 'by mouse').toBe(false);
  await control.focus();
  for (const key of ['Enter', ' ']) await page.keyboard.press(key);
  expect(wasPressed(page), 'by keyboard').toBe(false);
}

for (const [name, [before, after]] of Object.entries(hosts)) {
  test(`“Copy link” inside of ${name} copies, and presses nothing else`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write', 'clipboard-read']);
    await openNeighbour(page, before + share + after);
    const element = page.locator('vitrine-share-buttons');
    const copy = element.getByRole('button', { name: 'Copy link' });
    await press(page, copy);
    await expect(element).toContainText('Link copied');
  });

  test(`the controls of a form and of a search inside of ${name} press nothing else`, async ({ page }) => {
    await openNeighbour(page, before + form + search + after);
    const widget = page.locator(formTag);
    await widget.locator('[name=Email]').click();
    await page.keyboard.type('not-an-address');
    await widget.locator('label').first().click();
    await widget.locator('[name=LanguagePreference][value=fr]').click();
    await expect(widget.locator('[name=LanguagePreference][value=fr]')).toBeChecked();
    await widget.locator('button[type=submit]').click({ force: true });
    await expect(widget.locator('[name=Email]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('vitrine-store-search').getByRole('combobox').click();
    expect(wasPressed(page)).toBe(false);
  });
}

test('a page hears clicks on controls that are not inside of a link or a button', async ({ page }) => {
  await openNeighbour(page, share, [], `document.addEventListener('click', () => { location.hash = 'heard'; })`);
  await page.locator('vitrine-share-buttons').getByRole('button', { name: 'Copy link' }).click();
  expect(new URL(page.url()).hash).toBe('#heard');
});
