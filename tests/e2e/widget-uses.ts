import type { Frame, Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { contactTag, fillMessage, findContactForm } from './contact-form.ts';
import { contestMessages, entryTag, fillEntry, findContest, loadPin, moversTag } from './contest.ts';
import { messages } from './messages.ts';
import { createAddress, fillForm, findLightbox, findParts, formTag, lightboxTag } from './newsletter.ts';
import { ownFormUses } from './own-form.ts';
import type { Locale } from './places.ts';
import { findFinder } from './store-finder.ts';
import { expect } from './watched-page.ts';

interface Watched {
  thirdPartyRequests: string[];
}

/** The purpose of each widget, on any page. */
export interface Use {
  /** Messages that the widget shows or announces in each language, and never in the other. */
  messages: Record<Locale, RegExp>;
  /** The attribute that makes it visible. */
  opener?: string;
  /** Does what a visitor came for, to the end. */
  act: (page: Page | Frame, element: Locator, locale: Locale, watched: Watched) => Promise<void>;
}

async function signUp(widget: Locator, locale: Locale): Promise<void> {
  await fillForm(widget, createAddress());
  await findParts(widget).submit.click();
  await expect(widget).toContainText(messages[locale].success);
}

/** By tag; the tests fail for a new widget that is missing here. */
export const uses: Record<string, Use> = {
  ...ownFormUses,
  [formTag]: {
    messages: { en: messages.en.submit, fr: messages.fr.submit },
    act: (_, element, locale) => signUp(element, locale),
  },
  [lightboxTag]: {
    messages: { en: messages.en.submit, fr: messages.fr.submit },
    opener: 'open',
    async act(page, element, locale) {
      await signUp(element, locale);
      const { close, dialog } = findLightbox(page);
      await close.click();
      await expect(dialog).toBeHidden();
    },
  },
  [contactTag]: {
    messages: { en: /First name/, fr: /Prénom/ },
    async act(page, _, locale) {
      await fillMessage(page, createAddress());
      const { submit, result } = findContactForm(page);
      await submit.click();
      await expect(result).toContainText(locale === 'en' ? 'successfully sent' : 'bien été envoyé');
    },
  },
  [entryTag]: {
    messages: { en: /Postal code/, fr: /Code postal/ },
    async act(page, _, locale) {
      await fillEntry(page, { Email: createAddress() });
      const { submit, heading } = findContest(page);
      await submit.click();
      await expect(heading).toHaveText(contestMessages[locale].entered);
    },
  },
  [moversTag]: {
    messages: { en: /Postal code/, fr: /Code postal/ },
    async act(page, _, locale) {
      await fillEntry(page, { Pin: await loadPin(), Email: createAddress() }, moversTag);
      const { submit, result } = findContest(page, moversTag);
      await submit.click();
      await expect(result).toContainText(locale === 'en' ? 'grand draw' : 'grand tirage');
    },
  },
  'vitrine-article-list': {
    messages: { en: /Ideas for/, fr: /Des idées pour/ },
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
    messages: { en: /Accept(?!er)/, fr: /Accepter/ },
    opener: 'open',
    async act(_, element) {
      await element.getByRole('button').last().click();
      await expect(element.getByRole('button')).toHaveCount(0);
    },
  },
  'vitrine-gift-balance': {
    messages: { en: /Check the balance/, fr: /Vérifier le solde/ },
    async act(_, element) {
      await element.getByRole('textbox').fill('6012345678901234');
      await expect(element.getByRole('status')).toContainText(/complete|complet/);
      await expect(element.locator('a').first()).toHaveAttribute('href', /^https?:/);
    },
  },
  'vitrine-gift-lightbox': {
    messages: { en: messages.en.submit, fr: messages.fr.submit },
    opener: 'open',
    act: (_, element, locale) => signUp(element, locale),
  },
  'vitrine-loading-overlay': {
    messages: { en: /One moment/, fr: /Un instant/ },
    opener: 'active',
    async act(_, element) {
      await expect(element.locator('[part="veil"]')).toBeVisible();
      await element.page().keyboard.press('Escape');
      await expect(element.locator('[part="veil"]')).toBeHidden();
    },
  },
  'vitrine-photo-wall': {
    messages: { en: /Handbags/, fr: /Sacs à main/ },
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
    messages: { en: /Find stores/, fr: /Trouver un magasin/ },
    async act(page, element, locale) {
      const box = element.getByRole('combobox');
      await box.pressSequentially(locale === 'en' ? 'Guelph' : 'Lévis');
      await box.press('Enter');
      await expect(element.locator('h2')).toContainText(locale === 'en' ? 'near Guelph' : 'près de Lévis');
      await expect(element.getByRole('listitem').first()).toContainText('km');
      const isInAddress = await element.evaluate((each) => !each.hasAttribute('no-address'));
      const { pathname, searchParams } = new URL(page.url());
      const name = pathname.endsWith('/storelocator') ? 's' : 'near';
      if (isInAddress) expect(searchParams.get(name)).toMatch(/^4\d\.\d+,-\d+\.\d+$/);
      const { map } = findFinder(page);
      const show = element.getByRole('button', { name: /Show map|Afficher la carte/ });
      if (await show.isVisible()) await show.click();
      await expect(map.getByRole('button', { name: /^Zoom (in|avant)$/ })).toBeVisible();
      await expect(map.locator('.marker').first()).toBeVisible();
    },
  },
  'vitrine-store-search': {
    messages: { en: /Find stores/, fr: /Trouver un magasin/ },
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
    messages: { en: /Watch the video/, fr: /Regarder la vidéo/ },
    async act(_view, element, _locale, watched) {
      await element.page().route('https://{player.vimeo.com,www.youtube-nocookie.com}/**', (route) => {
        watched.thirdPartyRequests.length = 0;
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
      });
      await element.locator('[part="play"]').click();
      await expect(element.locator('iframe')).toHaveAttribute(
        'src',
        /^https:\/\/(player\.vimeo\.com|www\.youtube-nocookie\.com)\//,
      );
    },
  },
  'vitrine-share-buttons': {
    messages: { en: /Share/, fr: /Partager/ },
    async act(page, element) {
      await page.evaluate(() => {
        window.open = (...call) => {
          Reflect.set(window, 'opened', call);
          return { opener: window } as Window;
        };
      });
      await element.getByRole('link', { name: /Facebook/ }).click();
      const shared = (await element.getAttribute('page-url')) ?? page.url();
      expect(await page.evaluate(() => (Reflect.get(window, 'opened') as string[])[0])).toContain(
        `sharer.php?u=${encodeURIComponent(shared)}&`,
      );
    },
  },
};
