import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type ViewportSize } from 'playwright';
import { publicFolder } from '../../host-site/retailers/retailer-content.ts';
import { root } from '../../host-site/tooling/install.mjs';
import { consentVersion } from '../../widgets/shared/tracking/consent.ts';
import { nextFrames } from '../e2e/settled.ts';
import { findChromium } from '../support/browser.ts';
import { sitePort } from '../support/ports.ts';
import { serveSite } from '../support/serve-site.ts';
import { type Tile, writeSheet } from './compose-sheet.ts';

// `npm run sheets` takes small screenshots of all pictures and pages of the built site, side by side, for a visual
// review. `npm run sheets -- gift` takes only those with the word in their path or name.

const folder = join(root, 'screenshots/sheets');
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((word) => name.includes(word));
const perSheet = 12;
const looks = [
  { viewport: { width: 390, height: 844 }, layout: { columns: 12, width: 195, tallest: 2400 } },
  { viewport: { width: 1440, height: 900 }, layout: { columns: 6, width: 400, tallest: 2000 } },
];

const chunk = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
const say = (file: string) => console.log(`screenshots/sheets/${file}`);

async function drawPictures(): Promise<void> {
  const pictures = join(publicFolder, 'pictures');
  const facts: Record<string, { width: number; height: number }> = JSON.parse(
    readFileSync(join(pictures, 'pictures.json'), 'utf8'),
  );
  const names = Object.keys(facts).filter(isWanted);
  for (const [at, some] of chunk(names, 24).entries()) {
    const tiles = some.map((name) => {
      const widest = readdirSync(pictures)
        .filter((file) => file.startsWith(`${name}-`) && /^\d+\.webp$/.test(file.slice(name.length + 1)))
        .sort(
          (one, other) =>
            Number.parseInt(other.slice(name.length + 1), 10) - Number.parseInt(one.slice(name.length + 1), 10),
        );
      const { width, height } = facts[name] ?? {};
      return { label: `${name} · ${width} × ${height}`, image: join(pictures, widest[0] ?? '') };
    });
    const file = `pictures-${at + 1}.jpg`;
    await writeSheet(tiles, { file: join(folder, file), columns: 4, width: 480, tallest: 640 });
    say(file);
  }
}

/** Paths of all pages of a language, grouped by sheet. */
function listPages(locale: string): Partial<Record<string, string[]>> {
  const site = join(root, 'dist/site');
  const paths = readdirSync(join(site, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${locale}/${file.slice(0, -'.html'.length).replaceAll('\\', '/')}`)
    .concat(`/${locale}`)
    .filter(isWanted)
    .sort();
  return Object.groupBy(paths, (path) => /^\/..\/(articles|stores)\//.exec(path)?.[1] ?? 'pages');
}

async function shoot(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(async () => {
    // Makes lazy content load.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    const tags = new Set([...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName));
    window.vitrine?.push(({ load }) => {
      for (const tag of tags) load(tag.slice('vitrine-'.length));
    });
    await Promise.all([...tags].map((tag) => customElements.whenDefined(tag)));
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await nextFrames(page, 20);
  const image = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return image;
}

async function openContext(browser: Browser, viewport: ViewportSize): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', timezoneId: 'America/Toronto' });
  await context.addInitScript((version) => {
    localStorage.setItem('vitrine-newsletter', JSON.stringify({ closedAt: Date.now() }));
    localStorage.setItem('vitrine-consent', JSON.stringify({ choice: 'refused', at: Date.now(), version }));
  }, consentVersion);
  return context;
}

async function drawPages(browser: Browser, origin: string): Promise<void> {
  for (const { viewport, layout } of looks) {
    const context = await openContext(browser, viewport);
    for (const locale of ['en', 'fr']) {
      for (const [group, paths] of Object.entries(listPages(locale))) {
        for (const [at, some] of chunk(paths ?? [], perSheet).entries()) {
          const tiles: Tile[] = [];
          // One at a time: with two pages at once, Chromium paints the one behind incorrectly.
          for (const label of some) tiles.push({ label, image: await shoot(context, origin + label) });
          const file = `${group}-${locale}-${viewport.width}-${at + 1}.jpg`;
          await writeSheet(tiles, { ...layout, file: join(folder, file) });
          say(file);
        }
      }
    }
    await context.close();
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await drawPictures();
const data = mkdtempSync(join(tmpdir(), 'vitrine-sheets-'));
const site = await serveSite(data, sitePort);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await drawPages(browser, site.origin);
} finally {
  await browser.close();
  await site.stop();
  rmSync(data, { recursive: true, force: true });
}
