import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { startScreen } from '../engines/webkit.ts';
import { startSpeechServer } from './speech-server.ts';

const run = promisify(execFile);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

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

/** Orca's settings: it waits for commands after a page has loaded, and does not say each key that is pressed. */
const customizations =
  'import orca.settings\norca.settings.sayAllOnLoad = False\norca.settings.enableKeyEcho = False\n';

/** What Orca says once a page has loaded. */
const loaded = /^Finished loading|^Chargement .*terminé/;

/** After this many milliseconds without a word, Orca has nothing more to say; it may take longer to begin. */
const silence = 600;
const beginning = 2500;

/** A person at a desktop with Firefox and Orca. */
export interface Desktop {
  /** Opens an address; what was said before is forgotten. */
  open(address: string): Promise<void>;
  /** Presses a key by X's name, such as `Tab` or `shift+Tab`. */
  press(key: string): Promise<void>;
  /** Types a text, letter by letter. */
  type(text: string): Promise<void>;
  /** Waits until something like it has been said after the first `from` texts; fails with what was said instead. */
  hear(expected: RegExp, from: number): Promise<void>;
  /** Waits until Orca has nothing more to say: the next key would interrupt it. */
  listen(): Promise<void>;
  /** Everything that was said since the page was opened. */
  said(): readonly string[];
  close(): Promise<void>;
}

interface Programs {
  /** Paths. */
  screen: string;
  firefox: string;
  /** Of the browser's HTTP proxy. */
  proxyPort: number;
}

/** A home with the settings of both programs and the language's C locale, which few machines have. */
async function prepareHome(locale: Locale, proxyPort: number) {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-orca-'));
  const [profile, settings, locales, run_] = ['firefox', '.local/share/orca', 'locales', 'run'].map((name) =>
    join(home, name),
  ) as [string, string, string, string];
  for (const folder of [profile, settings, locales]) mkdirSync(folder, { recursive: true });
  mkdirSync(run_, { mode: 0o700 });
  const lines = Object.entries({ ...preferences, 'network.proxy.http_port': proxyPort }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  writeFileSync(join(settings, 'orca-customizations.py'), customizations);
  const name = `${locale}_CA.UTF-8`;
  await run('localedef', ['-i', `${locale}_CA`, '-f', 'UTF-8', join(locales, name)]);
  return { home, profile, env: { HOME: home, LANG: name, LOCPATH: locales, XDG_RUNTIME_DIR: run_ } };
}

/** Starts a session bus whose desktop says that a screen reader is on. */
async function startBus(env: NodeJS.ProcessEnv) {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  const busEnv = { ...env, DBUS_SESSION_BUS_ADDRESS: String(address).trim() };
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    await run(
      'gdbus',
      [
        ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
        ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>'],
      ],
      { env: busEnv },
    );
  }
  return { bus, env: busEnv };
}

/** Starts a virtual screen with a session, Orca and Firefox in a language. Throws where one of them does not start. */
export async function startDesktop({ screen: path, firefox, proxyPort }: Programs, locale: Locale): Promise<Desktop> {
  const { home, profile, env: homeEnv } = await prepareHome(locale, proxyPort);
  let spoken: string[] = [];
  let heardAt = 0;
  const speechSocket = join(home, 'speech.sock');
  const speech = startSpeechServer(speechSocket, (text) => {
    spoken.push(text.trim());
    heardAt = Date.now();
  });
  const { screen, display } = await startScreen(path);
  const { bus, env } = await startBus({
    ...process.env,
    ...homeEnv,
    DISPLAY: display,
    GNOME_ACCESSIBILITY: '1',
    SPEECHD_ADDRESS: `unix_socket:${speechSocket}`,
  });
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    children.push(spawn(program, args, { env, stdio: 'ignore', detached: true }));
  const xdotool = async (...args: string[]) => (await run('xdotool', args, { env })).stdout;

  async function hear(expected: RegExp, from: number) {
    const end = Date.now() + 30_000;
    while (!spoken.slice(from).some((text) => expected.test(text))) {
      if (Date.now() > end) throw new Error(`Not said: ${expected}. Said:\n${spoken.slice(from).join('\n')}`);
      await wait(50);
    }
  }
  async function listen() {
    const startedAt = Date.now();
    const limit = () => (heardAt > startedAt ? silence : beginning);
    while (speech.isSpeaking() || Date.now() - Math.max(heardAt, startedAt) < limit()) await wait(50);
  }
  async function close() {
    speech.close();
    for (const { pid } of children) {
      try {
        if (pid) process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
    bus.kill();
    screen.kill();
    await wait(500);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    start('orca', '--replace');
    await hear(/./, 0);
    start(firefox, '--profile', profile, '--no-remote', '--width', '1200', '--height', '900', 'about:blank');
    const window = (await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox')).trim().split('\n').at(-1);
    await xdotool('windowfocus', '--sync', window ?? '');
    await hear(loaded, 0);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async open(url) {
      await listen();
      await xdotool('key', 'ctrl+l');
      await listen();
      await xdotool('type', '--delay', '5', url);
      await listen();
      spoken = [];
      await xdotool('key', 'Return');
      await hear(loaded, 0);
      await listen();
    },
    press: async (key) => void (await xdotool('key', key)),
    type: async (text) => void (await xdotool('type', '--delay', '20', text)),
    hear,
    listen,
    said: () => spoken,
    close,
  };
}
