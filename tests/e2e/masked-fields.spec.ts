import type { Locator, Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { findContactForm, visitContact } from './contact-form.ts';
import { moversTag, visitContest } from './contest.ts';
import { createAddress, findParts, formTag, keepLightboxAway, openLightbox, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { visitFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

test.beforeEach(({ page }) => keepLightboxAway(page));

/** Opens a form of the site that asks for a postal code, and finds the field and its error. */
const postalFields: Record<string, (page: Page, locale: string) => Promise<{ field: Locator; error: Locator }>> = {
  async newsletter(page, locale) {
    await visit(page, `/${locale}/newsletter`, formTag);
    const { postalCode, postalCodeError } = findParts(page.locator(formTag));
    return { field: postalCode, error: postalCodeError };
  },
  async lightbox(page, locale) {
    const { postalCode, postalCodeError } = await openLightbox(page, `/${locale}/gift`);
    return { field: postalCode, error: postalCodeError };
  },
  async contact(page, locale) {
    const form = await visitContact(page, `/${locale}/contact`);
    return { field: form.control('PostalCode'), error: form.error('PostalCode') };
  },
  async contest(page, locale) {
    const form = await visitContest(page, `/${locale}/fall-promotion`);
    return { field: form.control('Zip'), error: form.error('Zip') };
  },
  async 'new movers'(page, locale) {
    const form = await visitContest(page, `/${locale}/new-movers`, moversTag);
    return { field: form.control('Zip'), error: form.error('Zip') };
  },
};

/** Types as the keyboard of an Android phone does, which composes a word letter by letter and has not ended it yet. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length += 1) {
    const word = text.slice(0, length);
    await session.send('Input.imeSetComposition', { text: word, selectionStart: length, selectionEnd: length });
  }
  await session.detach();
}

/** Pastes from the clipboard, into which a field beside it copies: outside of a modal dialog, all is inert. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.evaluate((input, copied) => {
    const area = Object.assign(document.createElement('textarea'), { value: copied });
    input.after(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }, text);
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+V');
}

const readCaret = (field: Locator) => field.evaluate((input: HTMLInputElement) => input.selectionStart);

for (const [where, open] of sample(3, Object.entries(postalFields))) {
  test.describe(`the postal code of the form ${where}`, () => {
    test('V-03 is formatted once a word that is composed is complete, as typed letter by letter', async ({ page }) => {
      const { field } = await open(page, 'en');
      await field.focus();
      await compose(page, 'k1a0b1');
      await expect(field).toHaveValue('k1a0b1');
      await field.blur();
      await expect(field).toHaveValue('K1A 0B1');
    });

    test('V-03 NL-04 keeps a pasted code whole, whatever surrounds it', async ({ page }) => {
      const { field } = await open(page, 'en');
      for (const text of [
        ' K1A 0B1',
        'K1A  0B1',
        'k1a-0b1',
        'Ottawa ON  K1A 0B1',
        '\u200bK1A\u00a00B1\ufeff',
        'Ｋ１Ａ　０Ｂ１',
        'K1AOB1',
      ]) {
        await paste(page, field, text);
        await expect(field, JSON.stringify(text)).toHaveValue('K1A 0B1');
      }
    });

    test('V-03 keeps what is no Canadian code, and says what to enter', async ({ page }) => {
      for (const locale of locales) {
        const { field, error } = await open(page, locale);
        const remedy =
          locale === 'en' ? /^Enter a Canadian postal code such as/ : /^Entrez un code postal canadien comme/;
        for (const typed of ['90210', '75001', 'd1d 1d1']) {
          await field.fill('');
          await field.pressSequentially(typed);
          await field.blur();
          await expect(field).toHaveValue(typed.toUpperCase());
          await expect(error).toHaveText(remedy);
        }
      }
    });
  });
}

test.describe('a masked field', () => {
  test('V-03 takes the letters O and I for the digits that they look like', async ({ page }) => {
    const { control } = await visitContact(page, '/en/contact');
    await control('PostalCode').pressSequentially('hoh oho');
    await expect(control('PostalCode')).toHaveValue('H0H 0H0');
  });

  test('V-03 V-04 refuses a character too many, wherever it is typed, and keeps the last one', async ({ page }) => {
    const { control } = await visitContact(page, '/en/contact');
    for (const [name, value] of [
      ['PostalCode', 'K1A 0B1'],
      ['Phone', '(514) 555-0123'],
    ] as const) {
      const field = control(name);
      await field.pressSequentially(value);
      for (const sign of ['2', 'x']) {
        await page.keyboard.press(sign);
        await expect(field).toHaveValue(value);
        expect(await readCaret(field)).toBe(value.length);
      }
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('7');
      await expect(field).toHaveValue(value);
      expect(await readCaret(field)).toBe(1);
    }
  });

  test('V-03 V-04 V-08 a typed separator is written, stepped over or ignored, and leaves no other trace', async ({
    page,
  }) => {
    const { control } = await visitContact(page, '/en/contact');
    const postal = control('PostalCode');
    await postal.pressSequentially('k1a');
    await page.keyboard.press('Space');
    await expect(postal).toHaveValue('K1A ');
    await page.keyboard.press('Space');
    await expect(postal).toHaveValue('K1A ');
    await postal.blur();
    await expect(postal).toHaveValue('K1A');
    await postal.fill('K1A 0B1');
    await page.keyboard.press('Home');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('-');
    expect(await readCaret(postal)).toBe(4);
    await expect(postal).toHaveValue('K1A 0B1');
    await control('Phone').pressSequentially('(514) 555-');
    await expect(control('Phone')).toHaveValue('(514) 555-');
    await control('Reason').selectOption('loyalty');
    await control('LoyaltyNumber').pressSequentially('6012 3456 ');
    await expect(control('LoyaltyNumber')).toHaveValue('6012 3456 ');
  });

  test('V-03 typing in the middle keeps the caret there, and replaces what is selected', async ({ page }) => {
    const { control } = await visitContact(page, '/en/contact');
    const field = control('PostalCode');
    await field.pressSequentially('k1a0b1');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('2');
    await expect(field).toHaveValue('K2A 0B1');
    expect(await readCaret(field)).toBe(2);
    await page.keyboard.press('Delete');
    await expect(field).toHaveValue('K2 0B1');
    await page.keyboard.press('9');
    await expect(field).toHaveValue('K2 0B1');
    await page.keyboard.press('h');
    await expect(field).toHaveValue('K2H 0B1');
    expect(await readCaret(field)).toBe(3);
  });

  for (const [name, value, key, caret, left, place] of [
    ['PostalCode', 'K1A 0B1', 'Backspace', 4, 'K1 0B1', 2],
    ['PostalCode', 'K1A 0B1', 'Delete', 3, 'K1A B1', 4],
    ['Phone', '(514) 555-0123', 'Backspace', 6, '(51) 555-0123', 3],
    ['Phone', '(514) 555-0123', 'Delete', 9, '(514) 555-123', 10],
    ['PostalCode', 'K1A ', 'Backspace', 4, 'K1A', 3],
    ['Phone', '(514', 'Backspace', 1, '514', 0],
  ] as const) {
    test(`V-03 V-04 ${key} at character ${caret} of “${value}” leaves “${left}”, and is undone`, async ({ page }) => {
      const { control } = await visitContact(page, '/en/contact');
      const field = control(name);
      await field.pressSequentially(value);
      await expect(field).toHaveValue(value);
      await field.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), caret);
      await page.keyboard.press(key);
      await expect(field).toHaveValue(left);
      expect(await readCaret(field)).toBe(place);
      await page.keyboard.press('Control+Z');
      await expect(field).toHaveValue(value);
    });
  }

  test('V-03 V-04 Ctrl+Z undoes what was typed, down to the empty field', async ({ page }) => {
    const { control } = await visitContact(page, '/en/contact');
    for (const [name, typed] of [
      ['PostalCode', 'k1a0b1'],
      ['Phone', '5145550123'],
    ] as const) {
      const field = control(name);
      await field.pressSequentially(typed);
      const values = [await field.inputValue()];
      for (let step = 0; step < 3 * typed.length && values.at(-1) !== ''; step += 1) {
        await page.keyboard.press('Control+Z');
        values.push(await field.inputValue());
      }
      expect(values.length).toBeGreaterThan(2);
      expect(values.at(-1)).toBe('');
    }
  });

  test('V-04 V-06 V-08 NM-01 numbers may be composed, and pasted in full-width digits', async ({ page }) => {
    const contact = await visitContact(page, '/en/contact');
    await contact.control('Reason').selectOption('loyalty');
    const digits = '6012345678901234567';
    for (const [name, typed, shown] of [
      ['Phone', '5145550123', '(514) 555-0123'],
      ['LoyaltyNumber', digits, '6012 3456 7890 1234 567'],
    ] as const) {
      const field = contact.control(name);
      await field.focus();
      await compose(page, typed);
      await field.blur();
      await expect(field).toHaveValue(shown);
      const wide = [...typed].map((digit) => String.fromCodePoint(Number(digit) + 0xff10)).join('');
      await paste(page, field, ` ${wide}`);
      await expect(field).toHaveValue(shown);
    }
    await visit(page, '/en/gift-card-balance', 'vitrine-gift-balance');
    const card = page.locator('vitrine-gift-balance').getByRole('textbox');
    await card.focus();
    await compose(page, digits.slice(0, 16));
    await card.blur();
    await expect(card).toHaveValue('60 - 12345 - 67890 - 1234');
    const movers = await visitContest(page, '/en/new-movers', moversTag);
    const pin = movers.control('Pin');
    await pin.focus();
    await compose(page, 'abc-123');
    await pin.blur();
    await expect(pin).toHaveValue('abc-123');
  });
});

test.describe('keys of an input method', () => {
  /** A key as Chrome on a Mac sends it while a word is being composed; `keyCode` is Safari’s, after it has ended. */
  const pressWhileComposing = (field: Locator, key: string, init: { isComposing: boolean; keyCode: number }) =>
    field.evaluate(
      (input, more) =>
        input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, ...more })),
      { key, ...init },
    );

  for (const [browser, init] of [
    ['Chrome', { isComposing: true, keyCode: 13 }],
    ['Safari', { isComposing: false, keyCode: 229 }],
  ] as const) {
    test(`SF-02 neither move through the suggestions nor close them nor empty the box (${browser})`, async ({
      page,
    }) => {
      const { box, options } = await visitFinder(page, 'en');
      await box.click();
      await box.pressSequentially('Sherbroke');
      await expect(options.first()).toBeVisible();
      for (const key of ['ArrowDown', 'ArrowUp', 'Escape', 'Escape']) await pressWhileComposing(box, key, init);
      await expect(box).not.toHaveAttribute('aria-activedescendant');
      await expect(options.first()).toBeVisible();
      await expect(box).toHaveValue('Sherbroke');
    });

    test(`GB-01 do not lead from a complete card number to the partner (${browser})`, async ({ page }) => {
      await visit(page, '/en/gift-card-balance', 'vitrine-gift-balance');
      const widget = page.locator('vitrine-gift-balance');
      await widget.evaluate((element) =>
        element.addEventListener('vitrine-partner-followed', (event) => {
          event.preventDefault();
          element.toggleAttribute('data-followed', true);
        }),
      );
      const card = widget.getByRole('textbox');
      await card.fill('6012345678901234');
      await pressWhileComposing(card, 'Enter', init);
      await expect(widget).not.toHaveAttribute('data-followed');
      await card.press('Enter');
      await expect(widget).toHaveAttribute('data-followed');
    });
  }
});

test('SF-07 the store search finds a postal code among the words of an address', async ({ page }) => {
  const { box, title } = await visitFinder(page, 'en');
  await box.fill('50 Main Street, Guelph ON  N1H 1A1');
  await box.press('Enter');
  await expect(title).toContainText('N1H');
});

test('V-03 a form without JavaScript takes a postal code as it was pasted', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/en/contact');
  const { control } = findContactForm(page);
  await expect(control('PostalCode')).not.toHaveAttribute('maxlength');
  await page.goto('/en/newsletter');
  const { email, postalCode, submit } = findParts(page.locator(formTag));
  await email.fill(createAddress());
  await postalCode.fill('Ottawa ON  K1A OB1');
  await submit.click();
  await expect(page).toHaveURL('/en/newsletter/thank-you');
  await context.close();
});
