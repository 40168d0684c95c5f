import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { pinnedNode, root } from '../../host-site/tooling/install.mjs';
import { findChromium } from '../support/browser.ts';
import { sitePort } from '../support/ports.ts';

/**
 * How long `npm run dev` takes to show a saved widget: milliseconds from writing the file until its text appears in an
 * open page in Chromium. `node tests/dev/benchmark-dev.ts [rounds]`, after a build. Restores the file and asserts nothing,
 * because machines differ.
 */
const rounds = Number(process.argv[2] ?? 10);
const file = join(root, 'widgets/elements/gift-balance/gift-balance.tsx');
const source = readFileSync(file, 'utf8');
const port = sitePort;

/** Resolves once the process has printed a text. */
function waitForText(child: ChildProcess, expected: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text) => String(text).includes(expected) && resolve());
    child.once('exit', () => reject(new Error('npm run dev has ended')));
  });
}

async function measure(page: Page, round: number): Promise<number> {
  const text = `Saved ${round}`;
  const started = performance.now();
  writeFileSync(file, source.replace("{t('title')}", text));
  await page.locator('vitrine-gift-balance h2').filter({ hasText: text }).waitFor({ timeout: 60_000 });
  return performance.now() - started;
}

const development = spawn(pinnedNode, ['host-site/tooling/dev.mjs'], {
  cwd: root,
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
try {
  await waitForText(development, 'Stop with Ctrl-C');
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/en/gift-card-balance`);
  await page.locator('vitrine-gift-balance h2').first().waitFor();
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const rendered = waitForText(development, 'Pages in');
    const time = await measure(page, round);
    times.push(time);
    console.log(`${round}: ${Math.round(time)} ms`);
    // Work after a save is not measured, and would disturb the next round.
    await rendered;
    await wait(500);
  }
  const sorted = times.toSorted((one, other) => one - other).map(Math.round);
  const median = ((sorted[(rounds - 1) >> 1] ?? 0) + (sorted[rounds >> 1] ?? 0)) / 2;
  console.log(`save to screen: median ${median} ms of ${rounds} (${sorted.join(', ')})`);
} finally {
  writeFileSync(file, source);
  await browser.close();
  development.kill('SIGTERM');
}
