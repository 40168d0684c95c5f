import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { runContests } from '../e2e/operators.ts';
import { findOrca } from '../support/other-browsers.ts';
import { type ReadBrowser, readBrowsers } from './browsers.ts';
import { type Desktop, startDesktop } from './desktop.ts';
import { addressOf, findPage } from './pages.ts';
import { performStep } from './perform-journey.ts';
import { type BrowserProxy, startProxy } from './proxy.ts';
import { readTranscript } from './transcript.ts';

/** What Orca says while a form is sent. */
const sending = /^(Sending|Envoi en cours)…$/;

/** Each journey: the page with its transcripts, and what it is. */
const journeys = {
  'newsletter-form': 'signs up for the newsletter, with errors at first',
  'new-movers': 'enters a contest with a PIN, which is mistyped at first',
  'contact-form': 'writes to us, with errors and without consent at first',
  'store-finder': 'looks for stores near a town',
  'gift-balance': 'checks the number of a gift card',
  'newsletter-lightbox': 'opens and closes the newsletter’s dialog',
  'share-buttons': 'copies the link to the page',
  'consent-banner': 'accepts cookies, then refuses them',
};

/** A PIN that has not been used, without a prize. */
async function loadPin(): Promise<string> {
  process.env.E2E_DATA_DIR = inject('dataDir');
  const pin = `T${randomUUID().replaceAll('-', '').slice(0, 9).toUpperCase()}`;
  await runContests({ command: 'load-pins', contest: 'new-movers', csv: `pin,prize\n${pin},\n` });
  return pin;
}

/** Tests that someone with Orca in a language hears in each browser and journey what its transcript says. */
export function testJourneys(locale: Locale): void {
  const screen = findOrca();
  for (const browser of readBrowsers)
    describe.skipIf(!screen || !browser.program)(`with Orca and ${browser.name} (${locale})`, () =>
      testBrowser(browser, screen ?? '', locale),
    );
}

function testBrowser(browser: ReadBrowser, screen: string, locale: Locale): void {
  let proxy: BrowserProxy;
  let desktop: Desktop;
  // The service takes as long as Orca needs to say that a form is being sent; the form itself waits 15 seconds.
  const hearSending = async () => {
    if (browser.hasLiveRegions) await desktop.hear(sending, 0).catch(() => undefined);
  };
  beforeAll(async () => {
    proxy = await startProxy(findPage, hearSending);
    desktop = await startDesktop({ screen, browser, proxyPort: proxy.port }, locale);
  });
  afterAll(async () => {
    await desktop?.close();
    proxy?.close();
  });

  it.each(Object.entries(journeys))('%s: someone who %s hears each answer once', async (name) => {
    const transcript = readFileSync(join(import.meta.dirname, `transcripts/${name}.${locale}.txt`), 'utf8');
    const steps = readTranscript(transcript, browser.name, {
      pin: name === 'new-movers' ? await loadPin() : '',
      email: `${randomUUID().slice(0, 8)}@example.com`,
    });
    await desktop.open(addressOf(name, locale), name);
    for (const step of steps) expect(await performStep(desktop, step)).toEqual([]);
  });
}
