import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// For `npm run test:full`: the second retailer's site, which is built for these tests and has a server of its own.
const { webServer: _, ...settings } = base;

export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  workers: 1,
  timeout: 300_000,
  outputDir: join(resolve(import.meta.dirname, '../..'), 'test-results'),
});
