import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const keys = ['Tab', 'Enter', 'Escape', 'PageDown'];

/** Firefox over WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: null,
    args: ['--width=1200', '--height=900'],
  });
  const page = await browser.newPage();
  let heard: string[] = [];
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  return {
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
