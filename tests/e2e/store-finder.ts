import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import { keepLightboxAway } from './newsletter.ts';
import type { Locale } from './places.ts';
import { expect } from './watched-page.ts';

interface FeedStore {
  id: string;
  slug: string;
  number: string;
  name: Record<Locale, string>;
  lat: number;
  lng: number;
  address: { city: string; province: string };
  brands?: string[];
  featured?: boolean;
  status?: string;
  events?: { title: Record<Locale, string>; start: string; end: string }[];
  departments?: string[];
  specialtyDepartments?: string[];
}
/** The finder's stores, as built. */
export const feed = JSON.parse(readFileSync('dist/site/stores/vitrine.json', 'utf8')) as { stores: FeedStore[] };

/** A town with its province, as headings have it. */
export const writeTown = (locale: Locale, town: string, province: string): string =>
  locale === 'en' ? `${town}, ${province}` : `${town} (${province})`;

/** How many stores the list shows at first, of all. */
export const pageCount = Math.min(10, feed.stores.length);

/** Locators for what a visitor uses in the finder. */
export interface Finder {
  element: Locator;
  box: Locator;
  options: Locator;
  title: Locator;
  stores: Locator;
  map: Locator;
}

/** Finds the finder of a page. */
export function findFinder(page: Page | Frame): Finder {
  const element = page.locator('vitrine-store-finder');
  return {
    element,
    box: element.getByRole('combobox').and(page.locator('[part="input"]')),
    options: element.locator('#places').getByRole('option'),
    title: element.locator('[part="title"]'),
    stores: element.locator('[part="store"]'),
    map: element.locator('[part="map"]'),
  };
}

/** Opens the finder's page and waits for its stores. */
export async function visitFinder(page: Page, locale: Locale, search = ''): Promise<Finder> {
  await keepLightboxAway(page);
  await page.goto(`/${locale}/storelocator${search}`);
  const finder = findFinder(page);
  await expect(finder.title).toBeVisible();
  return finder;
}

/** Opens a page of the site that has no finder, and puts one on it, below its first screen. */
export async function placeFinder(page: Page, path: string, attributes: Record<string, string>): Promise<Finder> {
  await keepLightboxAway(page);
  await page.goto(path);
  await page.evaluate((given) => {
    addEventListener('vitrine-stores-searched', () => {
      document.documentElement.dataset.searched = 'true';
    });
    const finder = document.createElement('vitrine-store-finder');
    for (const [name, value] of Object.entries(given)) finder.setAttribute(name, value);
    document.querySelector('main')?.append(finder);
  }, attributes);
  const finder = findFinder(page);
  // It is loaded once it is near.
  await finder.element.scrollIntoViewIfNeeded();
  await expect(finder.stores.first()).toBeVisible();
  return finder;
}

/** Types and submits, as most people do, without using the suggestions. */
export async function search({ box }: Finder, text: string): Promise<void> {
  await box.click();
  await box.pressSequentially(text);
  await box.press('Enter');
}
