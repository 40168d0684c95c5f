import type { BrowserContext, Locator, Page } from '@playwright/test';
import { isFullRun } from '../support/samples.ts';
import { feedbackPath, fillMessage, listMessages, visitContact } from './contact-form.ts';
import { entryPath, fillEntry, listEntries, loadPin, moversTag, visitContest } from './contest.ts';
import { createAddress, fillForm, findParts, formTag, handlerPath, keepLightboxAway, visit } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService, createHold } from './service.ts';
import { ageForms } from './settled.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect } from './watched-page.ts';

// Whatever a visitor does twice, each filled form is stored once, as the operators' command says.

/** A form of ours, filled by one person. */
interface Sample {
  service: string;
  /** Opens the form's page and fills it; returns its button and the field of the address. */
  fill: (page: Page, locale: Locale, address: string, pin: string) => Promise<{ submit: Locator; email: Locator }>;
  list: (address: string) => Promise<unknown[]>;
  needsPin?: boolean;
  /** Whether a form that is filled anew is another submission, as a message is (CF-03); others know the person. */
  isNewEachTime?: boolean;
}

const samples: Record<string, Sample> = {
  newsletter: {
    service: handlerPath,
    async fill(page, locale, address) {
      await visit(page, `/${locale}/newsletter`, formTag);
      const widget = page.locator(formTag);
      await fillForm(widget, address);
      return findParts(widget);
    },
    list: listSignUps,
  },
  contact: {
    service: feedbackPath,
    async fill(page, locale, address) {
      const { submit, control } = await visitContact(page, `/${locale}/contact`);
      await fillMessage(page, address);
      return { submit, email: control('Email') };
    },
    list: listMessages,
    isNewEachTime: true,
  },
  contest: {
    service: entryPath,
    async fill(page, locale, address) {
      const { submit, control } = await visitContest(page, `/${locale}/fall-promotion`);
      await fillEntry(page, { Email: address });
      return { submit, email: control('Email') };
    },
    list: (address) => listEntries('fall-promotion', address),
  },
  'new movers': {
    service: entryPath,
    async fill(page, locale, address, pin) {
      const { submit, control } = await visitContest(page, `/${locale}/new-movers`, moversTag);
      await fillEntry(page, { Email: address, Pin: pin }, moversTag);
      return { submit, email: control('Email') };
    },
    list: (address) => listEntries('new-movers', address),
    needsPin: true,
  },
};

interface Visit {
  page: Page;
  context: BrowserContext;
  service: string;
  /** Opens the form in a page and fills it as before. */
  fill: (page: Page) => Promise<{ submit: Locator; email: Locator }>;
}

const waitForSent = (page: Page, service: string) =>
  page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes(service));

/** Sends the form, which the service stores; its response never comes. */
async function loseResponse({ page, service }: Visit, submit: Locator): Promise<void> {
  const lost = page.waitForEvent('requestfailed');
  await breakService(page, service, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await submit.click();
  await lost;
  await page.unrouteAll();
}

async function send({ page, service }: Visit, submit: Locator): Promise<void> {
  const responded = waitForSent(page, service);
  await submit.click();
  await (await responded).finished();
}

/** What visitors do that might send a form twice. */
const ways: Record<string, (visit: Visit) => Promise<void>> = {
  async 'a double click'({ page, service, fill }) {
    const { submit } = await fill(page);
    const responded = waitForSent(page, service);
    await submit.dblclick();
    await responded;
  },
  async 'Enter and a click'({ page, service, fill }) {
    const { submit, email } = await fill(page);
    const { hold, release } = createHold();
    await breakService(page, service, hold);
    const responded = waitForSent(page, service);
    await email.press('Enter');
    // The form's veil takes the click meanwhile.
    await submit.click({ force: true });
    release();
    await responded;
  },
  async 'a reload after a lost response'(visit) {
    await loseResponse(visit, (await visit.fill(visit.page)).submit);
    await visit.page.reload();
    await send(visit, (await visit.fill(visit.page)).submit);
  },
  async 'a retry after a lost response'(visit) {
    const { submit } = await visit.fill(visit.page);
    await loseResponse(visit, submit);
    await send(visit, submit);
  },
  async 'Back and another send'(visit) {
    await send(visit, (await visit.fill(visit.page)).submit);
    await visit.page.goto('/en/how');
    await visit.page.goBack();
    await visit.page.evaluate(ageForms);
    await send(visit, (await visit.fill(visit.page)).submit);
  },
  async 'a send from each of two tabs'(visit) {
    const other = await visit.context.newPage();
    await keepLightboxAway(other);
    const pages = [visit.page, other];
    const buttons: Locator[] = [];
    for (const page of pages) buttons.push((await visit.fill(page)).submit);
    const responded = pages.map((page) => waitForSent(page, visit.service));
    // A tab in the background takes no clicks as those of a visitor.
    await Promise.all(buttons.map((button) => button.dispatchEvent('click')));
    await Promise.all(responded);
    await other.close();
  },
};

/** Ways in which the form is filled twice. */
const fillsAnew = ['a reload after a lost response', 'Back and another send', 'a send from each of two tabs'];

/** In the short run each way with one form. */
const isChosen = (way: number, form: number) => isFullRun || way % Object.keys(samples).length === form;

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);
  for (const [way, [doing, act]] of Object.entries(ways).entries()) {
    for (const [form, [name, { service, fill, list, needsPin, isNewEachTime }]] of Object.entries(samples).entries()) {
      if (!isChosen(way, form)) continue;

      const count = isNewEachTime && fillsAnew.includes(doing) ? 2 : 1;

      sampledTest(`API-01 the ${name} form stores ${count === 1 ? 'one row' : 'two rows'} after ${doing} (${locale})`)(
        async ({ page, context, watched }) => {
          watched.expectConsoleMessage(/status of 4\d\d|ERR_FAILED|contact message|contest entry|newsletter sign-up/);
          const address = createAddress();
          const pin = needsPin ? await loadPin() : '';
          await keepLightboxAway(page);
          await act({ page, context, service, fill: (view) => fill(view, locale, address, pin) });
          expect(await list(address)).toHaveLength(count);
        },
      );
    }
  }
}
