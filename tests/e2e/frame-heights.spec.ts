import { writeFileSync } from 'node:fs';
import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { embedPathOf, framedAddresses, openFramed, startFraming, stopFraming } from './framing-page.ts';
import { type Locale, locales } from './places.ts';
import { sampleByLocale } from './sampled-test.ts';
import { endRequests, nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// The heights of frames that oEmbed responses give. `MEASURE_FRAMES=1` writes them anew.

const file = 'host-site/server/http/oembed/frame-heights.json';
const widths = [280, 360, 480, 640, 800, 1000];
const isMeasuring = process.env.MEASURE_FRAMES === '1';
/** Fonts differ by machine. */
const tolerance = 0.08;
/** Lists scroll in a frame of at most this height. */
const mostOfLists = 1000;
const lists = ['article-list', 'photo-wall', 'store-finder'];

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 4000 } });
test.beforeAll(startFraming);
test.afterAll(stopFraming);

type Page = Parameters<typeof openFramed>[0];

/** The height of a widget's content in a frame of each width, once it no longer changes. */
async function measure(page: Page, locale: Locale, address: string, list: readonly number[]): Promise<number[]> {
  const view = await openFramed(page, embedPathOf(locale, address), { width: 1000 });
  await view.evaluate(
    (name) => customElements.whenDefined(name).then(() => document.fonts.ready.then(() => undefined)),
    `vitrine-${address.replace(/\?.*/, '')}`,
  );
  await endRequests(page);
  const heights: number[] = [];
  for (const width of list) {
    await page.locator('iframe').evaluate((frame, pixels) => frame.setAttribute('width', String(pixels)), width);
    await nextFrames(view, 10);
    heights.push(Math.ceil(await view.evaluate(() => document.documentElement.getBoundingClientRect().height)));
  }
  return heights;
}

const nameOf = (address: string) => address.replace(/\?.*/, '');

if (isMeasuring) {
  test('records the heights of all frames in frame-heights.json', async ({ page }) => {
    test.setTimeout(240_000);
    const all: Record<string, Record<string, Record<string, number>>> = {};
    for (const address of framedAddresses) {
      const byLocale: Record<string, Record<string, number>> = {};
      for (const locale of locales) {
        const heights = await measure(page, locale, address, widths);
        byLocale[locale] = Object.fromEntries(widths.map((width, at) => [width, heights[at] ?? 0]));
      }
      all[nameOf(address)] = byLocale;
    }
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  });
} else {
  for (const locale of locales) {
    for (const address of sample(3, sampleByLocale(framedAddresses, locale))) {
      test(`the oEmbed height of ${address} is that of its content (${locale})`, { tag: '@full' }, async ({
        page,
        request,
      }) => {
        const url = `${origins.site}${embedPathOf(locale, address)}`;
        const asked = [360, 640];
        const heights = await measure(page, locale, address, asked);
        for (const [at, maxwidth] of asked.entries()) {
          const response = await (await request.get('/oembed', { params: { url, maxwidth } })).json();
          expect(response.width).toBe(maxwidth);
          const content = heights[at] ?? 0;
          if (lists.includes(address)) expect(response.height).toBe(Math.min(content, mostOfLists));
          else
            expect(Math.abs(response.height - content), `${response.height} for ${content}`).toBeLessThan(
              content * tolerance,
            );
        }
      });
    }
  }
}
