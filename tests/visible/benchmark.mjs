import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../support/browser.ts';
import { installPeers, listPages, servePages } from './visible-pages.mjs';

/**
 * When a visitor sees a widget, beside the best complete peer that does the same job: a phone on a slow network (150 ms
 * there and back, 1.6 Mbit/s, a processor four times slower), nothing cached, each page in turn. Milliseconds from the
 * navigation until what is looked for has a size, and their ratio to the peer. `node tests/visible/benchmark.mjs` after
 * a build; nothing is asserted, as every machine differs.
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

/** Waits, within the page, until the last of the selectors has a size; each is looked for in the one before. */
function watch(path) {
  return new Promise((resolve, reject) => {
    setTimeout(reject, 30_000, new Error(`${path.join(' ')} is never seen`));
    const look = () => {
      let [root, found] = [document, undefined];
      for (const selector of path) {
        found = root?.querySelector(selector);
        root = found?.shadowRoot ?? found;
      }
      if (found?.getBoundingClientRect().width > 0) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    // Not before the first frame: what style sheets hold back has a size long before anybody sees it.
    requestAnimationFrame(look);
  });
}

async function measure(job, variant) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}/page/${job}/${encodeURIComponent(variant)}`, { waitUntil: 'commit' });
  const visible = await page.evaluate(watch, jobs[job][variant].seen);
  await context.close();
  return visible;
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];
const rows = [];
for (const [job, variants] of Object.entries(jobs)) {
  const names = Object.keys(variants);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(await measure(job, name));
  }
  const peer = median(times.peer);
  for (const name of names) {
    const visible = median(times[name]);
    rows.push({ job, page: name, 'visible ms': Math.round(visible), ratio: Number((visible / peer).toFixed(2)) });
  }
}
console.table(rows);
await browser.close();
process.exit();
