import type { Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { expectNoFindings } from './axe.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

// A page that dresses the elements by documented means alone, in every state of a form.

const suffix = { en: '', fr: '/fr' };
const tags = ['newsletter-form', 'store-search', 'contest-entry', 'gift-balance', 'contact-form', 'share-buttons'].map(
  (name) => `vitrine-${name}`,
);

async function openNight(page: Page, locale: 'en' | 'fr'): Promise<void> {
  await page.goto(`${origins.winners}/night${suffix[locale]}`);
  for (const tag of tags) {
    await page.locator(tag).evaluate((element) => element.scrollIntoView());
    await expect(page.locator(`${tag} .root > *`).first(), tag).toBeAttached();
  }
  await expect(page.locator('vitrine-contest-entry form')).toBeVisible();
}

/** Contrast (WCAG 2) of a button's text to its ground, both as they are painted over the page's ground. */
const readContrast = (button: Locator) =>
  button.evaluate((node) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    const style = getComputedStyle(node);
    const paint = (colour: string, alpha: number) => {
      context.globalAlpha = alpha;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
    };
    const readLuminance = () => {
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const page = getComputedStyle(document.body).backgroundColor;
    const opacity = Number(style.opacity);
    const luminances = [style.backgroundColor, style.color].map((colour) => {
      paint(page === 'rgba(0, 0, 0, 0)' ? 'white' : page, 1);
      paint(colour, opacity);
      return readLuminance();
    });
    const [high = 0, low = 0] = luminances.sort((one, other) => other - one);
    return (high + 0.05) / (low + 0.05);
  });

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(`forms on a dark page are legible in every state when styled by properties and parts (${locale})`, {
    tag: '@full',
  })(async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(locale === 'fr' ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await openNight(page, locale);
    await expectNoFindings(page, 'untouched');
    const form = page.locator(formTag);
    const { submit } = findParts(form);
    await expect(submit).toHaveAttribute('part', 'submit submit-pending');
    expect(await readContrast(submit)).toBeGreaterThanOrEqual(4.5);
    // Playwright waits for a button that is not `aria-disabled`; a visitor may press it.
    await submit.click({ force: true });
    await page.locator('vitrine-contact-form button[type=submit]').click();
    await page.locator('vitrine-contest-entry button[type=submit]').click();
    await expect(page.locator('vitrine-contact-form [part=summary] a').first()).toBeVisible();
    await expectNoFindings(page, 'with errors');
    await fillForm(form, createAddress());
    await expect(submit).toHaveAttribute('part', 'submit');
    expect(await readContrast(submit)).toBeGreaterThanOrEqual(4.5);
    await submit.hover();
    expect(await readContrast(submit)).toBeGreaterThanOrEqual(4.5);
    await submit.click();
    await expect(form.locator('[part=result]')).toBeVisible();
    await expectNoFindings(page, 'sent');
  });
}

for (const [what, rule] of [
  ['text colour', 'color: #fff'],
  ['background', 'background: #5b2a86'],
] as const) {
  test(`the submit button keeps a contrast of 4.5 on a page that sets only its ${what}`, async ({ page }) => {
    await page.goto(`${origins.landing}/`);
    await page.addStyleTag({ content: `vitrine-newsletter-form::part(submit) { ${rule} }` });
    const form = page.locator(formTag);
    const { submit } = findParts(form);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(await readContrast(submit)).toBeGreaterThanOrEqual(4.5);
    await fillForm(form, createAddress());
    await expect(submit).toHaveAttribute('aria-disabled', 'false');
    expect(await readContrast(submit)).toBeGreaterThanOrEqual(4.5);
  });
}

test('corners, spacing and bottom margin of an element follow the page’s custom properties', async ({ page }) => {
  await page.goto(`${origins.landing}/`);
  const form = page.locator(formTag);
  await expect(findParts(form).submit).toHaveCSS('border-radius', '0px');
  await page.addStyleTag({ content: ':root { --vitrine-radius: 7px; --vitrine-space: 31px; --vitrine-gap: 43px; }' });
  await expect(findParts(form).submit).toHaveCSS('border-radius', '7px');
  await expect(findParts(form).email).toHaveCSS('border-radius', '7px');
  await expect(form.locator('form')).toHaveCSS('row-gap', '31px');
  await expect(form.locator('.root')).toHaveCSS('margin-bottom', '43px');
});
