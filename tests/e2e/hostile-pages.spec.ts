import { isFullRun } from '../support/samples.ts';
import { addressOf, readBaselinePage, readElements, tags, workWith } from './hostile-elements.ts';
import { formTag } from './newsletter.ts';
import { locales } from './places.ts';
import { expect, test } from './watched-page.ts';

// Every element on pages with every kind of mistake. What each renders, and its computed style, is compared with the
// same element on a page without mistakes; then it is used.

interface Expected {
  /** Messages allowed in the console. */
  consoleMessage?: RegExp;
  /** An element that the page has defined itself. */
  taken?: string;
  /** An element that may differ there, for a good reason. */
  other?: string;
  isLarger?: boolean;
  /** Whether every element is compared and used in the short run too. */
  isUsedWhole?: boolean;
}

const expectations: Record<string, Expected> = {
  reset: {},
  important: {},
  inherited: {},
  quirks: {},
  transitional: {},
  xhtml: {},
  // The poster's address is relative, so it follows the page's base.
  base: { other: 'vitrine-video-block', consoleMessage: /ERR_UNSAFE_PORT/ },
  dark: {},
  zoomed: { isLarger: true },
  rightToLeft: {},
  framed: {},
  frozen: {},
  polluted: {},
  libraries: {},
  sameNames: { taken: 'vitrine-share-buttons', consoleMessage: /vitrine-share-buttons/ },
  // Nothing can be stored, so the banner has no answer to show.
  storageBlocked: { other: 'vitrine-consent-banner' },
  // Policy violations are logged in the console.
  strict: { isUsedWhole: true },
};

/** Those of the short run. */
const worst = new Set(['reset', 'quirks', 'zoomed', 'polluted', 'strict']);

for (const locale of locales) {
  const turns = [...Object.entries(expectations).entries()].filter(
    ([at, [name]]) => isFullRun || (worst.has(name) && at % 2 === (locale === 'fr' ? 0 : 1)),
  );

  test.describe(`elements read, look and work as on a plain page on each kind of hostile page (${locale})`, () => {
    test.use({ reducedMotion: 'reduce' });

    for (const [at, [name, { consoleMessage, taken, other, isLarger, isUsedWhole }]] of turns) {
      test(name, async ({ page, watched }) => {
        test.setTimeout(180_000);
        if (consoleMessage) watched.expectConsoleMessage(consoleMessage);
        const baseline = await readBaselinePage(page, locale);
        await page.goto(addressOf(name, locale));
        // In the short run every eighth element is compared and used; the form on every page.
        const isTurn = (tag: string) =>
          isFullRun || isUsedWhole || tag === formTag || (tags.indexOf(tag) + at) % 8 === 0;
        const ours = tags.filter((each) => each !== taken && isTurn(each));
        for (const [tag, { text, looks }] of await readElements(page, ours)) {
          if (tag === other) continue;
          expect.soft(text, tag).toBe(baseline.get(tag)?.text);
          if (!isLarger) expect.soft(looks, tag).toEqual(baseline.get(tag)?.looks);
        }
        for (const tag of ours) {
          await test.step(tag, () => workWith(page, tag, locale, watched));
        }
      });
    }
  });
}
