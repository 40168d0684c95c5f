import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../support/browser.ts';
import { installPeers, listPages, type MeasuredPage, servePages } from './visible-pages.ts';

/**
 * When a visitor sees a widget, compared with the best complete peer for the same purpose: a phone on a slow network
 * (150 ms round trip, 1.6 Mbit/s, a CPU four times slower), without a cache, one page after the other. Milliseconds
 * from the navigation until the target has a size, and their ratio to the peer. `node tests/visible/benchmark.ts` after
 * a build. Asserts nothing, because machines differ.
 */
const rounds = 9;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrine-peers-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
installPeers(folder);
const jobs = listPages(dist);
const origin = await servePages(jobs, dist, folder);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });

/** Waits, within the page, until the target has a size; each selector applies within the match of the previous one. */
function watch(path: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(reject, 30_000, new Error(`${path.join(' ')} is never seen`));
    const look = () => {
      let root: ParentNode | null = document;
      let found: Element | null = null;
      for (const selector of path) {
        found = root?.querySelector(selector) ?? null;
        root = found?.shadowRoot ?? found;
      }
      if (found && found.getBoundingClientRect().width > 0) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    // Not before the first frame: content blocked by style sheets has a size before it is painted.
    requestAnimationFrame(look);
  });
}

async function measure(job: string, variant: string, { seen }: MeasuredPage): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}/page/${job}/${encodeURIComponent(variant)}`, { waitUntil: 'commit' });
  const visible = await page.evaluate(watch, seen);
  await context.close();
  return visible;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const rows = [];
for (const [job, variants] of Object.entries(jobs)) {
  const times = new Map<string, number[]>(Object.keys(variants).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, variant] of Object.entries(variants)) times.get(name)?.push(await measure(job, name, variant));
  }
  const peer = median(times.get('peer') ?? []);
  for (const [name, measured] of times) {
    const visible = median(measured);
    rows.push({ job, page: name, 'visible ms': Math.round(visible), ratio: Number((visible / peer).toFixed(2)) });
  }
}
console.table(rows);
await browser.close();
process.exit();
