import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from 'playwright';
import { catalogue } from '../../widgets/catalogue.ts';
import { formatPage, readSnippet } from '../reserve/pages.ts';
import { findChromium } from '../support/browser.ts';
import { writeContestsOfToday } from '../support/contests-today.ts';
import { sitePort } from '../support/ports.ts';
import { serveSite } from '../support/serve-site.ts';

/**
 * Interaction to next paint of every control of every widget: each is clicked, and typed into or changed with a key,
 * with a processor four times slower. Prints the slowest of each widget, in milliseconds.
 *
 *     node tests/visible/interactions.ts store-finder contact-form --cpu 4
 *
 * After a build. Asserts nothing, because machines differ.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cpu: { type: 'string', default: '4' } },
});

const controls = ':is(a[href], button, input:not([type="hidden"]), select, textarea, summary)';
/** Attributes that show a widget which covers the page. */
const showing: Readonly<Record<string, string>> = {
  'newsletter-lightbox': 'open',
  'gift-lightbox': 'open',
  'consent-banner': 'open',
  'loading-overlay': 'active',
};

/** Keeps the slowest interaction, and the visitor on the page; runs in the page. */
function watchInteractions(): void {
  const slowest = { milliseconds: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) slowest.milliseconds = Math.max(slowest.milliseconds, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('click', (event) => {
    const [target] = event.composedPath();
    if (target instanceof Element && target.closest('a')) event.preventDefault();
  });
  Object.assign(window, { slowest, open: () => null });
}

/** Uses a control as a visitor does, so that something changes: where nothing does, there is no next paint. */
async function use(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box || (await control.evaluate((node: HTMLInputElement) => node.type === 'radio' && node.checked))) return;
  await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
  // Gone, if the press closed what it was in.
  const kind = await control
    .evaluate((node) => `${node.localName} ${node.getAttribute('type')} ${node.getAttribute('inputmode')}`)
    .catch(() => '');
  if (/^(input (text|email|tel|search|null)|textarea)/.test(kind))
    await page.keyboard.type(/tel|numeric/.test(kind) ? '5' : 'H', { delay: 30 });
  else if (kind.startsWith('select')) await page.keyboard.press('ArrowDown');
}

/** Uses each visible control of a widget; returns the slowest first. */
async function measure(page: Page, name: string): Promise<{ label: string; milliseconds: number }[]> {
  const found: { label: string; milliseconds: number }[] = [];
  const all = page.locator(`vitrine-${name} ${controls}`);
  for (let at = 0; at < Math.min(await all.count(), 60); at++) {
    const control = all.nth(at);
    await page.locator(`vitrine-${name}`).evaluate((node, show) => show && node.setAttribute(show, ''), showing[name]);
    if (!(await control.isVisible())) continue;
    await control.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const label = await control.evaluate(
      (node) =>
        node.getAttribute('aria-label') ?? node.getAttribute('name') ?? node.textContent?.trim().slice(0, 40) ?? '',
    );
    await page.evaluate(() => Reflect.set(Reflect.get(window, 'slowest'), 'milliseconds', 0));
    await use(page, control);
    // Reported once the frame is there.
    await page.waitForTimeout(700);
    const milliseconds: number = await page.evaluate(() => Reflect.get(window, 'slowest').milliseconds);
    found.push({ label, milliseconds });
  }
  return found.sort((one, other) => other.milliseconds - one.milliseconds);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-interactions-'));
writeContestsOfToday(join(folder, 'contests'));
process.env.CONTESTS_DIR = join(folder, 'contests');
const site = await serveSite(join(folder, 'data'), sitePort);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const wanted = catalogue.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const rows: Record<string, string | number>[] = [];
try {
  for (const { name } of wanted) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(watchInteractions);
    await page.route('**/host', (route) =>
      route.fulfill({ contentType: 'text/html', body: formatPage(readSnippet(name, 'en'), 'en', site.origin) }),
    );
    await page.goto(`${site.origin}/host`);
    await page.evaluate((each) => {
      type Commands = { push(command: (api: { load(name: string): void }) => void): void };
      (Reflect.get(window, 'vitrine') as Commands).push(({ load }) => load(each));
    }, name);
    await page.waitForFunction((tag) => customElements.get(tag), `vitrine-${name}`);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
    const [slowest, second, ...others] = await measure(page, name);
    rows.push({
      widget: name,
      controls: [slowest, second, ...others].filter(Boolean).length,
      slowest: `${slowest?.milliseconds ?? 0} ${slowest?.label ?? ''}`,
      second: `${second?.milliseconds ?? 0} ${second?.label ?? ''}`,
    });
    await page.close();
  }
  // biome-ignore lint/suspicious/noConsole: the table is what the command prints
  console.table(rows);
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
