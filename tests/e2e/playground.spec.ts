import { origins } from '../support/ports.ts';
import { expectNoFindings } from './axe.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { listWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { readLoadedFonts } from './settled.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: {
    brand: 'Winners',
    copy: 'Copy',
    copied: 'Copied',
    alone: 'Open in a new tab',
    show: 'Show',
  },
  fr: {
    brand: 'Winners',
    copy: 'Copier',
    copied: 'Copié',
    alone: 'Ouvrir dans un nouvel onglet',
    show: 'Afficher',
  },
};

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const { brand, copy, copied, show } = messages[locale];
  const address = `/${locale}/playground`;

  test.describe(`the playground (${locale})`, () => {
    sampledTest('shows a widget, applies a setting to snippet and URL, and lists the widget’s events and requests')(
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(`${address}?widget=newsletter-form&width=desktop&snippet=moving`);
        const code = page.locator('[data-live="snippet"] code');
        await expect(code).toContainText(`<vitrine-newsletter-form locale="${locale}">`);
        await page.getByRole('radio', { name: brand }).check({ force: true });
        await expect(page).toHaveURL(/brand=winners/);
        await expect(code).toContainText('brand="winners"');
        await page.getByRole('button', { name: copy, exact: true }).click();
        await expect(page.getByText(copied, { exact: true })).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());

        const widget = page.frameLocator('iframe').locator(formTag);
        await expect(widget).toHaveAttribute('brand', 'winners');
        // Copying has scrolled it out of view, and a widget renders only near the viewport.
        await widget.scrollIntoViewIfNeeded();
        await fillForm(widget, createAddress());
        await findParts(widget).submit.click();
        await expect(page.locator('#events')).toContainText('vitrine-newsletter-submitted');
        await expect(page.locator('#events')).toContainText('dataLayer');
        await expect(page.locator('#sent')).toContainText('POST');
        await expect(page.locator('#sent')).toContainText('idempotency-key');
        await expect(page.locator('#sent')).toContainText('200');
      },
    );

    sampledTest('keeps settings in the URL, and shows the options of another widget once it is selected')(
      async ({ page }) => {
        await page.goto(
          `${address}?widget=newsletter-lightbox&brand=marshalls&locale=fr&trigger=delay&delay=3&snippet=moving`,
        );
        await expect(page.locator('#option-delay')).toHaveValue('3');
        await expect(page.locator('#option-trigger')).toHaveValue('delay');
        await page.locator('#widget').selectOption('share-buttons');
        await expect(page.locator('#option-networks')).toBeVisible();
        await expect(page).toHaveURL(/widget=share-buttons&brand=marshalls&locale=fr/);
        await expect(page.frameLocator('iframe').locator('vitrine-share-buttons')).toHaveAttribute(
          'brand',
          'marshalls',
        );
        await page.locator('#option-headline').fill('Une chambre plus calme');
        await page.locator('#option-headline').press('Tab');
        await expect(page.locator('[data-live="snippet"] code')).toContainText('headline="Une chambre plus calme"');
        await page.reload();
        await expect(page.locator('#option-headline')).toHaveValue('Une chambre plus calme');
      },
    );

    sampledTest('shows a problem at each invalid rule of a lightbox')(async ({ page }) => {
      await page.goto(
        `${address}?widget=newsletter-lightbox&days=lundi&from=1+d%C3%A9cembre&pages=https://a.example/b`,
      );
      for (const name of ['days', 'from']) await expect(page.locator(`#option-${name}-help .problem`)).toBeVisible();
      await expect(page.locator('#option-pages-help .problem')).toHaveCount(0);
    });

    sampledTest('offers the prerendered snippet with inline styles by default')(async ({ page }) => {
      await page.goto(`${address}?widget=newsletter-form&brand=winners`);
      await expect(page.locator('input[name="snippet"]').first()).toBeChecked();
      const code = page.locator('[data-live="snippet"] code');
      await expect(code).toContainText('<template shadowrootmode="open"><style>');
      await expect(code).not.toContainText('<link');
      await expect(page.frameLocator('iframe').locator(formTag)).toHaveAttribute('brand', 'winners');
    });

    sampledTest('offers the link snippet, and previews it as the widget that replaces the link')(async ({ page }) => {
      await page.goto(`${address}?widget=newsletter-form&brand=winners&snippet=link`);
      await expect(page.locator('[data-live="snippet"] code')).toContainText(
        '#vitrine=newsletter-form&amp;brand=winners',
      );
      const widget = page.frameLocator('iframe').locator(formTag);
      await expect(widget).toHaveAttribute('brand', 'winners');
      await expect(widget).toHaveAttribute('locale', locale);
      await expect.poll(() => page.evaluate(readLoadedFonts)).toContain('Fraunces');
    });

    sampledTest('previews the frame snippet as a frame')(async ({ page }) => {
      await page.goto(`${address}?widget=newsletter-form&snippet=frame&brand=winners`);
      const framed = page.frameLocator('iframe').frameLocator('iframe');
      await expect(framed.locator(formTag)).toHaveAttribute('brand', 'winners');
    });

    sampledTest('checks pasted HTML in the page, and opens an address with the doctor')(async ({ page, context }) => {
      await page.goto(address);
      const asked: string[] = [];
      // The preview is in a frame of its own, and the browser asks for the icon when it has time.
      page.on('request', (request) => {
        const isIcon = request.url().endsWith('/favicon.svg');
        if (request.frame() === page.mainFrame() && !isIcon) asked.push(request.url());
      });
      await page.locator('#check-html').fill('<vitrine-newsleter-form></vitrine-newsleter-form>');
      await page.locator('#check-markup').click();
      await expect(page.locator('#check-result')).toContainText('<vitrine-newsletter-form>?');
      expect(asked).toEqual([]);
      await page.locator('#check-address').fill(`${origins.winners}/?a=b`);
      const opened = context.waitForEvent('page');
      await page.locator('#check-open button').click();
      const tab = await opened;
      await tab.waitForURL(`${origins.winners}/?a=b&vitrine-doctor=${locale}`);
      await expect(tab.locator('[data-vitrine-doctor]').getByRole('heading', { level: 2 })).toBeVisible();
    });

    sampledTest('shows the ALLOWED_ORIGINS setting that a page needs, and none for an allowed origin')(
      async ({ page }) => {
        await page.goto(`${address}?widget=newsletter-form`);
        await page.locator('#page').fill('www.example.ca/contest');
        await page.locator('#page').press('Tab');
        await expect(page.getByText('ALLOWED_ORIGINS=https://www.example.ca')).toBeVisible();
        await page.locator('#page').fill(origins.winners);
        await page.locator('#page').press('Tab');
        await expect(page.locator('[data-live="origin"]')).toContainText(origins.winners);
        await expect(page.getByText('ALLOWED_ORIGINS=')).toHaveCount(0);
      },
    );

    sampledTest('is linked from a widget’s documentation')(async ({ page }) => {
      await page.goto(`/${locale}/widgets/newsletter-form`);
      await page.locator(`a[href="/${locale}/playground?widget=newsletter-form"]`).click();
      await expect(page).toHaveURL(`${address}?widget=newsletter-form`);
      await expect(page.locator('#widget')).toHaveValue('newsletter-form');
    });

    sampledTest('has no axe violations and does not scroll sideways')(async ({ page, watched }) => {
      watched.expectConsoleMessage(/style-src/);
      for (const width of listWidths(locale)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${address}?widget=contact-form`);
        await expect(page.frameLocator('iframe').locator('vitrine-contact-form form')).toBeVisible();
        await expectNoFindings(page, `playground ${width}`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

    test.describe('with JavaScript off', () => {
      test.use({ javaScriptEnabled: false });

      sampledTest('is a form whose response is the updated page')(async ({ page }) => {
        await page.goto(address);
        await page.locator('#widget').selectOption('store-search');
        await page.getByRole('button', { name: show, exact: true }).click();
        await expect(page.locator('[data-live="snippet"] code')).toContainText('<vitrine-store-search locale');
      });
    });
  });
}

test('the playground’s tag manager snippet adds one working form, also when it runs twice', async ({ page }) => {
  await page.goto(`/en/playground?widget=newsletter-form&locale=fr&brand=marshalls&snippet=manager`);
  const snippet = (await page.locator('[data-live="snippet"] code').textContent()) ?? '';
  await page.goto(`${origins.marshalls}/`);
  await page.evaluate((html) => {
    // As tag managers do: scripts in inserted markup do not run, so each is created again. This tag fires twice.
    for (let times = 0; times < 2; times += 1)
      for (const { text, src } of new DOMParser().parseFromString(html, 'text/html').scripts)
        document.body.append(Object.assign(document.createElement('script'), src ? { src } : { text }));
  }, snippet);
  await expect(page.locator('[data-placed]')).toHaveCount(1);
  const form = page.locator(`main > ${formTag}[brand="marshalls"]`).last();
  await fillForm(form, createAddress());
  await findParts(form).submit.click();
  await expect(form.getByRole('heading', { name: /Merci|Bienvenue/ })).toBeVisible();
});

test('the playground’s preview has the brand’s fonts', async ({ page }) => {
  await page.goto('/en/playground?widget=newsletter-form');
  const preview = page.frameLocator('iframe').first();
  await expect(preview.locator(formTag).getByRole('heading').first()).toBeVisible();
  const frame = page.frames().find((each) => each !== page.mainFrame());
  await expect.poll(() => frame?.evaluate(readLoadedFonts)).toContain('Fraunces');
});

test('the playground offers a frame for exactly the widgets that have an embed page', async ({ page, request }) => {
  await page.goto('/en/playground');
  const names = await page.locator('#widget option').allTextContents();
  expect(names.length).toBeGreaterThan(10);
  for (const tag of names) {
    const name = tag.replace('vitrine-', '');
    const playground = await (await request.get(`/en/playground?widget=${name}&snippet=frame`)).text();
    const isFramed = (await request.get(`/en/embed/${name}`)).status() !== 404;
    expect(playground.includes('&lt;iframe'), name).toBe(isFramed);
  }
});
