import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebKit } from '../support/other-browsers.ts';

/** What differs between the browsers that Orca reads. */
export interface ReadBrowser {
  /** As transcripts name it. */
  name: 'Firefox' | 'WebKitGTK';
  /** Path of its program; undefined where it is not installed. */
  program: string | undefined;
  /** Its arguments, before an address; `home` is for files that it needs. */
  prepare(home: string, proxyPort: number): string[];
  /** How xdotool finds the window of a page with a title, once Orca would notice that it has the focus. */
  findWindow(title: string): [option: string, pattern: string];
  /** What Orca says once a page with a title has loaded. */
  loaded(title: string): RegExp;
  /** Lines of Orca's settings, in Python. */
  settings: string;
  /** Whether Orca says what changes in a live region. */
  hasLiveRegions: boolean;
  /** What was said, without what Orca says by a fault of its own. */
  clean(text: string): string;
}

/** Settings of Firefox for someone who uses a screen reader and has used the browser before. */
const preferences = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.urlbar.suggest.topsites': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.type': 1,
};

const firefox: ReadBrowser = {
  name: 'Firefox',
  program: findFirefox(),
  prepare(home, proxyPort) {
    const profile = mkdtempSync(join(home, 'firefox-'));
    const lines = Object.entries({ ...preferences, 'network.proxy.http_port': proxyPort }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    return ['--profile', profile, '--no-remote', '--width', '1200', '--height', '900'];
  },
  findWindow: () => ['--class', 'firefox'],
  loaded: () => /^Finished loading|^Chargement .*terminé/,
  settings: '',
  hasLiveRegions: true,
  clean: (text) => text,
};

const webKit: ReadBrowser = {
  name: 'WebKitGTK',
  program: findWebKit()?.browser,
  prepare: (_, proxyPort) => [`--proxy=http://127.0.0.1:${proxyPort}`, '--geometry=1200x900'],
  findWindow: (title) => ['--name', `^${title}$`],
  loaded: (title) => new RegExp(`^${title}\\b`),
  // Orca does not notice that a field has the focus again, and takes letters typed there for commands.
  settings: 'orca.settings.structuralNavigationEnabled = False\n',
  // Orca 43 has them in its script for Firefox and Chromium alone.
  hasLiveRegions: false,
  // Orca reads a field's label, of which the field's name in AT-SPI has only what is not hidden.
  clean: (text) => text.replace(/\s\*(?= )/g, ''),
};

/** Every browser whose words the transcripts have. */
export const readBrowsers: readonly ReadBrowser[] = [firefox, webKit];
