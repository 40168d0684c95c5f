import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = (process.env.PATH ?? '').split(delimiter);

/** Path of the first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Path of a Firefox installed on this machine, FIREFOX_PATH first. */
export const findFirefox = (): string | undefined => process.env.FIREFOX_PATH ?? findProgram('firefox-esr', 'firefox');

/** WebKitGTK's driver and small browser, and a virtual screen; undefined if one of them is missing. */
export function findWebKit(): { driver: string; browser: string; screen: string } | undefined {
  const driver = findProgram('WebKitWebDriver');
  const screen = findProgram('Xvfb');
  const browser = ['/usr/lib', '/usr/libexec']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => join(folder, name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Path of a virtual screen's program where Orca and what a desktop session needs are installed; otherwise undefined. */
export function findOrca(): string | undefined {
  const others = ['orca', 'xdotool', 'dbus-daemon', 'gdbus'].map((name) => findProgram(name));
  return others.every(Boolean) ? findProgram('Xvfb') : undefined;
}

// The test command runs this file. It installs the browsers only where it may install packages; elsewhere their tests
// are skipped.
if (import.meta.main && process.platform === 'linux' && process.getuid?.() === 0) {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
    ...(findProgram('xdotool') ? [] : ['xdotool']),
  ];
  if (missing.length > 0) {
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...missing];
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: 120_000 });
    spawnSync('apt-get', install, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
