import type { Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { type SandboxOutcome, sandboxValues, type TriedForm } from '../support/source-facts.ts';
import { contactMessages, contactTag, fillMessage } from './contact-form.ts';
import { contestMessages, entryTag, fillEntry, moversTag } from './contest.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { messages } from './messages.ts';
import { fillForm, formTag } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { expect, test } from './watched-page.ts';

// A page of another origin, which no operator has allowed: every outcome of the table, in every form that knows it.

const site = serveEmbeddingPages(() => origins.site);
test.beforeAll(() => site.start());
test.afterAll(() => site.stop());

const badge = { en: /^Test mode/, fr: /^Mode d’essai/ };
const told = {
  en: { wait: /again in 30\sseconds\.$/, won: /you['’]ve won!$/, lost: /^Not this time$/, ended: /ended/ },
  fr: { wait: /dans 30\ssecondes\.$/, won: /vous gagnez!$/, lost: /^Pas cette fois$/, ended: /pris fin/ },
};

interface Form {
  element: string;
  fill(page: Page, widget: Locator, address: string): Promise<void>;
  failed: string;
}

const forms: Record<TriedForm, Form> = {
  newsletter: {
    element: `<${formTag} sandbox></${formTag}>`,
    fill: (_, widget, address) => fillForm(widget, address),
    failed: 'vitrine-newsletter-failed',
  },
  message: {
    element: `<${contactTag} sandbox></${contactTag}>`,
    fill: (page, _, address) => fillMessage(page, address),
    failed: 'vitrine-contact-failed',
  },
  contest: {
    element: `<${entryTag} sandbox contest="fall-promotion"></${entryTag}>`,
    fill: (page, _, Email) => fillEntry(page, { Email }),
    failed: 'vitrine-contest-failed',
  },
  pin: {
    element: `<${moversTag} sandbox></${moversTag}>`,
    fill: (page, _, Email) => fillEntry(page, { Pin: 'ANY123', Email }, moversTag),
    failed: 'vitrine-contest-failed',
  },
};

/** What a visitor reads: in the heading of the result, in the field's error or beside the button. */
function findTold(outcome: SandboxOutcome, form: TriedForm, widget: Locator, locale: Locale): [Locator, RegExp] {
  const said = told[locale];
  const [heading, status] = [widget.locator('h2'), widget.locator('form > [part=status]')];
  const fault = form === 'newsletter' ? messages[locale].error : contestMessages[locale].error;
  const errors = form === 'message' ? contactMessages[locale].badEmail : contestMessages[locale].badEmail;
  const found: Record<SandboxOutcome, [Locator, RegExp]> = {
    'already-subscribed': [heading, messages[locale].already],
    'to-confirm': [heading, messages[locale].success],
    'already-entered': [heading, contestMessages[locale].already],
    winner: [heading, said.won],
    'not-winner': [heading, said.lost],
    'bad-pin': [widget.locator('#Pin-error'), contestMessages[locale].badPin],
    'not-open': [widget.locator('[part=result]'), said.ended],
    'bad-email': [widget.locator('[id=email-error],[id=Email-error]'), errors],
    'rate-limit': [status, said.wait],
    'server-error': [status, fault],
    slow: [status, fault],
    offline: [status, fault],
    html: [status, fault],
  };
  return found[outcome];
}

/** The quick run has the outcomes that one form tells differently from the others. */
const isQuick = (form: TriedForm, outcome: SandboxOutcome) =>
  ['newsletter already-subscribed', 'message rate-limit', 'pin winner', 'contest not-open'].includes(
    `${form} ${outcome}`,
  );

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  for (const [outcome, { address, forms: those }] of Object.entries(sandboxValues) as [
    SandboxOutcome,
    { address: string; forms: readonly TriedForm[] },
  ][]) {
    for (const form of those) {
      const { element, fill, failed } = forms[form];
      sampledTest(
        `the sandbox of a ${form} form gives the outcome ${outcome} on a page that no one has allowed (${locale})`,
        isQuick(form, outcome) ? {} : { tag: '@full' },
      )(async ({ page, watched }) => {
        watched.expectConsoleMessage(
          /429|422|409|500|ERR_|contact message|contest entry|newsletter sign-up|style-src|Failed to load/,
        );
        await site.open(page, element, `${locale}-CA`);
        const widget = page.locator('main > :not(h1)');
        await widget.locator('button[type=submit]').waitFor();
        await expect(widget.locator('[part=sandbox]')).toHaveText(badge[locale]);
        const events = page.evaluate(
          (name) =>
            new Promise<Record<string, unknown>>((resolve) => {
              for (const type of [name, name.replace('failed', 'submitted')])
                addEventListener(type, (event) => resolve((event as CustomEvent).detail), { once: true });
            }),
          failed,
        );
        await fill(page, widget, `${address}@example.ca`);
        await widget.locator('button[type=submit]').click();
        const [place, text] = findTold(outcome, form, widget, locale);
        await expect(place).toHaveText(text, { timeout: 20_000 });
        expect(await events).toMatchObject({ sandbox: true });
        await expect(widget.locator('[part=sandbox]')).toHaveText(badge[locale]);
      });
    }
  }
}
