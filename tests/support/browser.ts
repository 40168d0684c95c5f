import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function listCandidates(programs: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}

/** Path of a browser installed on this machine, CHROMIUM_PATH first; undefined for Playwright's own. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? [...listCandidates(names), ...places].find((path) => existsSync(path));

/**
 * Path of Chromium's headless shell: the same engine without the browser around it, which opens a window in a third of
 * the time. It has no settings for cookies and no back/forward cache. Where it is missing, the browser itself.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  listCandidates(['chromium-headless-shell', 'chrome-headless-shell']).find((path) => existsSync(path)) ??
  findChromium();

const hasBrowser = (): boolean => findChromium() !== undefined || existsSync(chromium.executablePath());

function run(command: string, args: string[], minutes: number): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: minutes * 60_000 });
}

const mayInstall = process.platform === 'linux' && process.getuid?.() === 0;

/** Ensures that a Chromium can be started: the system's, else Playwright's own, else the distribution's package. */
function ensureBrowser(): boolean {
  if (hasBrowser()) return true;
  console.warn('No Chromium on this machine: fetching the one that Playwright keeps (at most 5 minutes).');
  run(process.execPath, [join('node_modules', 'playwright', 'cli.js'), 'install', '--with-deps', 'chromium'], 5);
  if (hasBrowser()) return true;
  if (mayInstall) {
    // The fallback fonts' metrics match Liberation, which machines with a desktop have, or a font like it.
    console.warn('That did not work: asking apt-get for chromium.');
    run('apt-get', ['update'], 3);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], 10);
  }
  return hasBrowser();
}

/** Installs the headless shell where that is allowed and Chromium is the distribution's, for it is of that version. */
function addHeadlessShell(): void {
  if (!mayInstall || findChromium() !== '/usr/bin/chromium' || findHeadlessShell() !== findChromium()) return;
  run('apt-get', ['update', '-qq'], 2);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], 5);
}

// The test command runs this file before the browser tests.
if (import.meta.main && !ensureBrowser()) {
  console.error('No Chromium found and none could be installed. Install one, or set CHROMIUM_PATH.');
  process.exitCode = 1;
}
if (import.meta.main) addHeadlessShell();
