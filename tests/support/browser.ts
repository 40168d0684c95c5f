import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of a browser installed on this machine, CHROMIUM_PATH first; undefined for Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find((path) => existsSync(path));
}

const hasBrowser = (): boolean => findChromium() !== undefined || existsSync(chromium.executablePath());

function run(command: string, args: string[], minutes: number): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000 });
}

/** Ensures that a Chromium can be started: the system's, else Playwright's own, else the distribution's package. */
function ensureBrowser(): boolean {
  if (hasBrowser()) return true;
  console.warn('No Chromium on this machine: fetching the one that Playwright keeps (at most 5 minutes).');
  run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--with-deps', 'chromium'], 5);
  if (hasBrowser()) return true;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    // The fallback fonts' metrics match Liberation, which machines with a desktop have, or a font like it.
    console.warn('That did not work: asking apt-get for chromium.');
    run('apt-get', ['update'], 3);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], 10);
  }
  return hasBrowser();
}

// The test command runs this file before the browser tests.
if (import.meta.main && !ensureBrowser()) {
  console.error('No Chromium found and none could be installed. Install one, or set CHROMIUM_PATH.');
  process.exitCode = 1;
}
