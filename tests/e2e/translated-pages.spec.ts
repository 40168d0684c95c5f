import type { Locator, Page } from '@playwright/test';
import { contactTag, visitContact } from './contact-form.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { createAddress, fillForm, findParts, formTag, handlerPath, keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { visitFinder } from './store-finder.ts';
import { listSignUps } from './stored-sign-ups.ts';
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
    const consent = form.locator('[part="legal"]').first();
    const before = await readText(consent);
    expect(before.split(' ').length).toBeGreaterThan(20);
    await translate(consent);
    await findParts(form).email.fill('wrong');
    await findParts(form).email.blur();
    await expect(findParts(form).emailError).not.toBeEmpty();
    expect(await readText(consent)).toBe(before);
  });
}

/**
 * Replaces each text of an element's shadow root by marked words in two `<font>` elements, as Google's translator and
 * extensions do, also of what comes later.
 */
const translateByFonts = (element: Locator) =>
  element.evaluate((host) => {
    const root = host.shadowRoot as ShadowRoot;
    const replace = () => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font,style')) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replace();
    new MutationObserver(replace).observe(root, { childList: true, characterData: true, subtree: true });
  });

/** Wraps each text in an element, as highlighters do. */
const wrapWords = (element: Locator) =>
  element.evaluate((host) => {
    const walker = document.createTreeWalker(host.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      const mark = document.createElement('mark');
      text.before(mark);
      mark.append(text);
    }
  });

for (const [what, change, whole] of [
  ['replaces every text by <font>', translateByFonts, /^«[^«»]+»$/],
  ['wraps every text in <mark>', wrapWords, /^[^.]+\.?[^.]*\.?[^.]*\.?$/],
] as const)
  test(`an error changes, goes and comes again in a form where a script ${what}`, async ({ page }) => {
    await page.goto('/en/newsletter');
    await page.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), formTag);
    const form = page.locator(formTag);
    const { email, emailError } = findParts(form);
    await change(form);
    const enter = async (text: string) => {
      await email.fill(text);
      await email.press('Enter');
    };
    await enter('wrong');
    await expect(emailError).not.toBeEmpty();
    const wrong = await readText(emailError);
    await enter('');
    await expect(emailError).not.toContainText(wrong);
    const empty = await readText(emailError);
    await enter('ana@example.ca');
    await expect(emailError).toBeEmpty();
    await enter('wrong');
    await expect.poll(() => readText(emailError)).toBe(wrong);
    for (const text of [wrong, empty]) expect(text).toMatch(whole);
    await expect(email).toHaveValue('wrong');
  });

test('a place that is chosen from translated options is the one that was read', async ({ page }) => {
  const finder = await visitFinder(page, 'en');
  await translateByFonts(finder.element);
  for (const typed of ['montr', 'toron', 'halif']) {
    await finder.box.fill('');
    await finder.box.pressSequentially(typed);
    await expect(finder.options.first()).toContainText(new RegExp(typed, 'i'));
    await expect(finder.options.first()).toHaveText(/^«[^«»]*»(?:«[^«»]*»)*$/);
  }
  const read = (await readText(finder.options.first())).replaceAll(/[«»]/g, '');
  await finder.options.first().click();
  await expect(finder.box).toHaveValue(new RegExp(read.split(',')[0] as string));
  await expect(finder.title).toContainText(read.split(',')[0] as string);
});

test('a consent whose words a translator has changed is stored as such', async ({ page }) => {
  await page.goto('/en/newsletter');
  await page.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), formTag);
  const form = page.locator(formTag);
  const addresses = [createAddress(), createAddress()] as const;
  await translateByFonts(form);
  await fillForm(form, addresses[0]);
  await findParts(form).submit.click();
  await expect(form.getByText(addresses[0])).toBeVisible();
  expect(await listSignUps(addresses[0])).toMatchObject([{ consent_verified: true, consent_altered: true }]);
  await page.reload();
  await fillForm(form, addresses[1]);
  await findParts(form).submit.click();
  await expect(form.getByText(addresses[1])).toBeVisible();
  expect(await listSignUps(addresses[1])).toMatchObject([{ consent_verified: true, consent_altered: false }]);
});

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
