// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from '../../host-site/tooling/install.mjs';
import { findChromium } from '../support/browser.ts';
import { sitePort } from '../support/ports.ts';

// How long it takes from an empty folder to the first widget, and to the first submission that succeeds: the lines at the
// top of the README, unchanged, on a page of localhost, against the built site under the address that they name. Needs
// a build. Prints what a developer does, how many files, accounts and commands that takes, and when each step was done.

const quickestTyping = 80;
const email = 'first@example.ca';
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const [, snippet = ''] = /```html\n(.*?)```/s.exec(readme) ?? [];
const [address = ''] = /https:\/\/[^/"]+/.exec(snippet) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'vitrine-first-'));
const site = `http://127.0.0.1:${sitePort}`;

/** Starts the service that the retailer runs: no part of what a developer does. */
async function startSite() {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: `${sitePort}`,
    DATA_DIR: join(folder, 'data'),
  };
  const server = spawn(process.execPath, [join(root, 'dist/server/main.js')], { env, cwd: root, stdio: 'ignore' });
  while (!(await fetch(`${site}/readyz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The site ended before it was ready: is there a build?');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
}

const pages = createServer((_, response) =>
  response.setHeader('content-type', 'text/html; charset=utf-8').end(readFileSync(join(folder, 'index.html'))),
);
const executablePath = findChromium();
const stop = await startSite();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const tab = await browser.newPage({ locale: 'en-CA' });
// The built site answers at production's name, which is no machine's.
await tab.route(`${address}/**`, async (route) => {
  const { pathname, search } = new URL(route.request().url());
  await route.fulfill({ response: await route.fetch({ url: site + pathname + search }) });
});
const dialog = tab.locator('vitrine-newsletter-lightbox dialog');

/** @type {[what: string, step: () => Promise<unknown>][]} */
const steps = [
  [
    'paste the lines into a page',
    async () => writeFileSync(join(folder, 'index.html'), `<!doctype html>\n<html lang="en">\n${snippet}`),
  ],
  ['serve its folder on localhost', () => once(pages.listen(sitePort + 5, '127.0.0.1'), 'listening')],
  [
    'open it: the lightbox opens, after its five seconds',
    async () => {
      await tab.goto(`http://localhost:${sitePort + 5}/`);
      await dialog.getByRole('button', { name: 'Sign me up' }).waitFor();
    },
  ],
  [
    'fill in the form and send it: the service answers',
    async () => {
      await dialog.getByLabel('Email').pressSequentially(email, { delay: quickestTyping });
      await dialog.getByLabel('Postal code').pressSequentially('K1A 0B1', { delay: quickestTyping });
      await dialog.getByRole('button', { name: 'Sign me up' }).click();
      await dialog.getByText(email).waitFor();
      await dialog.getByText(/^Test mode/).waitFor();
    },
  ],
];

try {
  const startedAt = performance.now();
  for (const [what, step] of steps) {
    await step();
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${what}`);
  }
  const files = readdirSync(folder).filter((name) => name !== 'data');
  console.log(
    `${steps.length} steps, ${files.length} file of ${snippet.trim().split('\n').length} lines, no account, no key`,
  );
} finally {
  await browser.close();
  pages.close();
  await stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}
