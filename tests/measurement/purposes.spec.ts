import type { Page } from '@playwright/test';
import { expectNoFindings } from '../e2e/axe.ts';
import { findBanner, readHiddenAnswers } from '../e2e/consent.ts';
import { endRequests } from '../e2e/settled.ts';
import { expect, test } from './measured-site.ts';
import { listPlaces, serveMakers } from './stand-ins.ts';

// A site with tools for several purposes: its banner asks about each.

const variables = {
  GOOGLE_ANALYTICS_ID: 'G-ABC123DEF4',
  GOOGLE_ADS_ID: 'AW-123456789',
  META_PIXEL_ID: '123456789012345',
};
const texts = {
  en: {
    refuse: 'Refuse all',
    accept: 'Accept all',
    choose: 'Choose',
    save: 'Save my choices',
    group: 'Allow cookies for',
    analytics: /^Analytics, to count/,
    advertising: /^Advertising, to measure/,
    link: 'Cookie preferences',
    said: 'Your choices are saved.',
  },
  fr: {
    refuse: 'Tout refuser',
    accept: 'Tout accepter',
    choose: 'Choisir',
    save: 'Enregistrer mes choix',
    group: 'Accepter les témoins pour',
    analytics: /^la mesure d’audience/,
    advertising: /^la publicité/,
    link: 'Préférences de témoins',
    said: 'Vos choix sont enregistrés.',
  },
} as const;

const press = (page: Page, name: string) => findBanner(page).getByRole('button', { name, exact: true }).click();
const readRecord = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('vitrine-consent') ?? 'null'));
const isAnalytics = (place: string) => /\/g\/collect/.test(place);
const isAdvertising = (place: string) => /facebook|doubleclick|google\.ca/.test(place);

