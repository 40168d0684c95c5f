import type { Locator, Page } from '@playwright/test';
import { contactTag, visitContact } from './contact-form.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { createAddress, fillForm, findParts, formTag, handlerPath, keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { expect, test } from './watched-page.ts';

// Pages that a browser translates: Firefox writes into the text nodes that are there, and both Firefox and Chrome set the
// page's language to the one that they translate into.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());
test.beforeEach(({ page }) => keepLightboxAway(page));

/** Writes the words of a paragraph into its text nodes in their order, as Firefox does with each translated block. */
const translate = (paragraph: Locator) =>
  paragraph.evaluate((block) => {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const words = texts.map(({ data }) => data).filter((data) => data.trim());
    texts.forEach((text, index) => {
      text.data = words[index] ?? '';
    });
  });

const readText = async (text: Locator) => ((await text.textContent()) ?? '').replace(/\s+/g, ' ').trim();

for (const locale of locales) {
  test(`every word of the contact form’s consent stays when Firefox has translated it and a field is wrong (${locale})`, async ({
    page,
  }) => {
    const form = await visitContact(page, `/${locale}/contact`);
    const consent = page
      .locator(contactTag)
      .locator('label', { has: page.locator('a[href*="privacy"], a[href*="confid"]') });
    const before = await readText(consent);
    expect(before.split(' ').length).toBeGreaterThan(10);
    await translate(consent);
    await form.control('Email').fill('wrong');
    await form.control('Email').blur();
    await expect(form.error('Email')).not.toBeEmpty();
    expect(await readText(consent)).toBe(before);
  });

  test(`every word of the newsletter form’s consent stays when Firefox has translated it and a field is wrong (${locale})`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/newsletter`);
    await page.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), formTag);
    const form = page.locator(formTag);
    const consent = form.locator('#consent').first();
    const before = await readText(consent);
    expect(before.split(' ').length).toBeGreaterThan(20);
    await translate(consent);
    await findParts(form).email.fill('wrong');
    await findParts(form).email.blur();
    await expect(findParts(form).emailError).not.toBeEmpty();
    expect(await readText(consent)).toBe(before);
  });
}

const button: Record<Locale, string> = { en: 'Sign me up', fr: 'Je m’inscris' };
const setLanguage = (page: Page, lang: string, className = '') =>
  page.evaluate(
    ([tag, name]) => {
      document.documentElement.className = name;
      document.documentElement.lang = tag;
    },
    [lang, className] as const,
  );
const submitOf = (page: Page) => page.locator(formTag).locator('button[type=submit]');

test.describe('LOC-05 an embedded form without a locale, in an English browser', () => {
  test.use({ locale: 'en-CA' });

  for (const [target, className] of [
    ['es', ''],
    ['zh-CN', 'translated-ltr'],
    ['pa', 'translated-ltr'],
    ['en', 'translated-ltr'],
  ] as const)
    test(`stays French, and says so in what it sends, when a browser translates the page into ${target}`, async ({
      page,
      watched,
    }) => {
      // The service does not accept forms from this page's origin.
      watched.expectConsoleMessage(/CORS|ERR_FAILED|newsletter sign-up: error/);
      await elsewhere.open(page, `<${formTag}></${formTag}>`, 'fr');
      await expect(submitOf(page)).toHaveText(button.fr);
      const english: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('messages.en.js')) english.push(request.url());
      });
      await setLanguage(page, target, className);
      await fillForm(page.locator(formTag), createAddress());
      const posted = page.waitForRequest(
        (request) => request.url().includes(handlerPath) && request.method() === 'POST',
      );
      await submitOf(page).click();
      expect((await posted).postData()).toContain('"LanguagePreference":"fr"');
      expect(english).toEqual([]);
    });

  test('follows a page that changes its own language, also after a translation', async ({ page }) => {
    await elsewhere.open(page, `<${formTag}></${formTag}>`, 'fr');
    await expect(submitOf(page)).toHaveText(button.fr);
    await setLanguage(page, 'es');
    await setLanguage(page, 'en');
    await expect(submitOf(page)).toHaveText(button.en);
    await setLanguage(page, 'fr-CA');
    await expect(submitOf(page)).toHaveText(button.fr);
  });
});
