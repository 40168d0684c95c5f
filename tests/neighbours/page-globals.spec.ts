import { formTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';

// Old pages have variables named like what the browser has, which are then everyone's.

for (const name of sample(4, ['Map', 'Set', 'URL', 'CustomEvent'])) {
  test(`the console names the page’s variable ${name}`, async ({ page, watched }) => {
    watched.expectConsoleMessage(/./);
    // This page has run the script already; an address of its own runs it again.
    await page.goto(`${origins.winners}/plain`);
    await page.evaluate(
      ([variable, tag, address]) => {
        Reflect.set(window, variable, {});
        document.body.innerHTML = `<${tag} locale="en"><a href="/newsletter">Sign up</a></${tag}>`;
        document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: address }));
      },
      [name, formTag, `${origins.site}/widgets/v1/vitrine.js?old-page`] as const,
    );
    await expect
      .poll(() => watched.consoleMessages)
      .toContainEqual(expect.stringContaining(`this page’s scripts replace ${name}, which the widgets need`));
  });
}
