import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
};

/** A person at a desktop with Firefox and Orca. */
export interface Desktop {
  /** Opens an address; what was said before is forgotten. */
  open(address: string): Promise<void>;
  /** Presses keys by X's names, such as `Tab` and `shift+Tab`, one after the other. */
  press(...keys: string[]): Promise<void>;
  /** Presses Tab until something like it is said; fails with all that was said. */
  tabTo(expected: RegExp): Promise<void>;
  /** Waits until something like it has been said since the page was opened; fails with all that was said. */
  hear(expected: RegExp): Promise<void>;
  /** Everything that was said since the page was opened. */
  said(): string[];
  close(): Promise<void>;
}

/** Starts a virtual screen with a session, Orca and Firefox. Throws where one of them does not start. */
export async function startDesktop(programs: { screen: string; firefox: string }): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-orca-'));
  const profile = join(home, 'firefox');
  mkdirSync(join(home, 'run'), { mode: 0o700 });
  mkdirSync(profile);
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  let spoken: string[] = [];
  let heardAt = 0;
  const speechSocket = join(home, 'speech.sock');
  const speech = startSpeechServer(speechSocket, (text) => {
    spoken.push(text.trim());
    heardAt = Date.now();
  });
  const { screen, display } = await startScreen(programs.screen);
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HOME: home, DISPLAY: display, XDG_RUNTIME_DIR: join(home, 'run') },
  });
  const [address] = (await once(bus.stdout, 'data')) as [Buffer];
  const env = {
    ...process.env,
    DBUS_SESSION_BUS_ADDRESS: String(address).trim(),
    DISPLAY: display,
    GNOME_ACCESSIBILITY: '1',
    HOME: home,
    LANG: 'C.UTF-8',
    SPEECHD_ADDRESS: `unix_socket:${speechSocket}`,
    XDG_RUNTIME_DIR: join(home, 'run'),
  };
  for (const property of ['IsEnabled', 'ScreenReaderEnabled']) {
    await run(
      'gdbus',
      [
        ...['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'],
        ...['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>'],
      ],
      { env },
    );
  }
  const children: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    children.push(spawn(program, args, { env, stdio: 'ignore', detached: true }));
  const xdotool = async (...args: string[]) => (await run('xdotool', args, { env })).stdout;
  const hear = async (expected: RegExp) => {
    const end = Date.now() + 30_000;
    while (!spoken.some((text) => expected.test(text))) {
      if (Date.now() > end) throw new Error(`Not heard: ${expected}. Heard:\n${spoken.join('\n')}`);
      await wait(100);
    }
  };
  const close = async () => {
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
  };

  try {
    start('orca', '--replace');
    await hear(/Screen reader on/);
    start(programs.firefox, '--profile', profile, '--no-remote', '--width', '1200', '--height', '900', 'about:blank');
    const window = (await xdotool('search', '--sync', '--onlyvisible', '--class', 'firefox')).trim().split('\n').at(-1);
    await xdotool('windowfocus', '--sync', window ?? '');
    await hear(/Finished loading/);
  } catch (error) {
    await close();
    throw error;
  }
  /** Waits until Orca has nothing more to say: the next key would interrupt it. */
  const listen = async () => {
    const startedAt = Date.now();
    while (Date.now() - Math.max(heardAt, startedAt) < 800) await wait(50);
  };
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await xdotool('key', key);
      await listen();
    }
  };
  return {
    async open(url) {
      await press('ctrl+l');
      await xdotool('type', '--delay', '5', url);
      spoken = [];
      await xdotool('key', 'Return');
      await hear(/^Finished loading (?!New Tab)|^Page has/);
      await listen();
      spoken = [];
    },
    press,
    async tabTo(expected) {
      for (let steps = 0; steps < 20; steps += 1) {
        const before = spoken.length;
        await press('Tab');
        if (spoken.slice(before).some((text) => expected.test(text))) return;
      }
      throw new Error(`Tab never came to ${expected}. Heard:\n${spoken.join('\n')}`);
    },
    hear,
    said: () => spoken,
    close,
  };
}
