import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { consentVersion } from '../support/source-facts.ts';
import { expectNoFindings } from './axe.ts';
import { findBanner, named, readContainer, readHiddenAnswers } from './consent.ts';
import { findLightbox, keepLightboxAway, readDataLayer } from './newsletter.ts';
import { listAuditWidths, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

const messages = {
  en: { title: 'Cookies? Your call', accept: 'Accept', refuse: 'Refuse', link: 'Cookie preferences' },
  fr: {
    title: 'Des témoins, si vous voulez bien',
    accept: 'Accepter',
    refuse: 'Refuser',
    link: 'Préférences de témoins',
  },
} as const;
const places = { en: 'cookie-preferences', fr: 'preferences-de-temoins' } as const;

/** What the container’s two tags ask for: one from its own origin, one from another. */
const ofTags = [origins.partner, origins.landing].flatMap((origin) => [
  `${origin}/tag.js`,
  ...['picture', 'fetch', 'beacon'].map((way) => `${origin}/seen.svg?way=${way}`),
]);

/** Every address outside of the site that a page requests. */
function watchOthers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origins.site) asked.push(request.url());
  });
  return asked;
}

/** Waits until the banner is defined and has either opened or found an earlier answer. */
async function decideBanner(page: Page): Promise<void> {
  await page.evaluate(() => customElements.whenDefined('vitrine-consent-banner').then(() => undefined));
  await page.waitForLoadState('networkidle');
  await nextFrames(page, 10);
}

const readConsent = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('vitrine-consent') ?? 'null'));

