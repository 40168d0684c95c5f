import type { Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import type { Locale } from './places.ts';
import { expect } from './watched-page.ts';

/** Headings of the partner's test pages, which identify the page to a visitor. */
export const partnerHeadings = {
  en: {
    balance: 'How much is left?',
    'egift-email': 'A card that travels by email',
    'egift-mail': 'A card in a paper sleeve',
    'gift-help': 'Questions about a gift card',
    jobs: 'Work in a store, a warehouse or an office',
    unsubscribe: 'Leave a mailing list',
    company: 'The company behind the stores',
  },
  fr: {
    balance: 'Combien reste-t-il?',
    'egift-email': 'Une carte qui voyage par courriel',
    'egift-mail': 'Une carte dans sa pochette de papier',
    'gift-help': 'Questions sur une carte-cadeau',
    jobs: 'Travailler en magasin, à l’entrepôt ou au bureau',
    unsubscribe: 'Quitter une liste d’envoi',
    company: 'L’entreprise derrière les magasins',
  },
} as const;

/** A test page of the partner. */
export type PartnerPage = keyof (typeof partnerHeadings)['en'];

/** Follows a link in the same tab and expects the partner's page in the same language. */
export async function expectRedirectTo(page: Page, link: Locator, to: PartnerPage, locale: Locale): Promise<URL> {
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(partnerHeadings[locale][to]);
  const url = new URL(page.url());
  expect(url.origin + url.pathname).toBe(`${origins.partner}/${to}${locale === 'fr' ? '/fr' : ''}`);
  await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
  expect(await page.evaluate(() => window.top === window)).toBe(true);
  return url;
}
