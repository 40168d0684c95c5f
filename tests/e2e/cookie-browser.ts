import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findChromium } from '../support/browser.ts';

/** Browser settings that visitors choose. */
const preferences = {
  none: { profile: { cookie_controls_mode: 0 } },
  'third parties': { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } },
  everyone: { profile: { default_content_setting_values: { cookies: 2 } } },
};

/** Whose cookies a browser blocks. */
export type Blocked = keyof typeof preferences;

/**
 * Starts a browser with its own profile; Playwright's default does not partition third-party storage. Chromium's headless
 * shell has no settings for cookies.
 */
export async function openCookieBrowser(blocked: Blocked, { args = [], ...options }: LaunchOptions) {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-profile-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences[blocked]));
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    ...(executablePath ? { executablePath } : {}),
    channel: 'chromium',
    args: args.map((arg) => arg.replace('ThirdPartyStoragePartitioning,', '')),
    locale: 'fr-CA',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { context, close };
}