for (const locale of locales) {
  const said = messages[locale];

  test.describe(`the consent banner (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    test.use({ consent: 'undecided' });
    test.beforeEach(({ page }) => keepLightboxAway(page));

    test('TR-01 has two equal answers, nothing preselected, and leaves the page usable', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${locale}/contact`);
      const banner = findBanner(page);
      await expect(banner.getByRole('region', { name: said.title })).toBeVisible();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(banner.locator('input')).toHaveCount(0);
      const [accept, refuse] = await Promise.all(
        [said.accept, said.refuse].map((name) =>
          banner.getByRole('button', { name, exact: true }).evaluate((button) => {
            const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
            const { width, height, top } = button.getBoundingClientRect();
            return { color, backgroundColor, fontSize, fontWeight, borderColor, width: Math.round(width), height, top };
          }),
        ),
      );
      expect(accept).toEqual(refuse);
      expect(accept?.height).toBeGreaterThanOrEqual(44);
      const box = await banner.locator('section').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(844 / 2);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.locator('#menu')).toBeVisible();
    });

    sampledTest(
      'TR-01 GB-03 requests nothing from other origins and pushes nothing to the data layer before an answer',
    )(async ({ page }) => {
      const asked = watchOthers(page);
      const tracking: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/tracking.json')) tracking.push(request.url());
      });
      await page.goto(`/${locale}/gift`);
      await expect(findBanner(page).getByRole('region')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([asked, tracking]).toEqual([[], []]);
      expect(await readDataLayer(page)).toEqual([]);
    });

    sampledTest('TR-01 GB-03 stores a refusal, and nothing is requested from other origins then or on the next page')(
      async ({ page }) => {
        const asked = watchOthers(page);
        await page.goto(`/${locale}/gift`);
        await findBanner(page).getByRole('button', { name: said.refuse }).click();
        await expect(findBanner(page).getByRole('region')).toHaveCount(0);
        expect(await readConsent(page)).toEqual({ choice: 'refused', at: expect.any(Number), version: consentVersion });
        await page.goto(`/${locale}/gift?again`);
        await decideBanner(page);
        await expect(findBanner(page).getByRole('region')).toHaveCount(0);
        expect(asked).toEqual([]);
        expect(await readDataLayer(page)).toEqual([]);
      },
    );

    sampledTest(
      'TR-01 GB-03 once accepted, sends the page view to the tag manager and the pixel, without personal data',
    )(async ({ page }) => {
      const asked = watchOthers(page);
      await page.goto(`/${locale}/gift?s=45.5,-73.6&email=someone@example.ca&who=a%40b.ca&utm_source=x`);
      await findBanner(page).getByRole('button', { name: said.accept }).click();
      await expect.poll(() => readContainer(page)).not.toBeNull();
      const container = await readContainer(page);
      expect(container?.id).toBe('VT-TEST');
      expect(named(container?.events ?? [], 'pageview')).toEqual([
        {
          event: 'pageview',
          hostname: '127.0.0.1',
          url: `${origins.site}/${locale}/gift?utm_source=x`,
          path: `/${locale}/gift`,
          page_title: `${locale}:giftcards`,
          page_referrer: '',
        },
      ]);
      expect(named(container?.events ?? [], 'PageVisit')).toEqual([
        { event: 'PageVisit', page_title: `${locale}:giftcards` },
      ]);
      const seen = `${origins.partner}/seen.svg?${new URLSearchParams({ event: 'PageVisit', page: `${locale}:giftcards` })}`;
      await expect.poll(() => asked.filter((url) => url === seen)).toHaveLength(1);
      await expect.poll(() => ofTags.filter((url) => !asked.includes(url))).toEqual([]);
      expect(new Set(asked)).toEqual(
        new Set([`${origins.partner}/container.js?id=VT-TEST`, `${origins.partner}/pixel.js`, seen, ...ofTags]),
      );
      expect(asked.join()).not.toContain('someone');
    });

    sampledTest('TR-01 an unknown path appears neither in its own page view nor in the next one’s referrer')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/status of 404/);
        await page.goto(`/${locale}/jo.tremblay`);
        await findBanner(page).getByRole('button', { name: said.accept }).click();
        await expect.poll(() => readContainer(page)).not.toBeNull();
        const [view] = named(await readDataLayer(page), 'pageview');
        const address = `${origins.site}/${locale}/404`;
        expect(view).toMatchObject({ url: address, path: `/${locale}/404`, page_title: `${locale}:404` });
        await page.locator('main a').first().click();
        await expect(page).toHaveURL(`/${locale}`);
        await expect.poll(() => readContainer(page)).not.toBeNull();
        expect(named(await readDataLayer(page), 'pageview')).toMatchObject([{ page_referrer: `${origins.site}/` }]);
      },
    );

    sampledTest('GB-03 does not load the gift page’s pixel on the gift-card balance page')(async ({ page }) => {
      const asked = watchOthers(page);
      await page.goto(`/${locale}/gift-card-balance`);
      await findBanner(page).getByRole('button', { name: said.accept }).click();
      await expect.poll(() => readContainer(page)).not.toBeNull();
      await expect.poll(() => ofTags.filter((url) => !asked.includes(url))).toEqual([]);
      expect(new Set(asked)).toEqual(new Set([`${origins.partner}/container.js?id=VT-TEST`, ...ofTags]));
      expect(named(await readDataLayer(page), 'PageVisit')).toEqual([]);
    });

    sampledTest('TR-01 takes the focus at once when reopened by its link, and not again a moment later')(
      async ({ page }) => {
        await page.goto(`/${locale}/legal`);
        await findBanner(page).getByRole('button', { name: said.accept }).click();
        const link = page.getByRole('contentinfo').getByRole('link', { name: said.link });
        const refuse = findBanner(page).getByRole('button', { name: said.refuse, includeHidden: true });
        await link.evaluate(async (node: HTMLElement) => {
          node.click();
          // The banner is rendered in this task, and not yet painted.
          for (let turn = 0; turn < 20; turn++) await undefined;
          const root = document.querySelector('vitrine-consent-banner')?.shadowRoot;
          Reflect.set(window, 'focusedFirst', root?.activeElement?.getAttribute('part'));
          root?.querySelector('button')?.focus();
        });
        await nextFrames(page, 10);
        expect(await page.evaluate(() => Reflect.get(window, 'focusedFirst'))).toBe('banner');
        await expect(findBanner(page).getByRole('button').first()).toBeFocused();
        await expect(refuse).toBeVisible();
      },
    );

    sampledTest('TR-01 removes all third-party code when consent is withdrawn by keyboard through the footer link')(
      async ({ page }) => {
        await page.goto(`/${locale}/legal`);
        await findBanner(page).getByRole('button', { name: said.accept }).click();
        await expect.poll(() => readContainer(page)).not.toBeNull();
        const link = page.getByRole('contentinfo').getByRole('link', { name: said.link });
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(findBanner(page).getByRole('region')).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(link).toBeFocused();
        await page.keyboard.press('Enter');
        await findBanner(page).getByRole('button', { name: said.refuse }).focus();
        await page.keyboard.press('Enter');
        // The page reloads meanwhile and cannot be evaluated at that moment.
        await expect(async () => expect(await readContainer(page)).toBeNull()).toPass();
        expect((await readConsent(page)).choice).toBe('refused');
        await page.waitForLoadState('networkidle');
        expect(await readDataLayer(page)).toEqual([]);
        await expect(findBanner(page).getByRole('region')).toHaveCount(0);
      },
    );

    sampledTest('TR-01 never covers the focused element on a phone')(async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(`/${locale}/legal`);
      const banner = findBanner(page).locator('section');
      await expect(banner).toBeVisible();
      await page.locator('main a').first().focus();
      for (let count = 0; count < 25; count += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const top = document
            .querySelector('vitrine-consent-banner')
            ?.shadowRoot?.querySelector('section')
            ?.getBoundingClientRect().top;
          const focused = document.activeElement?.getBoundingClientRect();
          return !!focused && focused.height < 400 && focused.bottom > (top ?? 0) + 1;
        });
        expect(hidden, `after ${count + 1} tabs`).toBe(false);
      }
    });

    sampledTest('TR-01 a press on a link that it partly covers follows the link')(async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(`/${locale}/legal`);
      const banner = findBanner(page).locator('section');
      await expect(banner).toBeVisible();
      const link = page.locator('main a[href^="/"]').last();
      const address = await link.evaluate((each: HTMLAnchorElement) => each.href);
      const top = (await banner.boundingBox())?.y ?? 0;
      // Its lower half is below the banner's edge.
      await link.evaluate((each, edge) => {
        const { top: at, height } = each.getBoundingClientRect();
        scrollTo({ top: scrollY + at + height / 2 - edge, behavior: 'instant' });
      }, top);
      const box = await link.boundingBox();
      expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - top)).toBeLessThan(2);
      await page.mouse.move((box?.x ?? 0) + 10, top - 4);
      await page.mouse.down();
      await page.mouse.up();
      await expect(page).toHaveURL(address);
    });

    for (const [width, height] of [
      [320, 256],
      [320, 480],
      [667, 250],
    ] as const)
      test(`1.4.10 its two answers are in sight in a window of ${width} × ${height}, as zoom makes it`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(`/${locale}/returns`);
        expect(await readHiddenAnswers(page)).toEqual([]);
      });

    sampledTest('TR-01 without JavaScript, its link leads to the cookie section of the privacy policy')(
      async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origins.site });
        const page = await context.newPage();
        await page.goto(`/${locale}/contact`);
        await page.getByRole('contentinfo').getByRole('link', { name: said.link }).click();
        await expect(page).toHaveURL(`/${locale}/privacy#${places[locale]}`);
        await expect(page.getByRole('heading', { name: said.link })).toBeInViewport();
        await context.close();
      },
    );

    for (const width of listAuditWidths(locale)) {
      test(`has no axe violations, opened and reopened (${width} pixels wide)`, { tag: '@full' }, async ({
        page,
        watched,
      }) => {
        watched.expectConsoleMessage(/style-src/);
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/${locale}/returns`);
        const banner = findBanner(page);
        await expect(banner.getByRole('region')).toBeVisible();
        await expectNoFindings(page, 'asked');
        await banner.getByRole('button', { name: said.refuse }).click();
        await page.getByRole('contentinfo').getByRole('link', { name: said.link }).click();
        await expect(banner.getByRole('region')).toBeVisible();
        await expectNoFindings(page, 'asked again');
      });
    }
  });
}

test.describe('the consent banner', () => {
  test.use({ consent: 'undecided' });

  test('TR-01 treats Global Privacy Control as a refusal, and its link still lets the visitor accept', async ({
    page,
  }) => {
    await keepLightboxAway(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const asked = watchOthers(page);
    await page.goto('/en/gift');
    await decideBanner(page);
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
    expect(asked).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: messages.en.link }).click();
    await findBanner(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => readContainer(page)).not.toBeNull();
  });

  test('TR-01 ignores a stored acceptance once Global Privacy Control is on', async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto('/en/gift');
    const sent = ['fetch', 'beacon', 'picture'].map((way) => page.waitForRequest(new RegExp(`way=${way}$`)));
    await findBanner(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => readContainer(page)).not.toBeNull();
    await Promise.all(sent);
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const asked = watchOthers(page);
    await page.reload();
    await decideBanner(page);
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
    expect(await readContainer(page)).toBeNull();
    expect(asked).toEqual([]);
  });

  test('TR-01 keeps the answer for the page when storage is blocked, and asks again on the next page', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/en/legal');
    const region = findBanner(page).getByRole('region');
    await findBanner(page).getByRole('button', { name: 'Refuse' }).click();
    await expect(region).toHaveCount(0);
    await page.clock.runFor(5_000);
    await expect(region).toHaveCount(0);
    await page.goto('/en/privacy');
    await expect(region).toBeVisible();
  });

  test('TR-01 asks again after an answer of another version, from the future or more than a year old', async ({
    page,
  }) => {
    await keepLightboxAway(page);
    const year = 366 * 86_400_000;
    for (const [record, isAsked] of [
      [{ choice: 'refused', at: Date.now() - 1000, version: consentVersion }, false],
      [{ choice: 'refused', at: Date.now() - 1000, version: '1' }, true],
      [{ choice: 'accepted', at: Date.now() - year, version: consentVersion }, true],
      [{ choice: 'accepted', at: Date.now() + year, version: consentVersion }, true],
      [{ choice: 'perhaps', at: Date.now() - 1000, version: consentVersion }, true],
    ] as const) {
      await page.goto('/en/legal');
      await page.evaluate((value) => localStorage.setItem('vitrine-consent', JSON.stringify(value)), record);
      await page.reload();
      await decideBanner(page);
      await expect(findBanner(page).getByRole('region')).toHaveCount(isAsked ? 1 : 0);
      expect(await readDataLayer(page)).toEqual([]);
    }
  });

  test('NL-10 TR-01 keeps the newsletter lightbox closed until it is answered', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/contact');
    const region = findBanner(page).getByRole('region');
    await expect.poll(() => page.clock.runFor(50).then(() => region.isVisible())).toBe(true);
    await page.clock.runFor(20_000);
    const { dialog } = findLightbox(page);
    await expect(dialog).toBeHidden();
    await findBanner(page).getByRole('button', { name: 'Refuse' }).click();
    await page.clock.runFor(2_000);
    await expect(dialog).toBeVisible();
    await expect(region).toHaveCount(0);
  });

  test('TR-01 does not open over an open dialog, but once that is closed', async ({ page }) => {
    await page.clock.install();
    await keepLightboxAway(page);
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const other = document.createElement('dialog');
        other.id = 'other';
        other.textContent = 'Something else';
        document.body.append(other);
        other.showModal();
      }),
    );
    await page.goto('/en/legal');
    await decideBanner(page);
    await page.clock.runFor(5_000);
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
    await page.locator('#other').evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(findBanner(page).getByRole('region')).toBeVisible();
  });

  test('TR-01 GB-03 stays closed after an earlier acceptance, and each page sends its page view', async ({ page }) => {
    await keepLightboxAway(page);
    await page.addInitScript(
      (version) =>
        localStorage.setItem('vitrine-consent', JSON.stringify({ choice: 'accepted', at: Date.now(), version })),
      consentVersion,
    );
    for (const [path, title] of [
      ['/en/legal', 'en:legal'],
      ['/fr/gift', 'fr:giftcards'],
    ] as const) {
      await page.goto(path);
      await expect.poll(() => readContainer(page)).not.toBeNull();
      const views = named(await readDataLayer(page), 'pageview');
      expect(views.map(({ page_title }) => page_title)).toEqual([title]);
    }
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
  });
});
