import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const keys = ['Tab', 'Enter', 'Escape', 'PageDown'];

/** Where Firefox has a window, and preferences beside those of an automated one. */
interface FirefoxSettings {
  /** X's screen; without one it draws nowhere. */
  display?: string;
  size?: readonly [width: number, height: number];
  preferences?: Record<string, unknown>;
}

/** Firefox over WebDriver BiDi. */
export async function startFirefox(
  path: string,
  { display, size: [width, height] = [1200, 900], preferences = {} }: FirefoxSettings = {},
): Promise<Engine & { page: Page }> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: !display,
    ...(display && { env: { ...process.env, DISPLAY: display } }),
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: preferences,
  });
  const page = await browser.newPage();
  let heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return {
    page,
    async open(address) {
      // Errors about files that the previous page stopped loading do not belong to this page.
      await page.goto('about:blank');
      heard = [];
      await page.goto(address, { waitUntil: 'load' });
    },
    run: (work, ...args) => page.evaluate(`(${work}).apply(null, ${JSON.stringify(args)})`) as never,
    async type(text) {
      if (keys.includes(text)) await page.keyboard.press(text as KeyInput);
      else await page.keyboard.type(text);
    },
    consoleMessages: () => heard,
    close: () => browser.close(),
  };
}
