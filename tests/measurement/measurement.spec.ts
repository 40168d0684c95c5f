import type { Page } from '@playwright/test';
import { findBanner } from '../e2e/consent.ts';
import { readDataLayer } from '../e2e/newsletter.ts';
import { endRequests } from '../e2e/settled.ts';
import { expect, test } from './measured-site.ts';
import { listPlaces, serveMakers } from './stand-ins.ts';

// The real makers’ addresses and names, from stand-ins that do what their scripts do.

/** Answers to everything, whether the question is by purpose or not. */
const answer = (page: Page, name: 'Accept' | 'Refuse') =>
  findBanner(page)
    .getByRole('button', { name: new RegExp(`^${name}( all)?$`) })
    .click();

const google = 'https://www.googletagmanager.com';
const profiles: Record<string, { variables: Record<string, string>; places: string[] }> = {
  ga4: {
    variables: { GOOGLE_ANALYTICS_ID: 'G-ABC123DEF4' },
    places: [
      'https://analytics.google.com/g/collect',
      'https://region1.google-analytics.com/g/collect',
      'https://www.google-analytics.com/g/collect',
      'https://www.google.com/g/collect',
      `${google}/gtag/js`,
    ],
  },
  'google-ads': {
    variables: { GOOGLE_ADS_ID: 'AW-123456789' },
    places: [
      'https://ad.doubleclick.net/ccm/s/collect',
      'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/123456789/',
      'https://www.google.ca/pagead/1p-user-list/123456789/',
      `${google}/gtag/js`,
      `${google}/static/service_worker/frame`,
    ],
  },
  meta: {
    variables: { META_PIXEL_ID: '123456789012345' },
    places: [
      'https://connect.facebook.net/en_US/fbevents.js',
      'https://connect.facebook.net/log/fbevents_telemetry/',
      'https://connect.facebook.net/signals/config/123456789012345',
      'https://www.facebook.com/tr/',
    ],
  },
  pinterest: {
    variables: { PINTEREST_TAG_ID: '2612345678901' },
    places: [
      'https://ct.pinterest.com/ct.html',
      'https://ct.pinterest.com/static/ct/token_create.js',
      'https://ct.pinterest.com/user/',
      'https://ct.pinterest.com/v3/',
      'https://s.pinimg.com/ct/core.js',
      'https://s.pinimg.com/ct/lib/main.0123abcd.js',
    ],
  },
};
const container = {
  variables: { TAG_MANAGER_ID: 'GTM-ABC123', MEASUREMENT: 'gtm,ga4,google-ads,meta,pinterest' },
  places: [...Object.values(profiles).flatMap(({ places }) => places), `${google}/a`, `${google}/gtm.js`].map((place) =>
    place.replace('123456789012345', '700000000000001').replace('123456789', '100000001'),
  ),
};

for (const [name, { variables, places }] of Object.entries({ ...profiles, gtm: container })) {
  test.describe(`a site with the profile ${name}`, () => {
    test(`TR-01 once accepted, what the maker's scripts send arrives, and the policy stops nothing (${name})`, async ({
      page,
      start,
    }) => {
      const site = await start(variables);
      const arrivals = await serveMakers(page);
      const response = await page.goto(`${site.origin}/en/legal?utm_source=x`);
      expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      await answer(page, 'Accept');
      await expect.poll(() => listPlaces(arrivals)).toEqual([...new Set(places)].toSorted());
    });

    test(`TR-01 before an answer and after a refusal nothing is requested (${name})`, async ({ page, start }) => {
      const site = await start(variables);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const listOthers = () => asked.filter((url) => !url.startsWith(site.origin) || url.endsWith('/tracking.json'));
      await page.goto(`${site.origin}/en/legal`);
      await findBanner(page).getByRole('region').waitFor();
      await endRequests(page);
      expect(listOthers()).toEqual([]);
      await answer(page, 'Refuse');
      await page.goto(`${site.origin}/en/gift`);
      await endRequests(page);
      expect(listOthers()).toEqual([]);
      expect(await readDataLayer(page)).toEqual([]);
    });
  });
}

/** Tags of the container, by what they need. */
const ofAnalytics = /google-analytics|\/g\/collect/;
const ofAdvertising = /facebook|pinterest|pinimg|doubleclick|google\.ca/;

