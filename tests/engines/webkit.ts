import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { findFreePort } from '../support/free-port.ts';
import type { Engine } from './engine.ts';

/** WebDriver's key codes (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', PageDown: '\uE00F' };

/** What WebKitGTK needs in its environment to run as root and to draw on a virtual screen. */
export const virtualScreen = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

/** Starts a virtual screen; `display` is its name for programs that draw on it. */
export async function startScreen(path: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(path, ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const channel = screen.stdio[3] as Readable;
  const display = await new Promise<string>((resolve, reject) => {
    channel.once('data', (data) => resolve(`:${String(data).trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { screen, display };
}

/** WebKitGTK's driver and browser, and the screen that it draws on. */
interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** WebKitGTK in a window, which is as large as the screen leaves it. */
interface WebKitWindow extends Engine {
  /** X's screen. */
  display: string;
  /** In pixels, with the browser's own part. */
  resize(width: number, height: number): Promise<void>;
}

/**
 * WebKitGTK over its driver, with plain WebDriver.
 * @param args of the browser, beside those of an automated one
 * @param environment beside this process's
 */
export async function startWebKit(
  found: WebKitPrograms,
  args: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<WebKitWindow> {
  const { screen, display } = await startScreen(found.screen);
  const port = await findFreePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...environment,
      DISPLAY: display,
      ...virtualScreen,
    },
  });

  async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await response.json()) as { value: Result };
    if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
    return value;
  }

  async function begin(): Promise<string> {
    const wanted = { 'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation', ...args] } };
    for (let attempt = 1; ; attempt++) {
      try {
        const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
          capabilities: { alwaysMatch: wanted },
        });
        return `/session/${sessionId}`;
      } catch (error) {
        if (attempt === 40) throw error;
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    }
  }

  const session = await begin();
  return {
    display,
    resize: (width, height) => call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height }),
    open: (url) => call('POST', `${session}/url`, { url }),
    run: (work, ...args) =>
      call('POST', `${session}/execute/sync`, { script: `return (${work}).apply(null, arguments)`, args }),
    async type(text) {
      const values = keys[text] ? [keys[text]] : [...text];
      const actions = values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}
