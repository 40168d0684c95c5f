import { isFullRun, sample } from '../support/samples.ts';
import { addressOf, readElement, readElements, tags, workWith } from './hostile-elements.ts';
import { messages } from './messages.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

// Every element in a browser that is offline, lacks an interface or has one that fails.

/** What fails, run in the page before its scripts. */
const faults: Record<string, () => void> = {
  'storage that throws on access': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'storage that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'a geolocation that never responds': () => {
    navigator.geolocation.getCurrentPosition = () => undefined;
    navigator.geolocation.watchPosition = () => 0;
  },
  'no French in Intl': () => {
    // A browser with a small language pack formats in English whatever it is asked.
    for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'Collator'] as const) {
      const Original = Intl[name] as new (...given: unknown[]) => object;
      Object.defineProperty(Intl, name, {
        value: class extends Original {
          static supportedLocalesOf() {
            return [];
          }
          constructor(_: unknown, options: unknown) {
            super('en', options);
          }
        },
      });
    }
  },
  'no idle callbacks, view transitions or scheduler': () => {
    for (const [owner, name] of [
      [window, 'requestIdleCallback'],
      [Document.prototype, 'startViewTransition'],
      [Element.prototype, 'moveBefore'],
      [window, 'scheduler'],
    ] as const)
      Reflect.deleteProperty(owner, name);
  },
  'no sharing, clipboard or beacons': () => {
    for (const name of ['share', 'canShare', 'clipboard', 'sendBeacon', 'connection', 'globalPrivacyControl'])
      Object.defineProperty(navigator, name, { value: undefined });
  },
};

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  for (const [turn, [fault, breakPage]] of Object.entries(faults).entries()) {
    sampledTest(`RT-10 elements render and do their main task in a browser with ${fault} (${locale})`)(
      async ({ page, watched }) => {
        test.setTimeout(isFullRun ? 180_000 : 60_000);
        await page.addInitScript(breakPage);
        await page.goto(addressOf('plain', locale));
        const ours = sample(5, tags, turn);
        await readElements(page, ours);
        for (const tag of ours) await test.step(tag, () => workWith(page, tag, locale, watched));
      },
    );
  }

  sampledTest(
    `RT-10 loaded elements keep their text offline, and the newsletter form says so, then sends (${locale})`,
    {
      tag: '@full',
    },
  )(async ({ page, context, watched }) => {
    test.setTimeout(90_000);
    watched.expectConsoleMessage(/ERR_INTERNET_DISCONNECTED|Failed to fetch|newsletter sign-up|places|stores/);
    await page.goto(addressOf('plain', locale));
    const before = await readElements(page, tags);
    await context.setOffline(true);
    const form = page.locator(formTag);
    await fillForm(form, createAddress());
    await findParts(form).submit.click();
    await expect(findParts(form).status).toHaveText(messages[locale].offline);
    for (const tag of tags.filter((each) => each !== formTag))
      expect.soft((await readElement(page, tag)).text, tag).toBe(before.get(tag)?.text);
    await context.setOffline(false);
    await findParts(form).submit.click();
    await expect(form).toContainText(messages[locale].success);
  });
}
