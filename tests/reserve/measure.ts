import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { type BrowserContext, chromium } from 'playwright';
import { catalogue } from '../../widgets/catalogue.ts';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { findChromium } from '../support/browser.ts';
import { writeContestsOfToday } from '../support/contests-today.ts';
import { sitePort } from '../support/ports.ts';
import { serveSite } from '../support/serve-site.ts';
import { joinSteps, type Step } from './join-steps.ts';
import { formatPage, isInFlow, readSnippet } from './pages.ts';

/**
 * Measures how high each widget is at every width of its place, in both languages, in a browser: the room that
 * `reserve.css` keeps until its script has come. Writes `widgets/manifest/reserve-heights.json`; run it after a build
 * whenever a widget becomes higher or lower. `tests/reserve/reserve.spec.ts` says when that is.
 */
const file = 'widgets/manifest/reserve-heights.json';
const widths = { from: 320, to: 1440, step: 2 };

async function measure(context: BrowserContext, site: string, name: string, locale: Locale): Promise<Step[]> {
  const page = await context.newPage();
  await page.route('**/host', (route) =>
    route.fulfill({ contentType: 'text/html', body: formatPage(readSnippet(name, locale), locale, site) }),
  );
  await page.goto(`${site}/host`);
  const element = page.locator(`vitrine-${name}`);
  // One with a form in it would wait for someone to use that.
  await page.evaluate(
    (each) =>
      (
        window as unknown as { vitrine: { push(command: (api: { load(name: string): void }) => void): void } }
      ).vitrine.push(({ load }) => load(each)),
    name,
  );
  await element.locator('.root > *').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const heights = await element.evaluate((node, { from, to, step }) => {
    const place = document.querySelector('main') as HTMLElement;
    const measured: [number, number][] = [];
    for (let width = from; width <= to; width += step) {
      place.style.width = `${width}px`;
      measured.push([width, (node as HTMLElement).offsetHeight]);
    }
    return measured;
  }, widths);
  await page.close();
  return joinSteps(heights);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-reserve-'));
writeContestsOfToday(join(folder, 'contests'));
process.env.CONTESTS_DIR = join(folder, 'contests');
const site = await serveSite(join(folder, 'data'), sitePort);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const measured: Record<string, Partial<Record<Locale, Step[]>>> = {};
  for (const { name } of catalogue.filter(isInFlow)) {
    measured[name] = {};
    for (const locale of locales) {
      const steps = await measure(context, site.origin, name, locale);
      measured[name][locale] = steps;
      stdout.write(`${name} ${locale}: ${steps.length} steps\n`);
    }
  }
  writeFileSync(file, `${JSON.stringify(measured)}\n`);
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
