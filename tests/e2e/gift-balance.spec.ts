import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { expectNoFindings } from './axe.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { keepLightboxAway, readDataLayer, visit } from './newsletter.ts';
import { expectRedirectTo, type PartnerPage } from './partner.ts';
import { listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

const tag = 'vitrine-gift-balance';
const digits = '6012345678901234';
const grouped = '60 - 12345 - 67890 - 1234';
const messages = {
  en: {
    balance: 'Check the balance',
    'egift-email': 'Buy an e-gift card',
    'egift-mail': 'Order a card by mail',
    'gift-help': 'Help with gift cards',
    complete: /looks like a complete gift card number/,
    wrongStart: 'Gift card numbers start with 6, 7, 8 or 9.',
    incomplete: '12 digits so far; a gift card has 16.',
    tooLong: /more than 16 digits/,
    security: 'A card without a security code cannot be used online.',
    fakeSites: 'Fake balance sites',
    cookies: 'Third-party cookies must be enabled to avoid a session has expired error.',
  },
  fr: {
    balance: 'Vérifier le solde',
    'egift-email': 'Acheter une carte électronique',
    'egift-mail': 'Commander une carte par la poste',
    'gift-help': 'Aide sur les cartes-cadeaux',
    complete: /Le numéro semble complet/,
    wrongStart: 'Le numéro d’une carte-cadeau commence par 6, 7, 8 ou 9.',
    incomplete: '12\u00a0chiffres pour l’instant; une carte-cadeau en compte 16.',
    tooLong: /plus de 16\u00a0chiffres/,
    security: 'Une carte sans code de sécurité ne peut pas être utilisée en ligne.',
    fakeSites: 'De faux sites',
    cookies: 'Les témoins de tiers doivent être activés pour éviter l’erreur «\u00a0session expirée\u00a0».',
  },
} as const;
const codes: Partial<Record<PartnerPage, string>> = { 'egift-email': '7001', 'egift-mail': '7002' };
const giftPages = ['balance', 'egift-email', 'egift-mail', 'gift-help'] as const;

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

async function openBalance(page: Page, locale: string) {
  await keepLightboxAway(page);
  await visit(page, `/${locale}/gift-card-balance`, tag);
  const widget = page.locator(tag);
  return { widget, field: widget.getByRole('textbox'), status: widget.getByRole('status') };
}

for (const locale of locales) {
  const said = messages[locale];

  test.describe(`the gift-card balance element (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    sampledTest('GB-01 GB-02 links to the partner’s pages in the same tab, with brand and code')(async ({ page }) => {
      for (const to of giftPages) {
        const { widget } = await openBalance(page, locale);
        const url = await expectRedirectTo(page, widget.getByRole('link', { name: said[to] }), to, locale);
        expect.soft(url.searchParams.get('brand'), to).toBe('vitrine');
        expect.soft(url.searchParams.get('code'), to).toBe(codes[to] ?? null);
      }
    });

    sampledTest('GB-01 says that a card needs a security code and the partner’s site third-party cookies')(
      async ({ page }) => {
        const { widget } = await openBalance(page, locale);
        await expect(widget.getByText(said.security, { exact: true })).toBeVisible();
        await expect(widget.getByText(said.cookies, { exact: true })).toBeVisible();
      },
    );

    sampledTest('names the partner’s host before the visitor leaves, and warns of fake sites')(async ({ page }) => {
      const { widget } = await openBalance(page, locale);
      const host = 'balance.vitrine.example';
      await expect(widget.locator('.go')).toContainText(host);
      await expect(widget.getByRole('listitem').filter({ hasText: said.fakeSites })).toContainText(host);
      await expect(widget.locator('.back svg')).toBeVisible();
    });

    sampledTest('V-06 groups the card number while it is typed, and says whether it looks complete')(
      async ({ page }) => {
        const { field, status } = await openBalance(page, locale);
        await field.pressSequentially(digits);
        await expect(field).toHaveValue(grouped);
        await expect(status).toHaveText(said.complete);
        await expect(field).not.toHaveAttribute('aria-invalid');
        await field.fill('');
        await field.pressSequentially('5');
        await expect(status).toHaveText(said.wrongStart);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await field.fill('601234567890');
        await expect(status).toHaveText('');
        await field.blur();
        await expect(status).toHaveText(said.incomplete);
        await field.fill('6012345678901234567');
        await expect(status).toHaveText(said.tooLong);
        await expect(field).toHaveValue('6012345678901234567');
      },
    );

    sampledTest('V-06 sends and stores no digits, and its field is empty after Back')(async ({ page }) => {
      const { widget, field, status } = await openBalance(page, locale);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
      await field.pressSequentially(digits);
      await expect(status).toHaveText(said.complete);
      await expect(field).toHaveAttribute('autocomplete', 'off');
      await expect(field).not.toHaveAttribute('name');
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.dataLayer, history.state]),
      );
      await expectRedirectTo(page, widget.getByRole('link', { name: said.balance }), 'balance', locale);
      for (const text of [kept, ...asked, page.url()]) {
        for (const secret of [digits, grouped, encodeURIComponent(grouped), '67890'])
          expect(text).not.toContain(secret);
      }
      await page.goBack();
      await expect(page.locator(tag).getByRole('textbox')).toHaveValue('');
      expect(JSON.stringify(await readDataLayer(page))).not.toContain('67890');
    });

    sampledTest('GB-01 draws the card in the text colour with forced colours')(async ({ page }) => {
      const { widget } = await openBalance(page, locale);
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      const text = await widget
        .getByRole('heading')
        .first()
        .evaluate((element) => getComputedStyle(element).color);
      await expect(widget.locator('svg')).toHaveCSS('stroke', text);
      await expect(widget.locator('svg text').first()).toHaveCSS('fill', text);
    });

    sampledTest('GB-01 works by keyboard alone')(async ({ page }) => {
      const { widget, field } = await openBalance(page, locale);
      await field.focus();
      await page.keyboard.type(digits);
      await page.keyboard.press('Tab');
      await expect(widget.getByRole('link', { name: said.balance })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`^${origins.partner}/balance`));
    });

    sampledTest('GB-01 checks the number on Enter, and follows the link once it is complete')(async ({ page }) => {
      const { field, status } = await openBalance(page, locale);
      await field.fill('601234567890');
      await field.press('Enter');
      await expect(status).toHaveText(said.incomplete);
      await field.fill(digits);
      await field.press('Enter');
      await expect(page).toHaveURL(new RegExp(`^${origins.partner}/balance`));
    });

    sampledTest('GB-01 fires vitrine-partner-followed with the page, and stays when that is cancelled')(
      async ({ page }) => {
        const { widget } = await openBalance(page, locale);
        const heard = page.evaluate(
          () =>
            new Promise((resolve) =>
              document.addEventListener('vitrine-partner-followed', (event) => {
                event.preventDefault();
                resolve((event as CustomEvent).detail);
              }),
            ),
        );
        const before = page.url();
        await widget.getByRole('link', { name: said['gift-help'] }).click();
        expect(await heard).toEqual({ page: 'gift-help' });
        await nextFrames(page);
        expect(page.url()).toBe(before);
      },
    );

    sampledTest('GB-01 links to the partner on a page of another origin, with that brand’s code')(async ({ page }) => {
      await elsewhere.open(page, `<${tag} brand="winners"></${tag}>`, `${locale}-CA`);
      const link = page.locator(tag).getByRole('link', { name: said['egift-mail'] });
      const url = await expectRedirectTo(page, link, 'egift-mail', locale);
      expect(Object.fromEntries(url.searchParams)).toEqual({ brand: 'winners', code: '7012' });
    });

    sampledTest('GB-01 opens a new tab with target="_blank"')(async ({ page, context }) => {
      await elsewhere.open(page, `<${tag} target="_blank"></${tag}>`, `${locale}-CA`);
      const opened = context.waitForEvent('page');
      await page.locator(tag).getByRole('link', { name: said.balance }).click();
      await expect(await opened).toHaveURL(new RegExp(`^${origins.partner}/balance`));
    });

    sampledTest('GB-01 API-02 ignores an api attribute that is not an https origin, with one warning')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/vitrine-gift-balance: api="javascript:alert\(1\)\/\/" is not an https origin/);
        await elsewhere.open(page, `<${tag} api="javascript:alert(1)//"></${tag}>`, `${locale}-CA`);
        const links = page.locator(tag).getByRole('link');
        await expect(links).toHaveCount(4);
        for (const link of await links.all()) {
          await expect(link).toHaveAttribute('href', new RegExp(`^${origins.site}/partners/`));
        }
        await expect.poll(() => watched.consoleMessages).toHaveLength(1);
      },
    );

    for (const width of listAuditWidths(locale)) {
      test(`has no axe violations in any state (${width} pixels wide)`, { tag: '@full' }, async ({ page, watched }) => {
        watched.expectConsoleMessage(/style-src/);
        await page.setViewportSize({ width, height: 900 });
        const { field, status } = await openBalance(page, locale);
        for (const [value, text] of [
          ['', ''],
          ['5012', said.wrongStart],
          [digits, said.complete],
        ] as const) {
          await field.fill(value);
          await expect(status).toHaveText(text);
          await expectNoFindings(page, value);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      sampledTest('GB-01 leads to the partner by each link')(async ({ page }) => {
        for (const to of giftPages) {
          await page.goto(`/${locale}/gift-card-balance`);
          const link = page.locator(tag).getByRole('link', { name: said[to] });
          await expect(page.locator(tag).locator('#card')).toBeHidden();
          await link.click();
          await expect(page, to).toHaveURL(new RegExp(`^${origins.partner}/${to}${locale === 'fr' ? '/fr' : ''}\\?`));
        }
      });
    });
  });

  test.describe(`links to other sites (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    const links: [string, PartnerPage, string][] = [
      ['careers', 'jobs', ''],
      ['pay', 'jobs', '#pay'],
      ['unsubscribe', 'unsubscribe', ''],
      ['findYourStyle', 'company', '#style'],
      ['parentCompany', 'company', ''],
      ['corporateResponsibility', 'company', '#responsibility'],
      ['labour', 'company', '#labour'],
      ['facebook', 'company', '#facebook'],
      ['twitter', 'company', '#twitter'],
      ['pinterest', 'company', '#pinterest'],
      ['youtube', 'company', '#youtube'],
      ['instagram', 'company', '#instagram'],
    ];
    sampledTest('HD-01 FT-01 FT-03 FT-04 lead to an existing page and to its fragment')(async ({ page }) => {
      await keepLightboxAway(page);
      await page.goto(`/${locale}/legal`);
      for (const [name, to, place] of sample(3, links)) {
        const link = page.locator(`footer a[href="/partners/${name}/${locale}"]`);
        const url = await expectRedirectTo(page, link, to, locale);
        expect(url.hash, name).toBe(place);
        if (place) await expect(page.locator(place)).toBeInViewport();
        await page.goBack();
      }
    });

    sampledTest('GB-01 lead from the gift pages to each other, to the partner and to the contact form')(
      async ({ page }) => {
        await keepLightboxAway(page);
        for (const to of ['egift-email', 'egift-mail'] as const) {
          await page.goto(`/${locale}/gift`);
          await expectRedirectTo(page, page.locator(`main a[href="/partners/${to}/${locale}"]`).first(), to, locale);
        }
        for (const [from, target] of [
          ['gift', 'gift-card-balance'],
          ['gift', 'corporate-gift-cards'],
          ['gift-card-balance', 'gift'],
          ['corporate-gift-cards', 'gift'],
          ['corporate-gift-cards', 'contact#contact'],
        ]) {
          await page.goto(`/${locale}/${from}`);
          await page.locator(`main a[href="/${locale}/${target}"]`).first().click();
          await expect(page).toHaveURL(`/${locale}/${target}`);
        }
      },
    );
  });
}
