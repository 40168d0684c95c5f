import type { Page, Request } from '@playwright/test';
import { keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect } from './watched-page.ts';

const findSwitch = (page: Page) => page.locator('header [data-language-switch]').locator('visible=true').first();

for (const locale of locales) {
  const other = locale === 'en' ? 'fr' : 'en';
  const sampledTest = sampledTestIn(import.meta.url, locale);
  const start = `/${locale}/contact?from=test#contact`;
  const target = `**/${other}/contact?from=test`;

  sampledTest(`LOC-04 RT-09 a switch whose page can’t be reached leads to the error page (${locale})`)(
    async ({ page, watched }) => {
      watched.expectConsoleMessage(/net::ERR_FAILED/);
      await keepLightboxAway(page);
      await page.goto(start);
      await page.route(target, (route) => route.abort());
      await findSwitch(page).click();
      await expect(page).toHaveURL(`/${locale}/error`);
      await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
      await expect(page.locator(`main a[href="/${locale}"]`)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(start);
    },
  );

  sampledTest(`LOC-04 RT-09 a switch to a page with a server error leads to the error page (${locale})`)(
    async ({ page, watched }) => {
      watched.expectConsoleMessage(/status of 500/);
      await keepLightboxAway(page);
      await page.goto(start);
      await page.route(target, (route) => route.fulfill({ status: 500, body: '500' }));
      await findSwitch(page).click();
      await expect(page).toHaveURL(`/${locale}/error`);
    },
  );

  sampledTest(`LOC-04 a switch without a connection keeps the page, says why, and works again later (${locale})`)(
    async ({ page, context, watched }) => {
      watched.expectConsoleMessage(/ERR_INTERNET_DISCONNECTED/);
      await keepLightboxAway(page);
      await page.goto(start);
      await context.setOffline(true);
      await findSwitch(page).click();
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
        locale === 'en' ? 'Check your connection' : 'votre connexion',
      );
      await expect(page).toHaveURL(start);
      await context.setOffline(false);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await findSwitch(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/${other}/contact?from=test#contact`);
    },
  );

  sampledTest(`LOC-04 a switch to a page that is slow to respond still arrives there (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto(start);
    const held: (() => void)[] = [];
    await page.route(target, async (route) => {
      // The check never gets a response, the page itself does.
      if (route.request().method() === 'HEAD') await new Promise<void>((resolve) => held.push(resolve));
      else await route.continue();
    });
    await findSwitch(page).click();
    await expect(page).toHaveURL(`/${other}/contact?from=test#contact`);
    await expect(page.locator('html')).toHaveAttribute('lang', `${other}-CA`);
    for (const release of held) release();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  sampledTest(`LOC-04 a switch transfers the other page once, and Back returns (${locale})`)(async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto(start);
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/${other}/contact`) requests.push(request);
    });
    await findSwitch(page).click();
    await expect(page).toHaveURL(`/${other}/contact?from=test#contact`);
    expect(requests.map((request) => request.method())).toEqual(['HEAD', 'GET']);
    await page.goBack();
    await expect(page).toHaveURL(start);
  });

  sampledTest(`LOC-04 a switch with Ctrl or the middle button opens another tab at the same place (${locale})`)(
    async ({ page, context }) => {
      await keepLightboxAway(page);
      await page.goto(start);
      for (const options of [{ modifiers: ['ControlOrMeta'] as const }, { button: 'middle' as const }]) {
        const opening = context.waitForEvent('page');
        await findSwitch(page).click({ ...options, modifiers: [...(options.modifiers ?? [])] });
        const opened = await opening;
        await expect(opened).toHaveURL(`/${other}/contact?from=test#contact`);
        await opened.close();
        await expect(page).toHaveURL(start);
      }
    },
  );

  sampledTest(`LOC-03 a regional tag leads to the stored language, else to the browser’s (${locale})`)(
    async ({ page }) => {
      await keepLightboxAway(page);
      await page.goto(`/${locale}-CA/contact?a=1#contact`);
      await expect(page).toHaveURL('/en/contact?a=1#contact');
      await page.goto('/fr/returns');
      for (const path of ['/en-US/contact?a=1#contact', '/contact?a=1#contact']) {
        await page.goto(path);
        await expect(page).toHaveURL('/fr/contact?a=1#contact');
      }
    },
  );
}
