import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { startScreen, virtualScreen } from '../engines/webkit.ts';
import type { ReadBrowser } from './browsers.ts';
import { startSpeechServer } from './speech-server.ts';

const run = promisify(execFile);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Orca's settings: it waits for commands after a page has loaded, and does not say each key that is pressed. */
const customizations =
  'import orca.settings\norca.settings.sayAllOnLoad = False\norca.settings.enableKeyEcho = False\n';

/** After this many milliseconds without a word, Orca has nothing more to say; it may take longer to begin. */
const silence = 600;
const beginning = 2500;

/** A person at a desktop with a browser and Orca. */
export interface Desktop {
  /** Opens the page with a title at an address in a new window; what was said before is forgotten. */
  open(address: string, title: string): Promise<void>;
  /** Presses a key by X's name, such as `Tab` or `shift+Tab`. */
  press(key: string): Promise<void>;
  /** Types a text, letter by letter. */
  type(text: string): Promise<void>;
  /**
   * Waits until something like it has been said after the first `from` texts; fails with what was said instead within a
   * time in milliseconds, 30 seconds by default.
   */
  hear(expected: RegExp, from: number, limit?: number): Promise<void>;
  /** Waits until Orca has nothing more to say: the next key would interrupt it. */
  listen(): Promise<void>;
  /** Everything that was said since the page was opened. */
  said(): readonly string[];
  close(): Promise<void>;
}

interface Programs {
  /** Path of the virtual screen's program. */
  screen: string;
  browser: ReadBrowser;
  /** Of the browser's HTTP proxy. */
  proxyPort: number;
}

/** A home with Orca's settings and the language's C locale, which few machines have. */
async function prepareHome(locale: Locale, more: string) {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-orca-'));
  const [settings, locales, run_] = ['.local/share/orca', 'locales', 'run'].map((name) => join(home, name)) as [
    string,
    string,
    string,
  ];
  for (const folder of [settings, locales]) mkdirSync(folder, { recursive: true });
  mkdirSync(run_, { mode: 0o700 });
  writeFileSync(join(settings, 'orca-customizations.py'), customizations + more);
  const name = `${locale}_CA.UTF-8`;
  await run('localedef', ['-i', `${locale}_CA`, '-f', 'UTF-8', join(locales, name)]);
  return { home, env: { HOME: home, LANG: name, LOCPATH: locales, XDG_RUNTIME_DIR: run_ } };
}

/** Ends a program and those that it has started. */
function end(program: ChildProcess | undefined) {
  try {
    if (program?.pid) process.kill(-program.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
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

/** Starts a virtual screen with a session, Orca and a browser in a language. Throws where one of them does not start. */
export async function startDesktop({ screen: path, browser, proxyPort }: Programs, locale: Locale): Promise<Desktop> {
  const { home, env: homeEnv } = await prepareHome(locale, browser.settings);
  let spoken: string[] = [];
  let heardAt = 0;
  const speechSocket = join(home, 'speech.sock');
  const speech = startSpeechServer(speechSocket, (text) => {
    spoken.push(browser.clean(text.trim()));
    heardAt = Date.now();
  });
  const { screen, display } = await startScreen(path);
  const { bus, env } = await startBus({
    ...process.env,
    ...homeEnv,
    DISPLAY: display,
    GNOME_ACCESSIBILITY: '1',
    SPEECHD_ADDRESS: `unix_socket:${speechSocket}`,
    ...virtualScreen,
  });
  const start = (program: string, ...args: string[]) => spawn(program, args, { env, stdio: 'ignore', detached: true });
  let orca: ChildProcess | undefined;
  let window: ChildProcess | undefined;
  const xdotool = async (...args: string[]) => (await run('xdotool', args, { env })).stdout;

  async function hear(expected: RegExp, from: number, limit = 30_000) {
    const latest = Date.now() + limit;
    while (!spoken.slice(from).some((text) => expected.test(text))) {
      if (Date.now() > latest) throw new Error(`Not said: ${expected}. Said:\n${spoken.slice(from).join('\n')}`);
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
    end(window);
    end(orca);
    bus.kill();
    screen.kill();
    await wait(500);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    orca = start('orca', '--replace');
    await hear(/./, 0);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    async open(url, title) {
      end(window);
      await listen();
      spoken = [];
      window = start(browser.program ?? '', ...browser.prepare(home, proxyPort), url);
      const windows = await xdotool('search', '--sync', '--onlyvisible', ...browser.findWindow(title));
      await xdotool('windowfocus', '--sync', windows.trim().split('\n').at(-1) ?? '');
      await hear(browser.loaded(title), 0);
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
