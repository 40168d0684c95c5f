import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { createAudit, expectNoFindings } from './axe.ts';
import { tabTo } from './contact-form.ts';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { facebook, link, recordOpenedWindows, script, serveSharedPages, share, tag } from './share-buttons.ts';
import { expect, test } from './watched-page.ts';

const { start, stop, open } = serveSharedPages();
test.beforeAll(start);
test.afterAll(stop);

test('share buttons render styled under a strict Content Security Policy with Trusted Types', async ({ page }) => {
  await open(page, share + script, {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${origins.site}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await expect(link(page, facebook)).toHaveCSS('min-height', /^44/);
});

for (const lang of ['en', 'fr'] as const) {
  const sampledTest = sampledTestIn(import.meta.url, lang);
  for (const width of [320, 390, 1440]) {
    sampledTest(
      `share buttons have no axe violations and fit the window with 44-pixel targets (${lang}, ${width} pixels wide)`,
      {
        tag: '@full',
      },
    )(async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: () => true }));
      await open(
        page,
        `<h1>Page</h1><vitrine-share-buttons networks="facebook,pinterest,twitter,whatsapp,linkedin,email"></vitrine-share-buttons>${script}`,
        { lang },
      );
      await expect(page.getByRole('link', { name: /LinkedIn/ })).toBeVisible();
      const targets = await page.locator('vitrine-share-buttons').evaluate((element) =>
        [...(element.shadowRoot?.querySelectorAll('a, button') ?? [])].map((each) => {
          const { width, height, right } = each.getBoundingClientRect();
          return width >= 44 && height >= 44 && right <= innerWidth;
        }),
      );
      expect(targets).toEqual(Array(8).fill(true));
      await expectNoFindings(page);
    });
  }
}

test('share buttons work by keyboard alone, in their visual order', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.assign(Navigator.prototype, { canShare: undefined }));
  const opened = await recordOpenedWindows(page);
  await open(page, share + script);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.waitFor();
  const reached: (string | null)[] = [];
  for (const each of await page.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(each).toBeFocused();
    reached.push(await each.getAttribute('aria-label'));
  }
  expect(reached).toEqual([
    'Share on Facebook (opens a new window)',
    'Share on Pinterest (opens a new window)',
    'Share on X (opens a new window)',
    'Share by email',
  ]);
  await page.keyboard.press('Enter');
  expect(await opened()).toHaveLength(1);
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('Link copied');
});

test('share icons are visible with forced colours, and share buttons are not printed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, share + script);
  const icon = link(page, facebook).locator('svg');
  const colours = await icon.evaluate((svg) => [
    getComputedStyle(svg).fill,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('vitrine-share-buttons')).toBeHidden();
});

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  test.describe(`share buttons on content pages (${locale})`, () => {
    const name =
      locale === 'en' ? 'Share on Facebook (opens a new window)' : 'Partager sur Facebook (nouvelle fenêtre)';
    for (const path of sample(3, ['grand-openings', 'style-plus', 'environment'])) {
      const shared = new RegExp(`\\?u=https%3A%2F%2F[\\w.]+%2F${locale}%2F${path}&title=[^&]+&description=[^&]+&`);

      sampledTest(`SH-02 share ${path} with its public URL and its title`)(async ({ page }) => {
        await keepLightboxAway(page);
        await page.goto(`/${locale}/${path}`);
        const row = page.locator('vitrine-share-buttons');
        await row.scrollIntoViewIfNeeded();
        await expect(row.getByRole('button').last()).toBeVisible();
        await expect(row.getByRole('link', { name })).toHaveAttribute('href', shared);
      });

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false });
        sampledTest(`SH-02 share ${path} with four links`)(async ({ page }) => {
          await page.goto(`/${locale}/${path}`);
          const row = page.locator('vitrine-share-buttons');
          await expect(row.getByRole('link', { name })).toHaveAttribute('href', shared);
          await expect(row.getByRole('link')).toHaveCount(4);
          await expect(row.getByRole('button')).toHaveCount(0);
        });
      });
    }
  });

  for (const [site, path, brand] of [
    [origins.winners, '/strict', 'a strict page of a sibling brand'],
    [origins.landing, '/list', 'a landing page'],
  ] as const) {
    sampledTest(`SH-06 share buttons work by keyboard on ${brand} (${locale})`)(async ({ page }) => {
      await keepLightboxAway(page);
      const opened = await recordOpenedWindows(page);
      const url = `${site}${path}${locale === 'fr' ? '/fr' : ''}`;
      await page.goto(url);
      const row = page.locator('vitrine-share-buttons');
      await row.scrollIntoViewIfNeeded();
      const pinterest = row.getByRole('link', { name: /Pinterest/ });
      await expect(pinterest).toHaveAttribute('href', new RegExp(encodeURIComponent(`${site}${path}`)));
      await tabTo(page, pinterest);
      await page.keyboard.press('Enter');
      expect((await opened())[0]?.[1]).toBe('sharer-pinterest');
      await expectNoFindings(page, url, createAudit(page).include(tag));
    });
  }
}
