import type { Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { contactMessages, visitContact } from './contact-form.ts';
import { moversTag, visitContest } from './contest.ts';
import { createAddress, findParts, formTag, keepLightboxAway, openLightbox, visit } from './newsletter.ts';
import { expect, test } from './watched-page.ts';

// Password managers and scripts fill in forms in ways that no one types: values that are set, `change` alone, or the keys of
// Bitwarden around a value (bitwarden/clients, InsertAutofillContentService).

test.beforeEach(({ page }) => keepLightboxAway(page));

/** Runs in the page. */
function setValue(control: Element, value: string): void {
  (control as HTMLInputElement).value = value;
}

/** Ways to fill in a control, run in the page. */
const ways: Record<string, (control: Element, value: string) => void> = {
  'a value that is set': setValue,
  'a value and its change event': (control, value) => {
    (control as HTMLInputElement).value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  },
  'keys without an input event, and leaving the field': (control, value) => {
    (control as HTMLInputElement).focus();
    for (const type of ['keydown', 'keypress', 'keyup'])
      control.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true }));
    (control as HTMLInputElement).value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    (control as HTMLInputElement).blur();
  },
};

for (const [name, fill] of Object.entries(ways))
  test(`NL-05 the button of the sign-up is ready after ${name}`, async ({ page }) => {
    await visit(page, '/en/newsletter', formTag);
    const { email, postalCode, submit } = findParts(page.locator(formTag));
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await email.evaluate(fill, createAddress());
    await postalCode.evaluate(fill, 'k1a0b1');
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    await expect(postalCode).toHaveValue('K1A 0B1');
  });

test('NL-05 the button is ready in the lightbox, and waits again once a script has emptied a field', async ({
  page,
}) => {
  const { email, postalCode, submit } = await openLightbox(page, `${origins.landing}/list`);
  await email.evaluate(setValue, createAddress());
  await postalCode.evaluate(setValue, 'K1A 0B1');
  await expect(submit).toHaveAttribute('aria-disabled', 'false');
  await postalCode.evaluate(setValue, '');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
});

/** Other forms: a field, a value, and what says that the form has heard of it. */
const others: Record<string, (page: Page) => Promise<[field: Locator, value: string, check: () => Promise<void>]>> = {
  async contact(page) {
    const { control, element } = await visitContact(page, '/en/contact');
    return [control('Message'), 'Hello', () => expect(element).toContainText(contactMessages.en.used('5'))];
  },
  async 'new movers'(page) {
    const { control } = await visitContest(page, '/en/new-movers', moversTag);
    return [control('Zip'), 'h2x1y4', () => expect(control('Zip')).toHaveValue('H2X 1Y4')];
  },
  async 'gift card balance'(page) {
    await page.goto('/en/gift-card-balance');
    const element = page.locator('vitrine-gift-balance');
    const status = element.getByRole('status');
    return [element.getByRole('textbox'), '6012345678901234', () => expect(status).toContainText('complete')];
  },
};

for (const [name, find] of Object.entries(others))
  test(`the form ${name} hears of a value that is set`, async ({ page }) => {
    const [field, value, check] = await find(page);
    await field.scrollIntoViewIfNeeded();
    await field.evaluate(setValue, value);
    await check();
  });
