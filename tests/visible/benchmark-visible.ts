import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../support/browser.ts';
import { tabulate } from './figures.ts';
import { listFloorPages, type Renderer, widgetNames } from './floor-pages.ts';
import { buildFeed, feedLengths, growthJobs } from './growth-pages.ts';
import { type Figures, measurePage } from './measure-page.ts';
import type { Job } from './measured-page.ts';
import { createFileReader, servePages } from './page-server.ts';
import { installPeers, peerJobs } from './peer-pages.ts';

/**
 * When a visitor sees a widget and what that costs, beside the best complete peer, beside plain HTML, and as the page
 * grows: a phone on a slow network (150 ms round trip, 1.6 Mbit/s, a CPU four times slower), one page after the other.
 *
 *     node tests/visible/benchmark-visible.ts contact share --rounds 5
 *     node tests/visible/benchmark-visible.ts floor --connection
 *
 * After a build. Jobs: those of `peer-pages.ts` and `growth-pages.ts`, the name of a widget (prerendered, beside plain
 * HTML), `peers`, `floor` and `growth` for all of a kind. `--connection`: the widgets come from another origin, and each
 * new connection costs two round trips. `limit` is the ratio to plain HTML that we accept. `--cpu 1`: another slowdown of the processor. Asserts nothing, because machines
 * differ.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '9' },
    cpu: { type: 'string', default: '4' },
    connection: { type: 'boolean', default: false },
  },
});
const groups: Record<string, readonly string[]> = {
  peers: Object.keys(peerJobs),
  floor: widgetNames,
  growth: Object.keys(growthJobs),
};
const names = (positionals.length > 0 ? positionals : Object.keys(groups)).flatMap((name) => groups[name] ?? name);
const setUpMs = values.connection ? 300 : 0;

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const renderer: Renderer = await import(new URL('../../dist/widgets/server.js', import.meta.url).href);
const folder = mkdtempSync(join(tmpdir(), 'vitrine-peers-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
if (names.some((name) => name in peerJobs)) installPeers(folder);

const jobs: Record<string, Job> = {};
const sheets = new Map<string, string>();
const files = createFileReader({
  widgets: join(dist, 'widgets'),
  peers: join(folder, 'node_modules'),
  '': join(dist, 'site'),
});

function read(path: string): Buffer {
  const [, first, ...rest] = path.split('/').map(decodeURIComponent);
  const [name = '', variant = ''] = rest;
  if (first === 'page') return Buffer.from(jobs[name]?.[variant]?.html ?? '');
  if (first === 'sheets') return Buffer.from(sheets.get(path) ?? '');
  return files(path);
}

const origin = await servePages(read, setUpMs);
const kit = values.connection ? await servePages(read, setUpMs) : '';
const feedOrigins = await Promise.all(
  feedLengths.map((length) => {
    const feed = names.includes('stores') ? buildFeed(length) : undefined;
    return servePages((path) => feed?.get(path) ?? files(path), setUpMs);
  }),
);

/** The pages of a job; also lists their style sheets. */
function listPages(name: string): Job {
  if (widgetNames.includes(name)) {
    const { job, sheet } = listFloorPages(name, kit, renderer);
    sheets.set(sheet.path, sheet.text);
    return job;
  }
  const { sheet } = listFloorPages('contact-form', kit, renderer);
  sheets.set(sheet.path, sheet.text);
  const job = peerJobs[name]?.({ dist, kit, sheet: kit + sheet.path }) ?? growthJobs[name]?.(kit, feedOrigins);
  if (!job) throw new Error(`There is no job ${name}: ${Object.values(groups).flat().join(', ')}`);
  return job;
}

for (const name of names) jobs[name] = listPages(name);
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  // Nothing outside of this machine takes part.
  args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
const rows = [];
for (const [name, job] of Object.entries(jobs)) {
  const measured = new Map<string, Figures[]>(Object.keys(job).map((variant) => [variant, []]));
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [variant, page] of Object.entries(job)) {
      const address = `${origin}/page/${name}/${encodeURIComponent(variant)}`;
      measured.get(variant)?.push(await measurePage(browser, address, page, Number(values.cpu)));
    }
  }
  rows.push(...tabulate(name, job, measured));
}
console.table(rows);
await browser.close();
process.exit();
