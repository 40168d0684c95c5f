import { defineConfig } from '@playwright/test';
import { root } from '../../../host-site/tooling/install.mjs';
import everywhere from '../../../playwright.config.ts';

const servers = [everywhere.webServer ?? []].flat();

// The journeys on a real WordPress, which `run.mjs` has installed and served on the first of the apps' ports.
export default defineConfig({
  ...everywhere,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  webServer: servers.map((server) => ({ ...server, cwd: root })),
  outputDir: '../../../test-results/wordpress',
  // On a narrower screen the editor shows either the inserter or the settings.
  use: { ...everywhere.use, viewport: { width: 1500, height: 1000 } },
  // One installation, whose settings the journeys change.
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
});
