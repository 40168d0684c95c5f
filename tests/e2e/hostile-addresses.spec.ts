import type { Page } from '@playwright/test';
import { hostileAddresses } from '../support/hostile-addresses.ts';
import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { respondWith } from './service.ts';
import { expect, test } from './watched-page.ts';

// Every text that an element takes, from attributes, properties and feeds, is tried as a hostile address. What it
// renders may lead, post or send requests only to the web, to a telephone, or to the visitor's own messages.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

interface Manifest {
  modules: { declarations: { tagName: string; attributes: { name: string; type: { text: string } }[] }[] }[];
}

/** Adds a watcher to the page that collects the addresses its elements render and lists those outside of the web. */
const watchAddresses = (page: Page) =>
  page.addInitScript(() => {
    const names = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'xlink:href'];
    const isFine = (text: string) => {
      const { protocol, hostname } = new URL(text, document.baseURI);
      return protocol === 'http:' ? hostname === '127.0.0.1' : /^(https|mailto|sms|tel):$/.test(protocol);
    };
    Reflect.set(window, 'listBadAddresses', () => {
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return roots.flatMap((root) =>
        [...root.querySelectorAll('*')].flatMap((drawn) =>
          names
            .flatMap((name) => drawn.getAttribute(name)?.split(name === 'srcset' ? /\s+[\d.]+[wx],?\s*/ : /$^/) ?? [])
            .filter((text) => text && !isFine(text))
            .map((text) => `${root.host.localName} ${drawn.localName} ${text}`),
        ),
      );
    });
  });
const listBadAddresses = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'listBadAddresses') as () => string[])());

for (const kind of ['attribute', 'property'] as const) {
  test(`API-02 no element renders an unsafe URL that was set as an attribute or property (${kind})`, {
    tag: kind === 'property' ? '@full' : [],
  }, async ({ page, request, watched }) => {
    test.setTimeout(180_000);
    // Elements warn of refused addresses, and failed requests are logged; the requests to web hosts are intended.
    watched.expectConsoleMessage(/./);
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
    const { modules }: Manifest = await (await request.get(`${origins.site}/widgets/v1/custom-elements.json`)).json();
    const elements = modules.flatMap(({ declarations }) => declarations);
    const texts = elements.map(({ tagName, attributes }) => ({
      tag: tagName,
      names: attributes.filter(({ type }) => type.text === 'string').map(({ name }) => name),
    }));
    for (const { names } of texts) expect(names).toContain('api');
    await watchAddresses(page);
    await elsewhere.open(page, elements.map(({ tagName }) => `<${tagName}></${tagName}>`).join(''));
    await page.evaluate(async () => {
      const { push } = window.vitrine as { push(command: (api: { load(name: string): void }) => void): void };
      const tags = [...document.querySelectorAll('main > :not(h1)')].map(({ localName }) => localName);
      push((api) => {
        for (const tag of tags) api.load(tag.slice('vitrine-'.length));
      });
      await Promise.all(tags.map((tag) => customElements.whenDefined(tag)));
    });
    const most = Math.max(...texts.map(({ names }) => names.length));
    for (let at = 0; at < most; at += 1) {
      const bad = await page.evaluate(
        async ([tried, addresses, isProperty]) => {
          const found: string[] = [];
          for (const address of addresses) {
            for (const [tag, name] of tried) {
              const element = document.querySelector(tag) as Element;
              const property = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
              if (isProperty) Reflect.set(element, property, address);
              else element.setAttribute(name, address);
            }
            await new Promise((resolve) => setTimeout(resolve));
            const drawn = (Reflect.get(window, 'listBadAddresses') as () => string[])();
            found.push(...drawn.map((text) => `${JSON.stringify(address)}: ${text}`));
          }
          for (const [tag, name] of tried) document.querySelector(tag)?.removeAttribute(name);
          return found;
        },
        [
          texts.flatMap(({ tag, names }) => names.slice(at, at + 1).map((name) => [tag, name] as const)),
          // In the short run one half as attributes, the other as properties.
          sample(4, hostileAddresses, kind === 'property' ? 1 : 0),
          kind === 'property',
        ] as const,
      );
      expect(bad).toEqual([]);
    }
    watched.thirdPartyRequests.length = 0;
  });
}

