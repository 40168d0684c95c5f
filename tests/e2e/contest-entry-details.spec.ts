import { origins } from '../support/ports.ts';
import {
  contestFailures,
  contestMessages,
  detailsPath,
  entryPath,
  fillEntry,
  findContest,
  visitContest,
} from './contest.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { createAddress, keepLightboxAway } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { breakService } from './service.ts';
import { expect, test } from './watched-page.ts';

const embedding = serveEmbeddingPages();
test.beforeAll(embedding.start);
test.afterAll(embedding.stop);
test.beforeEach(({ page }) => keepLightboxAway(page));

for (const locale of locales) {
  const messages = contestMessages[locale];
  const site = `${origins.site}/${locale}/fall-promotion`;
  const sibling = `${origins.winners}/strict-contest${locale === 'fr' ? '/fr' : ''}`;

  test.describe(`the contest entry form (${locale})`, () => {
    const sampledTest = sampledTestIn(import.meta.url, locale);
    sampledTest('CE-01 is replaced with the opening date before the contest opens, and with its end after it closes')(
      async ({ page }) => {
        const early = await visitContest(page, `${origins.site}/${locale}/young-professionals`);
        await expect(early.result).toContainText(messages.opensOn);
        await expect(early.submit).toHaveCount(0);
        const asked = page.waitForResponse(new RegExp(detailsPath));
        await embedding.open(
          page,
          `<vitrine-contest-entry contest="my-vitrine-summer"></vitrine-contest-entry>`,
          locale,
        );
        await asked;
        await expect(findContest(page).result).toContainText(messages.ended);
      },
    );

    sampledTest('CE-01 follows the state in the server’s response, not that of the prerendered page')(
      async ({ page }) => {
        const form = findContest(page);
        await breakService(page, detailsPath, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, json: { ...(await response.json()), state: 'closed' } });
        });
        await page.goto(site);
        await form.element.scrollIntoViewIfNeeded();
        await expect(form.result).toContainText(messages.ended);
      },
    );

    sampledTest('CE-01 still accepts an entry on a prerendered page when the request for contest details fails')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/contest details: |ERR_/);
        await breakService(page, detailsPath, (route) => route.abort());
        await page.goto(site);
        const form = findContest(page);
        await expect.poll(() => watched.consoleMessages.join()).toContain('contest details: ');
        await fillEntry(page, { Email: createAddress() });
        await form.submit.click();
        await expect(form.heading).toHaveText(messages.entered);
      },
    );

    sampledTest('CE-01 offers a retry and a link to the rules for every kind of failed details response')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/contest details: |500/);
        for (const [name, act] of contestFailures.slice(1, 5)) {
          await breakService(page, detailsPath, act);
          await page.goto(sibling);
          const form = findContest(page);
          await expect.soft(form.element.getByRole('status'), name).toHaveText(messages.failed);
          const link = form.element.getByRole('link');
          await expect.soft(link, name).toHaveAttribute('href', `${origins.site}/${locale}/contestrules`);
          await page.unrouteAll();
          await form.element.getByRole('button').click();
          await expect(form.submit, name).toBeVisible();
          await expect.soft(form.heading, name).toBeFocused();
        }
      },
    );

    sampledTest('CE-01 shows an error after 15 seconds without a response, for the details and for the entry')(
      async ({ page, watched }) => {
        watched.expectConsoleMessage(/contest (entry|details): /);
        await page.clock.install();
        await breakService(page, detailsPath, () => undefined);
        const asked = page.waitForRequest(`**${detailsPath}*`);
        await page.goto(sibling);
        const form = findContest(page);
        await expect(form.element).toContainText(locale === 'en' ? 'Loading' : 'Chargement');
        await asked;
        await page.clock.fastForward(15_100);
        await expect(form.element.getByRole('status')).toHaveText(messages.failed);
        await page.unrouteAll();
        await form.element.getByRole('button').click();
        await form.submit.waitFor();
        await page.clock.resume();
        await fillEntry(page, { Email: createAddress() });
        await breakService(page, entryPath, () => undefined);
        const sent = page.waitForRequest(`**${entryPath}*`);
        await form.submit.click();
        await sent;
        await page.clock.fastForward(15_100);
        await expect(form.status).toHaveText(messages.error);
      },
    );
  });
}
