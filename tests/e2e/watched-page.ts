import { test as base, expect } from '@playwright/test';

interface Watched {
  /** Console messages, page errors and policy violations of the page so far, in words. */
  complaints: string[];
  /** Addresses outside of 127.0.0.1 that the page asked for. */
  strangers: string[];
  /** Words that a test expects in the console, and which then do not count against the page. */
  expectComplaint: (pattern: RegExp) => void;
}

interface Settings {
  /** What the visitor has answered about cookies on an earlier visit; `undecided` is asked. */
  consent: 'refused' | 'accepted' | 'undecided';
}

/**
 * A test whose page is watched: at its end nothing may have complained and nobody else may have been called. A test
 * that breaks the network on purpose says which message it expects.
 */
export const test = base.extend<{ watched: Watched } & Settings>({
  consent: ['refused', { option: true }],
  watched: [
    async ({ page, consent }, use) => {
      const complaints: string[] = [];
      const strangers: string[] = [];
      const expected: RegExp[] = [];
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', ({ message }) => {
        // Chromium may leave out the transition between two pages, also of one without script, and tells it as an error.
        if (message !== 'Transition was skipped') complaints.push(`error: ${message}`);
      });
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1') strangers.push(request.url());
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
        });
      });
      if (consent !== 'undecided') {
        await page.addInitScript((choice) => {
          try {
            // An answer that the test gives later stays.
            const record = JSON.stringify({ choice, at: Date.now(), version: '1' });
            localStorage['vitrine-consent'] ??= record;
          } catch {
            // A page without storage is asked.
          }
        }, consent);
      }
      await use({ complaints, strangers, expectComplaint: (pattern) => expected.push(pattern) });
      const unexpected = complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'nothing complains in the console').toEqual([]);
      expect(strangers, 'no third party is called').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
