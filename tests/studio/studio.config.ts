import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// For `npm run test:full`: the studio's editor comes from npm's registry. It has a server of its own.
const { webServer: _, ...settings } = base;

export default defineConfig({
  ...settings,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  timeout: 300_000,
  outputDir: join(resolve(import.meta.dirname, '../..'), 'test-results'),
});
