/** A Monday noon in Toronto, in milliseconds since 1970. */
export const now = Date.parse('2026-11-23T17:00:00Z');
/** The built page of the locator, as far as the server changes it. */
export const page = (locale: string) =>
  `<!doctype html><title>${locale}</title><a href="/fr/storelocator" lang="fr-CA" hrefLang="fr-CA">Français</a>` +
  '<vitrine-store-finder><template shadowrootmode="open"><input id="place" type="text" name="q"/></template>' +
  '<p class="sample">Sample</p><div id="all-stores"><ul><li>All stores</li></ul></div></vitrine-store-finder><p>Notes</p>';
const daily = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['09:00', '21:00']]]));
/** A store of the feed, open from 9 to 21 every day. */
export const store = (slug: string, lat: number, lng: number, change: object = {}) => ({
  id: slug,
  number: String(lat).slice(0, 2),
  brand: 'vitrine',
  slug,
  name: { en: `${slug} Mall`, fr: `Centre ${slug}` },
  address: { line1: '1 A Street', city: slug, province: 'ON', postalCode: 'M5V 0A1' },
  lat,
  lng,
  timeZone: 'America/Toronto',
  phone: '4165550100',
  hours: daily,
  ...change,
});
/** Stores near Guelph, and far away. */
export const stores = [
  store('Guelph', 43.54, -80.25),
  store('Toronto', 43.65, -79.38, { extension: '12' }),
  store('Soon', 43.55, -80.25, { status: 'opening-soon', opensOn: '2026-12-05' }),
  store('Sudbury', 42, -123, {
    address: {
      line1: '1 A Street',
      city: 'Greater Sudbury',
      cityFr: 'Grand Sudbury',
      province: 'ON',
      postalCode: 'P3E 0A0',
    },
  }),
  store('North', 60.73, -135.06, {
    address: { line1: '1 A Street', city: 'Whitehorse', province: 'YT', postalCode: 'Y1A 0A1' },
    status: 'opening-soon',
  }),
  store('Halifax', 44.65, -63.57, {
    address: { line1: '<b>2</b> & B', city: 'Halifax', province: 'NS', postalCode: 'B3H 0A1' },
  }),
];
/** The only town of the gazetteer. */
export const places = [['Guelph', 0, 'ON', 43.55, -80.25, 140_000]];
/** The slugs of the stores that a page lists. */
export const listStores = (html: string) => [...html.matchAll(/\/stores\/(\w+)"/g)].map(([, slug]) => slug);
/** The headings of a page's sections. */
export const listHeadings = (html: string) => [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);
