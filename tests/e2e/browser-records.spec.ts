import type { Page } from '@playwright/test';
import { isFullRun } from '../support/samples.ts';
import { findLightbox, lightboxTag, visit } from './newsletter.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

const readKeys = (page: Page) =>
  page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) }));

/** Types again until the form's script has loaded and stored the value. */
async function typeUntilKept(page: Page, field: string, key: string): Promise<void> {
  await expect(async () => {
    await page.locator(field).fill('');
    await page.locator(field).fill('quelquun@vitrine.example');
    expect((await readKeys(page)).session).toContain(key);
  }).toPass();
}

test.use({ consent: 'undecided' });

for (const locale of locales.filter((each) => isFullRun || each === 'fr')) {
  test(`a visit stores no key that the privacy policy does not list, and no cookie (${locale})`, async ({
    page,
    context,
  }) => {
    await visit(page, `/${locale}/contact`);
    await page.locator('vitrine-consent-banner').getByRole('button').last().click();
    await typeUntilKept(page, 'vitrine-contact-form textarea', 'vitrine-contact-draft');
    const { element, close } = findLightbox(page);
    await element.evaluate((lightbox) => lightbox.toggleAttribute('open', true));
    await typeUntilKept(page, `${lightboxTag} input[name=Email]`, 'vitrine-newsletter-draft');
    await close.click();
    await page.goto(`/${locale}/fall-promotion`);
    await typeUntilKept(page, 'vitrine-contest-entry input[name=Email]', 'vitrine-contest-fall-promotion');
    await page.goto(`/${locale}/gift-card-balance`);
    await page.locator('vitrine-gift-balance input').first().fill('6012345678901234');
    await page.goto(`/${locale}/storelocator`);
    await page.locator('vitrine-store-finder input').first().fill('H2X');

    await page.goto(`/${locale}/privacy`);
    const rows = page.locator('.prose tr', { has: page.locator('code') });
    const listed = await rows.evaluateAll((found) =>
      found.map((row) => ['code', 'td:nth-child(2)'].map((cell) => row.querySelector(cell)?.textContent ?? '')),
    );
    const patterns = listed.map(([key = '', kind = '']) => ({
      key: new RegExp(`^${key.replace('…', '.+')}$`),
      kind: /session/.test(kind) ? 'session' : 'local',
    }));
    const keys = await readKeys(page);
    expect(keys.local).toEqual(expect.arrayContaining(['user-locale', 'vitrine-consent', 'vitrine-newsletter']));
    for (const kind of ['local', 'session'] as const) {
      const unlisted = keys[kind].filter(
        (stored) => !patterns.some(({ key, kind: where }) => where === kind && key.test(stored)),
      );
      expect(unlisted, kind).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
  });
}
