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
  // One installation, whose settings the journeys change.
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
});
