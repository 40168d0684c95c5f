import type { Locator, Page } from '@playwright/test';
import { visitContact } from './contact-form.ts';
import { contestMessages, entryTag, fillEntry, visitContest } from './contest.ts';
import { createAddress, formTag, keepLightboxAway, visit } from './newsletter.ts';
import { endRequests, nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// A field that loses the focus shows its error, which moves the content below it. A press on something there must still
// hit it.

/** Presses as slowly as a person: the field loses the focus long before the release. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) as {
    x: number;
    y: number;
    width: number;
    height: number;
  };
  // The upper edge moves away first.
  await page.mouse.move(x + width / 2, y + Math.min(4, height / 4));
  await page.mouse.down();
  await nextFrames(page, 10);
  await page.mouse.up();
}

test.beforeEach(({ page }) => keepLightboxAway(page));

test('CF-04 a click that leaves an invalid postal code ticks the consent box of the contact form', async ({ page }) => {
  const form = await visitContact(page, '/en/contact');
  await form.control('Province').selectOption('BC');
  await form.control('PostalCode').pressSequentially('K1A0B1');
  const box = form.control('PrivacyAccepted');
  await press(page, box);
  await expect(box).toBeChecked();
  await expect(form.element.getByText(/postal code/i).last()).toBeVisible();
});

test('NL-08 a click on the submit button that leaves an invalid email address shows all errors and sends nothing', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visit(page, '/fr/newsletter', formTag);
  const form = page.locator(formTag);
  await form.locator('#email').pressSequentially('quelqu’un');
  await press(page, form.locator('button[type="submit"]'));
  await expect(form.locator('#email-error')).toBeVisible();
  // Leaving the email field marks that one; only the button marks a field that no one has been in.
  await expect(form.locator('#postal-code-error')).toBeVisible();
  await endRequests(page);
  expect(sent).toEqual([]);
});

test('CE-01 a click that leaves an invalid email address ticks the box of a contest form', async ({ page }) => {
  const form = await visitContest(page, '/fr/fall-promotion', entryTag);
  await form.element.locator('[name="Email"]').pressSequentially('personne');
  const box = form.element.locator('[name="TermsAccepted"]');
  await press(page, box);
  await expect(box).toBeChecked();
  await expect(form.element.locator('#Email-error')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('CE-01 a tap that leaves an invalid email address ticks the box and shows the error', async ({ page }) => {
    const form = await visitContest(page, '/en/fall-promotion', entryTag);
    await form.element.locator('[name="Email"]').tap();
    await page.keyboard.type('not-an-address');
    const box = form.element.locator('[name="TermsAccepted"]');
    await box.tap();
    await expect(box).toBeChecked();
    await expect(form.element.locator('#Email-error')).toBeVisible();
  });
});

test('CE-01 a contest element whose contest attribute changes after an entry shows only the new contest’s state', async ({
  page,
}) => {
  const form = await visitContest(page, '/en/fall-promotion', entryTag);
  await fillEntry(page, { Email: createAddress() });
  await form.submit.click();
  await expect(form.heading).toHaveText(contestMessages.en.entered);
  await form.element.evaluate((element) => {
    element.removeAttribute('details');
    element.setAttribute('contest', 'my-vitrine-summer');
  });
  await expect(form.result).toContainText(contestMessages.en.ended);
  await expect(form.element).not.toContainText(/entered to win/);
});

test('CF-04 Enter in a field that is wrong tells its error in a status region, each time anew, until it is changed', async ({
  page,
}) => {
  await visit(page, '/fr/newsletter', formTag);
  const form = page.locator(formTag);
  const email = form.locator('#email');
  const told = form.locator('form > .visually-hidden[role=status]');
  await email.press('Enter');
  await expect(told).toHaveText((await form.locator('#email-error').textContent()) ?? '');
  const first = await told.locator('p').elementHandle();
  await email.press('Enter');
  await expect.poll(() => first?.evaluate((node) => node.isConnected)).toBe(false);
  await expect(told).not.toBeEmpty();
  await email.press('a');
  await expect(told).toBeEmpty();
  // A field that gets the focus is read with its error: no one hears it twice.
  await email.fill(createAddress());
  await email.press('Enter');
  await expect(form.locator('#postal-code')).toBeFocused();
  await expect(told).toBeEmpty();
});