const text = { en: 'Words', fr: 'Mots' };
const daily = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['09:00', '21:00']]]));

/** What each service could respond after someone else took it over. */
const feeds: Record<string, (address: string, at: number) => unknown> = {
  '/articles/en.json': (address, at) => ({
    path: at % 2 ? address : '/en/articles/mirrors',
    title: `Article ${at}`,
    lead: 'Lead',
    kicker: 'Kicker',
    seasons: [],
    rooms: [],
    picture: {
      src: at % 3 ? '/art/lead.svg' : address,
      width: 1,
      height: 1,
      sets: { avif: `${at % 5 ? '/a.avif' : address} 480w` },
    },
  }),
  '/fab-finds/list.json': (address, at) => ({
    id: `find-${at}`,
    category: 'handbags',
    image: { src: at % 2 ? address : '/art/lead.svg', alt_en: 'A bag', alt_fr: 'Un sac' },
    postUrl: at % 2 ? 'https://www.vitrine.example/' : address,
  }),
  '/stores/vitrine.json': (address, at) => ({
    id: `store-${at}`,
    number: `${at}`,
    brand: 'vitrine',
    slug: address,
    name: text,
    address: { line1: '1 Main', city: 'Guelph', province: 'ON', postalCode: 'N1H 1A1' },
    lat: 43.5,
    lng: -80.2,
    timeZone: 'America/Toronto',
    phone: address,
    hours: daily,
    events: [{ id: `event-${at}`, title: text, start: '2020-01-01', end: '2999-01-01', url: address }],
  }),
};

test('API-02 no element renders an unsafe URL from a list or from contest details', {
  tag: '@full',
}, async ({ page, watched }) => {
  test.slow();
  watched.expectConsoleMessage(/./);
  await watchAddresses(page);
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.abort());
  for (const [path, describeItem] of Object.entries(feeds)) {
    const items = hostileAddresses.map(describeItem);
    const body = { version: 1, articles: items, finds: items, stores: items, zones: {}, holidays: {} };
    await page.route(`**${path}`, respondWith(JSON.stringify(body)));
  }
  await elsewhere.open(
    page,
    '<vitrine-article-list no-address></vitrine-article-list><vitrine-photo-wall no-address></vitrine-photo-wall>' +
      '<vitrine-store-finder map="none" no-address></vitrine-store-finder>',
  );
  for (const tag of ['vitrine-article-list', 'vitrine-photo-wall', 'vitrine-store-finder']) {
    const element = page.locator(tag);
    await element.evaluate((each) => each.scrollIntoView());
    await expect(element.getByRole('listitem').first(), tag).toBeVisible();
    const rows = element.getByRole('listitem');
    for (const more = element.getByRole('button', { name: /more/i }); await more.count(); ) {
      const before = await rows.count();
      await more.click();
      await expect.poll(() => rows.count(), tag).toBeGreaterThan(before);
    }
  }
  expect(await listBadAddresses(page)).toEqual([]);

  for (const address of sample(6, hostileAddresses)) {
    const details = { id: 'any', state: 'open', prizes: ['One'], title: 'Any', hasPin: false, memberChances: 1 };
    await page.route('**/Contest/Details*', respondWith(JSON.stringify({ ...details, rulesUrl: address })));
    await elsewhere.open(page, '<vitrine-contest-entry contest="any"></vitrine-contest-entry>');
    await expect(page.locator('vitrine-contest-entry form')).toBeVisible();
    expect(await listBadAddresses(page), address).toEqual([]);
  }
  watched.thirdPartyRequests.length = 0;
});
