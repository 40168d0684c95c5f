import type { Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { listWidgetTags } from '../support/widget-tags.ts';
import { contactTag, fillLetter, findContactForm } from './contact-form.ts';
import { contestTexts, entryTag, fillEntry, findContest, loadPin, moversTag } from './contest.ts';
import { createAddress, fillForm, findLightbox, findParts, formTag, lightboxTag } from './newsletter.ts';
import { isLongRun, type Locale, locales } from './places.ts';
import { texts } from './texts.ts';
import { expect, test } from './watched-page.ts';

// Both languages of every page in the long run.
const pages = [
  { name: 'a page that has grown since 2006', address: `${origins.winners}/old`, languages: locales },
  { name: 'a React application', address: `${origins.marshalls}/react`, languages: ['en'] },
  { name: 'a Vue application', address: `${origins.marshalls}/vue`, languages: ['fr'] },
  { name: 'a shadow root within another', address: `${origins.marshalls}/shadow`, languages: ['fr'] },
] as const;

const tags = listWidgetTags();

interface Watched {
  strangers: string[];
}
interface Check {
  /** Words that the widget shows or says in each language, and never in the other. */
  words: Record<Locale, RegExp>;
  /** Brings up what does not show by itself. */
  show?: (element: Locator) => Promise<void>;
  /** What a visitor came for, until it is done. */
  act: (page: Page, element: Locator, locale: Locale, watched: Watched) => Promise<void>;
}

const setAttribute = (name: string) => (element: Locator) =>
  element.evaluate((each, attribute) => each.toggleAttribute(attribute, true), name).then(() => undefined);

async function signUp(widget: Locator, locale: Locale): Promise<void> {
  await fillForm(widget, createAddress());
  await findParts(widget).submit.click();
  await expect(widget).toContainText(texts[locale].success);
}

/** A widget that is new is missing here, and its tests say so. */
const checks: Record<string, Check> = {
  [formTag]: {
    words: { en: texts.en.submit, fr: texts.fr.submit },
    act: (_, element, locale) => signUp(element, locale),
  },
  [lightboxTag]: {
    words: { en: texts.en.submit, fr: texts.fr.submit },
    show: setAttribute('open'),
    async act(page, element, locale) {
      await signUp(element, locale);
      const { close, dialog } = findLightbox(page);
      await close.click();
      await expect(dialog).toBeHidden();
    },
  },
  [contactTag]: {
    words: { en: /First name/, fr: /Prénom/ },
    async act(page, _, locale) {
      await fillLetter(page, createAddress());
      const { submit, result } = findContactForm(page);
      await submit.click();
      await expect(result).toContainText(locale === 'en' ? 'successfully sent' : 'bien été envoyé');
    },
  },
  [entryTag]: {
    words: { en: /Postal code/, fr: /Code postal/ },
    async act(page, _, locale) {
      await fillEntry(page, { Email: createAddress() });
      const { submit, heading } = findContest(page);
      await submit.click();
      await expect(heading).toHaveText(contestTexts[locale].entered);
    },
  },
  [moversTag]: {
    words: { en: /Postal code/, fr: /Code postal/ },
    async act(page, _, locale) {
      await fillEntry(page, { Pin: await loadPin(), Email: createAddress() }, moversTag);
      const { submit, result } = findContest(page, moversTag);
      await submit.click();
      await expect(result).toContainText(locale === 'en' ? 'grand draw' : 'grand tirage');
    },
  },
  'vitrine-article-list': {
    words: { en: /Ideas for/, fr: /Des idées pour/ },
    async act(_, element, locale) {
      await element.locator('select[name=season]').selectOption('spring');
      await element.locator('input').fill(locale === 'en' ? 'capri' : 'caprì');
      await expect(element.locator('h2 a')).toHaveCount(1);
      await expect(element.locator('h2 a')).toHaveAttribute(
        'href',
        `${origins.site}/${locale}/articles/spring-lookbook-capri`,
      );
    },
  },
  'vitrine-consent-banner': {
    words: { en: /Accept(?!er)/, fr: /Accepter/ },
    show: setAttribute('open'),
    async act(_, element) {
      await element.getByRole('button').last().click();
      await expect(element.getByRole('button')).toHaveCount(0);
    },
  },
  'vitrine-gift-balance': {
    words: { en: /Check the balance/, fr: /Vérifier le solde/ },
    async act(_, element) {
      await element.getByRole('textbox').fill('6012345678901234');
      await expect(element.getByRole('status')).toContainText(/complete|complet/);
      await expect(element.locator('a').first()).toHaveAttribute('href', /^https?:/);
    },
  },
  'vitrine-gift-lightbox': {
    words: { en: texts.en.submit, fr: texts.fr.submit },
    show: setAttribute('open'),
    act: (_, element, locale) => signUp(element, locale),
  },
  'vitrine-loading-overlay': {
    words: { en: /One moment/, fr: /Un instant/ },
    show: setAttribute('active'),
    async act(page, element) {
      await page.keyboard.press('Escape');
      await expect(element.locator('[part="veil"]')).toBeHidden();
    },
  },
  'vitrine-photo-wall': {
    words: { en: /Handbags/, fr: /Sacs à main/ },
    async act(_, element, locale) {
      await element
        .locator('label')
        .filter({ hasText: locale === 'en' ? 'Skirts' : 'Jupes' })
        .click();
      await expect(element.locator('li')).toHaveCount(2);
      await expect(element.locator('li').first()).toContainText('@sofia.plisse');
    },
  },
  'vitrine-store-finder': {
    words: { en: /Find stores/, fr: /Trouver un magasin/ },
    async act(page, element, locale) {
      const box = element.getByRole('combobox');
      await box.pressSequentially(locale === 'en' ? 'Guelph' : 'Lévis');
      await box.press('Enter');
      await expect(element.locator('h2')).toContainText(locale === 'en' ? 'near Guelph' : 'près de Lévis');
      await expect(element.getByRole('listitem').first()).toContainText('km');
      expect(new URL(page.url()).searchParams.get('s')).toMatch(/^4\d\.\d+,-\d+\.\d+$/);
    },
  },
  'vitrine-store-search': {
    words: { en: /Find stores/, fr: /Trouver un magasin/ },
    async act(_, element, locale) {
      const box = element.getByRole('combobox');
      await box.pressSequentially('G1R');
      await expect(element.getByRole('option')).toContainText([locale === 'en' ? /Québec City|Québec/ : /Québec/]);
      await element.evaluate((each) =>
        each.addEventListener('vitrine-stores-searched', (event) => event.preventDefault()),
      );
      await box.press('Enter');
      await expect(element.getByRole('option')).toHaveCount(0);
    },
  },
  'vitrine-video-block': {
    words: { en: /Watch the video/, fr: /Regarder la vidéo/ },
    async act(page, element, _, watched) {
      await page.route('https://player.vimeo.com/**', (route) => {
        watched.strangers.length = 0;
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
      });
      await element.locator('[part="play"]').click();
      await expect(element.locator('iframe')).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\//);
    },
  },
  'vitrine-share-buttons': {
    words: { en: /Share/, fr: /Partager/ },
    async act(page, element) {
      await page.evaluate(() => {
        window.open = (...call) => {
          Reflect.set(window, 'opened', call);
          return { opener: window } as Window;
        };
      });
      await element.getByRole('link', { name: /Facebook/ }).click();
      expect(await page.evaluate(() => (Reflect.get(window, 'opened') as string[])[0])).toContain(
        `sharer.php?u=${encodeURIComponent(page.url())}&`,
      );
    },
  },
};

/** All that a widget says: its texts, and the names of what has no text. */
const readWords = (element: Locator) =>
  element.evaluate((each) => {
    const root = each.shadowRoot as ShadowRoot;
    const names = [...root.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label'));
    return [root.textContent, ...names].join(' ');
  });

test('every widget has its check here', () => {
  expect(Object.keys(checks).sort()).toEqual([...tags].sort());
});

for (const [at, { name, address, languages }] of pages.entries()) {
  // Every second element by turns, so that each is on two of the four; all of them in the long run.
  const looked = Object.entries(checks).filter((_, index) => isLongRun || (index + at) % 2 === 0);
  for (const locale of isLongRun ? locales : languages) {
    test.describe(`in ${name} (${locale})`, () => {
      for (const [tag, check] of looked) {
        test(`${tag} shows, speaks the page’s language and does what it is for`, async ({ page, watched }) => {
          await page.goto(`${address}${locale === 'fr' ? '/fr' : ''}`);
          const element = page.locator(tag);
          await element.scrollIntoViewIfNeeded().catch(() => undefined);
          await expect
            .poll(() => element.evaluate((each) => each.shadowRoot?.childElementCount ?? 0))
            .toBeGreaterThan(0);
          await check.show?.(element);
          await expect.poll(() => readWords(element)).toMatch(check.words[locale]);
          expect(await readWords(element)).not.toMatch(check.words[locale === 'en' ? 'fr' : 'en']);
          await check.act(page, element, locale, watched);
        });
      }
    });
  }
}

for (const [name, path] of [
  ['React', '/react'],
  ['Vue', '/vue'],
] as const) {
  test(`${name} hears a widget’s events, and leaves what was typed when it draws anew`, async ({ page }) => {
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