for (const locale of ['en', 'fr'] as const) {
  const said = texts[locale];

  test(`TR-01 the banner first has two equal answers, and a list of purposes with nothing ticked (${locale})`, async ({
    page,
    start,
    watched,
  }) => {
    watched.expectConsoleMessage(/style-src/);
    const site = await start(variables);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.origin}/${locale}/legal`);
    const banner = findBanner(page);
    await expect(banner.getByRole('button')).toHaveText([said.refuse, said.accept, said.choose]);
    await expect(banner.getByRole('checkbox')).toHaveCount(0);
    const [refuse, accept] = await Promise.all(
      [said.refuse, said.accept].map((name) =>
        banner.getByRole('button', { name, exact: true }).evaluate((button) => {
          const { color, backgroundColor, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { color, backgroundColor, fontWeight, width: Math.round(width), height };
        }),
      ),
    );
    expect(accept).toEqual(refuse);
    await expectNoFindings(page, 'asked');
    await press(page, said.choose);
    const group = banner.getByRole('group', { name: said.group });
    const boxes = group.getByRole('checkbox');
    await expect(boxes).toHaveCount(2);
    await expect(boxes.first()).toBeFocused();
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    expect(await readHiddenAnswers(page)).toEqual([]);
    await expectNoFindings(page, 'choosing');
  });

  test(`TR-01 by keyboard, a visitor allows analytics only, and only that runs, here and on the next page (${locale})`, async ({
    page,
    start,
  }) => {
    const site = await start(variables);
    const arrivals = await serveMakers(page);
    await page.goto(`${site.origin}/${locale}/legal`);
    await findBanner(page).getByRole('button', { name: said.choose, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(findBanner(page).getByRole('checkbox', { name: said.analytics })).toBeFocused();
    await page.keyboard.press('Space');
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('Tab');
    await expect(findBanner(page).getByRole('button', { name: said.save })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
    await expect(findBanner(page).getByText(said.said)).toBeAttached();
    await expect.poll(() => listPlaces(arrivals).filter(isAnalytics)).toHaveLength(4);
    expect(await readRecord(page)).toEqual({
      choice: 'chosen',
      purposes: ['analytics'],
      asked: ['analytics', 'advertising'],
      at: expect.any(Number),
      version: '3',
    });
    await page.goto(`${site.origin}/${locale}/how`);
    await endRequests(page);
    expect(listPlaces(arrivals).filter(isAdvertising)).toEqual([]);
    // Advertising denied, analytics granted.
    const signals = arrivals.flatMap(({ url }) => url.searchParams.get('gcs') ?? []);
    expect(new Set(signals)).toEqual(new Set(['G101']));
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
  });
}

test('TR-01 allowing more starts the rest at once, and withdrawing a part reloads the page without it', async ({
  page,
  start,
}) => {
  const site = await start(variables);
  const arrivals = await serveMakers(page);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    addEventListener('vitrine-consent-changed', (event) => heard.push((event as CustomEvent).detail));
    Object.assign(window, { heard });
  });
  await page.goto(`${site.origin}/en/legal`);
  await press(page, 'Choose');
  await findBanner(page).getByRole('checkbox', { name: texts.en.analytics }).check();
  await press(page, 'Save my choices');
  await expect.poll(() => listPlaces(arrivals).filter(isAnalytics)).toHaveLength(4);
  await page.getByRole('contentinfo').getByRole('link', { name: texts.en.link }).click();
  await press(page, 'Choose');
  await expect(findBanner(page).getByRole('checkbox', { name: texts.en.analytics })).toBeChecked();
  await findBanner(page).getByRole('checkbox', { name: texts.en.advertising }).check();
  await press(page, 'Save my choices');
  await expect.poll(() => listPlaces(arrivals)).toContain('https://www.facebook.com/tr/');
  await expect.poll(() => listPlaces(arrivals)).toContain('https://ad.doubleclick.net/ccm/s/collect');
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
    { choice: 'chosen', purposes: ['analytics'] },
    { choice: 'accepted', purposes: ['analytics', 'advertising'] },
  ]);
  expect(arrivals.filter(({ url }) => url.pathname === '/gtag/js')).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: texts.en.link }).click();
  await press(page, 'Choose');
  await findBanner(page).getByRole('checkbox', { name: texts.en.advertising }).uncheck();
  arrivals.length = 0;
  const reloaded = page.waitForEvent('load');
  await press(page, 'Save my choices');
  await reloaded;
  await expect.poll(() => listPlaces(arrivals).filter(isAnalytics)).toHaveLength(4);
  await endRequests(page);
  expect(listPlaces(arrivals).filter(isAdvertising)).toEqual([]);
});

test('TR-01 an answer to all purposes does not count where the site had asked about everything at once', async ({
  page,
  start,
}) => {
  const site = await start(variables);
  await page.addInitScript(() => {
    localStorage['vitrine-consent'] ??= JSON.stringify({ choice: 'accepted', at: Date.now(), version: '2' });
  });
  await serveMakers(page);
  await page.goto(`${site.origin}/en/legal`);
  await expect(findBanner(page).getByRole('button', { name: 'Refuse all' })).toBeVisible();
});

for (const [width, height] of [
  [320, 256],
  [320, 480],
  [667, 250],
] as const)
  test(`1.4.10 its answers are in sight in a window of ${width} × ${height}, also while choosing`, async ({
    page,
    start,
  }) => {
    const site = await start(variables);
    await page.setViewportSize({ width, height });
    await page.goto(`${site.origin}/fr/returns`);
    expect(await readHiddenAnswers(page)).toEqual([]);
    await press(page, texts.fr.choose);
    expect(await readHiddenAnswers(page)).toEqual([]);
  });

test('TR-01 the privacy policy says which tools are on', async ({ page, start }) => {
  const site = await start(variables);
  for (const [locale, tools] of [
    ['en', ['Google Analytics 4: audience measurement', 'Google Ads: advertising', 'Meta Pixel: advertising']],
    [
      'fr',
      ['Google Analytics 4\u00a0: mesure d’audience', 'Google Ads\u00a0: publicité', 'Meta Pixel\u00a0: publicité'],
    ],
  ] as const) {
    await page.goto(`${site.origin}/${locale}/privacy`);
    for (const tool of tools) await expect(page.getByRole('listitem').filter({ hasText: tool })).toHaveCount(1);
  }
});
