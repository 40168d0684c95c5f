import { test as base, expect, type Page } from '@playwright/test';
import { consentVersion } from '../support/source-facts.ts';
import { watchRequests } from './settled.ts';

interface Watched {
  /** The page's console messages, errors and policy violations so far. */
  consoleMessages: string[];
  /** Addresses outside of 127.0.0.1 that the page requested. */
  thirdPartyRequests: string[];
  /** Declares a console message that the test expects and that does not fail it. */
  expectConsoleMessage: (pattern: RegExp) => void;
  /** Declares the addresses of a third party that the test expects, also while it ends. */
  expectThirdParty: (pattern: RegExp) => void;
}

/**
 * Chromium skips a view transition if it shows the second page before it has read its style sheet, which happens on a
 * busy machine and behind `page.route`, also without script. It reports that as a page error.
 */
const skippedTransition =
  /^Transition was (skipped|aborted because of invalid state\. (ViewTransition opt-in disabled|Page already revealed))$/;

/** Chromium's note that someone was in a field before `autofocus` took effect: the visitor's choice wins. */
const heldFocus = 'Autofocus processing was blocked because a document already has a focused element.';

/**
 * The widgets with an empty text node: a translator fills it with words that the next render takes away. A page that
 * was closed or left has none.
 */
const findEmptyTexts = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => {
      const found: string[] = [];
      const isReplaced = ({ nextSibling }: Node) => /^(FONT|MARK)$/.test(nextSibling?.nodeName ?? '');
      const search = (root: ParentNode): void => {
        for (const { shadowRoot, localName } of root.querySelectorAll('*')) {
          if (!shadowRoot) continue;
          search(shadowRoot);
          if (!localName.startsWith('vitrine-')) continue;
          const texts = document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
          while (texts.nextNode())
            // In front of what a script has put in its place, it waits for its next words.
            if (texts.currentNode.nodeValue === '' && !isReplaced(texts.currentNode))
              found.push(`${localName}: ${texts.currentNode.parentElement?.outerHTML}`);
        }
      };
      search(document);
      return found;
    })
    .catch(() => []);

interface Settings {
  /** The visitor's earlier consent answer; `undecided` visitors are asked. */
  consent: 'refused' | 'accepted' | 'undecided';
}

/**
 * A test with a watched page: at its end there must be no console message, no third-party request and no empty text node.
 * A test that breaks the network on purpose declares the message that it expects.
 */
export const test = base.extend<{ watched: Watched } & Settings>({
  consent: ['refused', { option: true }],
  watched: [
    async ({ page, consent }, use) => {
      const consoleMessages: string[] = [];
      const thirdPartyRequests: string[] = [];
      const expected: RegExp[] = [];
      const parties: RegExp[] = [];
      watchRequests(page);
      page.on('console', (message) => {
        if (message.text() !== heldFocus) consoleMessages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', ({ message }) => {
        if (!skippedTransition.test(message)) consoleMessages.push(`error: ${message}`);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1')
          thirdPartyRequests.push(request.url());
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      if (consent !== 'undecided') {
        await page.addInitScript(
          (answer) => {
            try {
              // Keeps an answer that the test gives later.
              const record = JSON.stringify({ ...answer, at: Date.now() });
              localStorage['vitrine-consent'] ??= record;
            } catch {
              // A page without storage asks for consent.
            }
          },
          { choice: consent, version: consentVersion },
        );
      }
      await use({
        consoleMessages,
        thirdPartyRequests,
        expectConsoleMessage: (pattern) => expected.push(pattern),
        expectThirdParty: (pattern) => parties.push(pattern),
      });
      expect(await findEmptyTexts(page), 'no widget has an empty text node').toEqual([]);
      const unexpected = consoleMessages.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'nothing complains in the console').toEqual([]);
      const unknown = thirdPartyRequests.filter((address) => !parties.some((pattern) => pattern.test(address)));
      expect(unknown, 'no third party is called').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
