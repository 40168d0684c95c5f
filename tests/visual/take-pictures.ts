import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { handlerPaths } from '../../widgets/shared/brand/endpoints.ts';
import { consentVersion } from '../../widgets/shared/tracking/consent.ts';
import { findChromium } from '../support/browser.ts';
import { contest, finds, picturePath, type Shown, widgets } from './widgets.ts';

/** One of each kind of page, without its language. */
const pages = [
  '',
  '/newsletter',
  '/contact',
  '/getinspired',
  '/articles/mirrors',
  '/storelocator',
  '/stores/vitrine-kelowna-orchard-landing-108',
  '/search',
  '/gift',
  '/gift-card-balance',
  '/fab-finds',
  '/fall-promotion',
  '/holiday-gifts',
  '/how',
  '/privacy',
  '/widgets',
  '/widgets/store-finder',
  '/widgets/embedding',
  '/contact/thank-you',
  '/nothing-here',
];
const locales = ['en', 'fr'] as const;
const widths = [390, 1440];
/** The same moment for both builds: a Wednesday at noon. */
const noon = new Date('2026-11-18T12:00:00-05:00');
const plainStyles = readFileSync(new URL('plain.css', import.meta.url), 'utf8');

async function openContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    bypassCSP: true,
    reducedMotion: 'reduce',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  await context.clock.setFixedTime(noon);
  await context.addInitScript(
    ({ at, version }) => {
      localStorage.setItem('vitrine-newsletter', JSON.stringify({ closedAt: at }));
      localStorage.setItem('vitrine-consent', JSON.stringify({ choice: 'refused', at, version }));
    },
    { at: noon.getTime(), version: consentVersion },
  );
  await context.route(`**${handlerPaths.contestDetails}**`, (route) => {
    const id = new URL(route.request().url()).searchParams.get('contest');
    return route.fulfill({ json: { ...contest, id, hasPin: id === 'new-movers' } });
  });
  await context.route('**/visual-finds.json', (route) => route.fulfill({ json: finds }));
  await context.route(`**${picturePath}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  return context;
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // In every shadow root too, where a page's own style sheet does not reach.
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const adopt = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) adopt(shadowRoot);
    };
    adopt(document);
  }, plainStyles);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Replaces the content of one of our pages with a single element. */
async function showAlone(page: Page, tag: string, attributes: Record<string, string>): Promise<void> {
  await page.evaluate(
    ({ name, given }) => {
      for (const other of document.querySelectorAll('body > :not(main)')) other.remove();
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(given)) element.setAttribute(attribute, value);
      const stage = document.createElement('div');
      stage.style.cssText = 'padding: 24px; max-width: 800px; margin: auto';
      stage.append(element);
      document.querySelector('main')?.replaceChildren(stage);
    },
    { name: tag, given: attributes },
  );
}

async function takeWidget(page: Page, address: string, name: string, { attributes, isScreen, prepare }: Shown) {
  await page.goto(address);
  await showAlone(page, `vitrine-${name}`, { ...attributes });
  const element = page.locator(`vitrine-${name}`);
  await element.locator('.root > *').first().waitFor({ state: 'attached' });
  await settle(page);
  await prepare?.(element);
  const look = { animations: 'disabled' } as const;
  return isScreen ? page.screenshot(look) : element.screenshot(look);
}

/**
 * Takes a picture of every element and of each kind of page, in both languages at both widths, as PNG files in `folder`.
 *
 * @param origin of a running site
 * @param words of which the name of a picture has one; all pictures without any
 * @returns names of the pictures, and why those that could not be taken are missing
 */
export async function takePictures(
  origin: string,
  folder: string,
  words: readonly string[],
): Promise<Map<string, string | undefined>> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const taken = new Map<string, string | undefined>();
  async function take(name: string, shoot: () => Promise<Buffer>): Promise<void> {
    if (words.length > 0 && !words.some((word) => name.includes(word))) return;
    const file = join(folder, `${name}.png`);
    mkdirSync(dirname(file), { recursive: true });
    try {
      writeFileSync(file, await shoot());
      taken.set(name, undefined);
    } catch (error) {
      taken.set(name, error instanceof Error ? error.message : String(error));
    }
  }
  for (const width of widths) {
    for (const locale of locales) {
      const context = await openContext(browser, width);
      const page = await context.newPage();
      page.setDefaultTimeout(20_000);
      for (const [name, shown] of Object.entries(widgets)) {
        const attributes = { locale, ...shown.attributes };
        await take(`elements/${name} ${locale} ${width}`, () =>
          takeWidget(page, `${origin}/${locale}/legal`, name, { ...shown, attributes }),
        );
      }
      for (const path of pages) {
        await take(`pages/${path.slice(1).replaceAll('/', '-') || 'home'} ${locale} ${width}`, async () => {
          await page.goto(`${origin}/${locale}${path}`);
          await settle(page);
          return page.screenshot({ fullPage: true, animations: 'disabled' });
        });
      }
      await context.close();
    }
  }
  await browser.close();
  return taken;
}
