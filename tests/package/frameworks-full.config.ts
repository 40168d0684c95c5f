import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

// For `npm run test:full`: what installs whole frameworks from npm's registry, against the same servers.
const root = resolve(import.meta.dirname, '../..');
const servers = [base.webServer ?? []].flat();

export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.full.ts',
  outputDir: join(root, 'test-results'),
  webServer: servers.map((server) => ({ ...server, cwd: root })),
});
