import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './tests/support/browser.ts';
import { writeContestsOfToday } from './tests/support/contests-today.ts';
import { fullRunCases, fullRunOnly } from './tests/support/full-run-cases.ts';
import { appOrigins, origins, sitePort } from './tests/support/ports.ts';
import { isFullRun } from './tests/support/samples.ts';

// The configuration is read again by every worker; all of them must speak of the same folder, and the first removes it
// once the servers have stopped.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  process.env.E2E_DATA_DIR = join(folder, 'data');
  writeContestsOfToday(join(folder, 'contests'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Chromium makes two pages for the suggestions of its address bar with every window, a fifth of the time of a run. Of
// several such lists only the last counts, so Playwright's own is in it.
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** How a browser is started; Playwright's own without a path. */
const launch = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    `--disable-features=${disabledFeatures.join(',')}`,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-sync',
  ],
});
const node = JSON.stringify(process.execPath);
const environment = {
  NODE_ENV: 'test',
  // No one reads the lines of this server's requests.
  LOG_LEVEL: 'warn',
  DATABASE_URL: '',
  HOST: '127.0.0.1',
  PORT: String(sitePort),
  DATA_DIR: process.env.E2E_DATA_DIR,
  CONTESTS_DIR: join(process.env.E2E_DATA_DIR, '../contests'),
  RATE_LIMIT_PER_MINUTE: '0',
  WRONG_PINS_PER_HOUR: '0',
  ALLOWED_ORIGINS: [origins.winners, origins.marshalls, origins.landing, origins.elsewhere, ...appOrigins].join(','),
  PARTNER_ORIGIN: origins.partner,
  PIXEL_URL: `${origins.partner}/pixel.js`,
  TAG_MANAGER_ID: 'VT-TEST',
  TAG_MANAGER_URL: `${origins.partner}/container.js`,
  // What Google’s container needs, and an origin of one of its tags.
  MEASUREMENT: 'gtm',
  MEASUREMENT_ORIGINS: origins.landing,
};
const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches a test's file, groups and title, as Playwright joins them. */
const matchCase = (spec: string, part: string) => new RegExp(`/${spec}\\.spec\\.ts .*${escapePattern(part)}`);
/** What `npm test` leaves out: tests that go through every element, page, state or fault, and further cases of others. */
const leftOut = isFullRun
  ? []
  : [/@full/, ...Object.entries(fullRunCases).flatMap(([spec, parts]) => parts.map((part) => matchCase(spec, part)))];
const stop = { gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } } as const;

export default defineConfig({
  testDir: '.',
  // Regular expressions: Playwright compiles a glob anew for every file below the folder, for seconds.
  testMatch: /\.spec\.ts$/,
  // These need a WordPress, which their own runner starts, an editor that npm fetches, and another retailer's site.
  testIgnore: [
    /\/tests\/(hosts\/wordpress|studio|retailers)\//,
    ...(isFullRun ? [] : fullRunOnly.map((path) => new RegExp(`/${escapePattern(path)}$`))),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: appOrigins.length,
  retries: 0,
  forbidOnly: true,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  use: {
    baseURL: origins.site,
    browserName: 'chromium',
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 900 },
  },
  // A test with `@whole-browser` needs settings, a cache or frames that only the whole browser has.
  projects: [
    {
      name: 'chromium',
      grep: /@whole-browser/,
      grepInvert: leftOut,
      use: { launchOptions: launch(findChromium()) },
    },
    {
      name: 'headless',
      grepInvert: [/@whole-browser/, ...leftOut],
      use: { launchOptions: launch(findHeadlessShell()) },
    },
  ],
  webServer: [
    {
      name: 'site',
      command: `${node} dist/server/main.js`,
      url: `${origins.site}/readyz`,
      env: environment,
      timeout: 60_000,
      stdout: 'ignore',
      stderr: 'pipe',
      ...stop,
    },
    {
      name: 'demo',
      command: `${node} dist/demo/main.js`,
      url: `${origins.landing}/`,
      env: environment,
      timeout: 20_000,
      stdout: 'ignore',
      stderr: 'pipe',
      ...stop,
    },
  ],
});