test.describe('a site with a container', () => {
  test('TR-01 tells Google first that everything is denied, then what is allowed, as commands that it reads', async ({
    page,
    start,
  }) => {
    const site = await start(container.variables);
    await serveMakers(page);
    await page.goto(`${site.origin}/en/legal`);
    await answer(page, 'Accept');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'standInContainer')?.warnings)).toEqual([]);
    const queue = await page.evaluate(() =>
      ((Reflect.get(window, 'dataLayer') ?? []) as object[]).map((entry) =>
        Object.prototype.toString.call(entry) === '[object Arguments]'
          ? Array.from(entry as ArrayLike<unknown>)
          : Reflect.get(entry, 'event'),
      ),
    );
    const sign = (value: string) => ({
      ad_storage: value,
      ad_user_data: value,
      ad_personalization: value,
      analytics_storage: value,
    });
    expect(queue).toEqual([
      ['consent', 'default', sign('denied')],
      ['consent', 'update', sign('granted')],
      'gtm.js',
      'pageview',
    ]);
  });

  test('TR-01 a tag without its profile is blocked and reported, and the others go on', async ({
    page,
    start,
    watched,
  }) => {
    watched.expectConsoleMessage(/content security policy|policy violation|Failed to fetch/i);
    const site = await start({ TAG_MANAGER_ID: 'GTM-ABC123', MEASUREMENT: 'ga4' });
    const arrivals = await serveMakers(page);
    await page.goto(`${site.origin}/en/legal`);
    await answer(page, 'Accept');
    await expect.poll(() => listPlaces(arrivals).filter((place) => ofAnalytics.test(place))).toHaveLength(4);
    expect(listPlaces(arrivals).filter((place) => ofAdvertising.test(place))).toEqual([]);
    await expect
      .poll(async () => (await site.listReports()).map(({ directive, blocked }) => `${directive} ${blocked}`))
      .toEqual(
        expect.arrayContaining([
          'script-src-elem https://connect.facebook.net',
          'script-src-elem https://s.pinimg.com',
          'connect-src https://ad.doubleclick.net',
        ]),
      );
  });

  test('TR-01 a script that asks for another origin by a string, or for markup, is refused', async ({
    page,
    start,
    watched,
  }) => {
    watched.expectConsoleMessage(/TrustedScriptURL|TrustedHTML|policy violation/);
    const site = await start(container.variables);
    await serveMakers(page);
    await page.goto(`${site.origin}/en/legal`);
    await answer(page, 'Accept');
    await expect.poll(() => page.evaluate(() => Boolean(Reflect.get(window, 'standInContainer')))).toBe(true);
    const attempt = (address: string) =>
      page.evaluate((src) => {
        try {
          document.createElement('script').src = src;
          return 'taken';
        } catch {
          return 'refused';
        }
      }, address);
    expect(await attempt('https://s.pinimg.com/ct/lib/other.js')).toBe('taken');
    expect(await attempt('https://s.pinimg.com.example/ct/core.js')).toBe('refused');
    expect(await attempt(`${site.origin}/assets/site.js`)).toBe('refused');
    expect(await attempt('data:text/javascript,alert(1)')).toBe('refused');
    const markup = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        return 'taken';
      } catch {
        return 'refused';
      }
    });
    expect(markup).toBe('refused');
  });

  test('TR-01 a page with a link’s token loads nothing of others, also for someone who has accepted', async ({
    page,
    start,
  }) => {
    const site = await start(container.variables);
    const arrivals = await serveMakers(page);
    await page.goto(`${site.origin}/en/legal`);
    await answer(page, 'Accept');
    await expect.poll(() => arrivals.length).toBeGreaterThan(0);
    await endRequests(page);
    arrivals.length = 0;
    const response = await page.goto(`${site.origin}/en/embed/newsletter-form`);
    await endRequests(page);
    expect(response?.headers()['content-security-policy']).not.toMatch(/google|facebook|report/);
    const withToken = await page.request.get(`${site.origin}/en/legal?token=secret`);
    expect(withToken.headers()['content-security-policy']).not.toMatch(/google|facebook|report/);
    expect(arrivals).toEqual([]);
  });
});

test.describe('a page whose address says more than a page view tells', () => {
  test('TR-01 is measured by Google without it, and not by tags that read the address themselves', async ({
    page,
    start,
  }) => {
    const site = await start({
      ...profiles.ga4?.variables,
      ...profiles.meta?.variables,
      ...profiles.pinterest?.variables,
    });
    const arrivals = await serveMakers(page);
    await page.goto(`${site.origin}/en/storelocator?s=45.5,-73.6&who=someone%40example.com&utm_source=x`);
    await answer(page, 'Accept');
    await expect.poll(() => listPlaces(arrivals).filter((place) => ofAnalytics.test(place))).toHaveLength(4);
    await endRequests(page);
    expect(listPlaces(arrivals).filter((place) => ofAdvertising.test(place))).toEqual([]);
    const told = arrivals.flatMap(({ url }) => url.searchParams.get('dl') ?? []);
    expect(new Set(told)).toEqual(new Set([`${site.origin}/en/storelocator?utm_source=x`]));
  });
});
