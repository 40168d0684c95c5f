import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** What text rendering depends on: the browser's major version, and the system. */
interface Environment {
  chromium: string;
  platform: string;
}

const file = 'tests/visual/baselines/environment.json';

const describe = (browser: Browser): Environment => ({
  chromium: browser.version().split('.')[0] ?? '',
  platform: `${process.platform}-${process.arch}`,
});

/** Why pictures of this browser cannot be compared with the baselines; undefined if they can. */
export function findDifference(browser: Browser): string | undefined {
  const here = describe(browser);
  const recorded = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : undefined;
  if (!recorded) return 'there are no baselines';
  const isSame = recorded.chromium === here.chromium && recorded.platform === here.platform;
  return isSame
    ? undefined
    : `baselines are of Chromium ${recorded.chromium} on ${recorded.platform}, this is ${here.chromium} on ${here.platform}`;
}

/** Records the environment of the baselines. */
export function recordEnvironment(browser: Browser): void {
  writeFileSync(file, `${JSON.stringify(describe(browser), null, 2)}\n`);
}
