import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { until } from '../engines/engine.ts';
import { startFirefox } from '../engines/firefox.ts';
import { startScreen, startWebKit } from '../engines/webkit.ts';
import { findChromium } from '../support/browser.ts';
import { findFirefox, findProgram, findWebKit } from '../support/other-browsers.ts';
import { type BrowserWindow, type DrivenWindow, type WindowSettings, wrapWindow } from './browser-window.ts';
import { createHands, type Point } from './hands.ts';

/** Opens a window of a fresh browser, with nothing stored. */
export type OpenWindow = (settings: WindowSettings) => Promise<BrowserWindow>;

/** What the page's part of a window leaves to the browser, at most. */
const toolbars = 150;
const largeFont = 32;

const isPageAsLarge = ([width, height]: WindowSettings['size']) => innerWidth === width && innerHeight === height;

async function startChromium(path: string, screenPath: string, settings: WindowSettings): Promise<DrivenWindow> {
  const { size, hasLargeText } = settings;
  const [width, height] = size;
  const { screen, display } = await startScreen(screenPath);
  const browser = await chromium.launch({
    executablePath: path,
    headless: false,
    // People's browsers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    env: { ...process.env, DISPLAY: display } as Record<string, string>,
    args: [
      ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync', '--window-position=0,0'],
      ...(hasLargeText ? [`--blink-settings=defaultFontSize=${largeFont}`] : []),
    ],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  const protocol = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...[point]: Point[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point[0], y: point[1] }] : [] });
  const moveFinger = async ([fromX, fromY]: Point, [toX, toY]: Point, steps: number) => {
    await send('touchStart', [fromX, fromY]);
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      await send('touchMove', [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
    }
    await send('touchEnd');
  };
  return {
    display,
    open: async (address) => void (await page.goto(address)),
    run: (work, ...args) => page.evaluate(`(${work}).apply(null, ${JSON.stringify(args)})`) as never,
    tap: (point) => moveFinger(point, point, 0),
    swipe: (from, to) => moveFinger(from, to, 10),
    async close() {
      await browser.close();
      screen.kill();
    },
  };
}

async function startFirefoxWindow(path: string, screenPath: string, settings: WindowSettings): Promise<DrivenWindow> {
  const { size, hasLargeText } = settings;
  const [width, height] = size;
  const { screen, display } = await startScreen(screenPath);
  const { page, open, run, close } = await startFirefox(path, {
    display,
    size: [Math.max(width, 500), height + toolbars],
    preferences: {
      // Automation pretends that every window has the focus.
      'focusmanager.testmode': false,
      'dom.w3c_touch_events.enabled': 1,
      ...(hasLargeText && { 'font.size.variable.x-western': largeFont }),
    },
  });
  await page.setViewport({ width, height });
  return {
    display,
    open,
    run,
    // Its driver's finger scrolls nothing.
    tap: ([x, y]) => page.touchscreen.tap(x, y),
    async close() {
      await close();
      screen.kill();
    },
  };
}

/** The browser's own toolbar is wider than a phone. */
const narrowToolbar = `toolbar, headerbar, entry, button, image {
  min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1)
}`;

async function startWebKitWindow(
  programs: NonNullable<ReturnType<typeof findWebKit>>,
  { size, hasLargeText }: WindowSettings,
): Promise<DrivenWindow> {
  const home = mkdtempSync(join(tmpdir(), 'vitrine-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  const args = hasLargeText ? ['--zoom-text-only=true'] : [];
  const engine = await startWebKit(programs, args, { XDG_CONFIG_HOME: home });
  const [width, height] = size;
  await engine.resize(width, height);
  const readHeight = () => outerHeight - innerHeight;
  await until(engine, 'the window has its width', (wide: number) => innerWidth === wide, width);
  await engine.resize(width, height + (await engine.run(readHeight)));
  return {
    ...engine,
    async close() {
      await engine.close();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Zooms texts in, as people do in WebKit, until they are twice as large. */
async function enlargeText(window: BrowserWindow): Promise<void> {
  const isLarge = (size: number) => Number.parseFloat(getComputedStyle(document.body).fontSize) >= size;
  const { press } = createHands(window.display);
  while (!(await window.run(isLarge, largeFont))) await press('ctrl+plus');
}

/** The engines of this machine that a person can use with a mouse and a keyboard; undefined for one that is not here. */
export function findWindows(): Record<'Chromium' | 'Firefox' | 'WebKitGTK', OpenWindow | undefined> {
  const screen = findProgram('xdotool') && findProgram('Xvfb');
  const [chromiumPath, firefoxPath, webKit] = [findChromium(), findFirefox(), findWebKit()];
  const openWith =
    (start: (settings: WindowSettings) => Promise<DrivenWindow>): OpenWindow =>
    async (settings) => {
      const driven = await start(settings);
      try {
        const window = await wrapWindow(driven);
        if (settings.hasLargeText) await enlargeText(window);
        await until(window, `the page is ${settings.size.join(' × ')}`, isPageAsLarge, settings.size);
        return window;
      } catch (error) {
        await driven.close();
        throw error;
      }
    };
  return {
    Chromium: screen && chromiumPath ? openWith((each) => startChromium(chromiumPath, screen, each)) : undefined,
    Firefox: screen && firefoxPath ? openWith((each) => startFirefoxWindow(firefoxPath, screen, each)) : undefined,
    WebKitGTK: screen && webKit ? openWith((each) => startWebKitWindow(webKit, each)) : undefined,
  };
}
