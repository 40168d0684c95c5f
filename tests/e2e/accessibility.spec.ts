import { origins } from '../support/ports.ts';
import { createAudit, expectNoFindings } from './axe.ts';
import { messages } from './messages.ts';
import {
  createAddress,
  fillForm,
  findParts,
  formTag,
  handlerPath,
  keepLightboxAway,
  openLightbox,
  visit,
} from './newsletter.ts';
import { readOverflow } from './page-overflow.ts';
import { listAuditWidths, listPages, locales } from './places.ts';
import { breakService, createHold, respondWith } from './service.ts';
import { expect, test } from './watched-page.ts';

test.beforeEach(({ watched }) => {
  // axe tries to add its own style sheet, which our policy blocks; other files check the pages' own violations.
  watched.expectConsoleMessage(/style-src/);
});

const foreign = {
  en: [`${origins.marshalls}/`, `${origins.marshalls}/card`, `${origins.landing}/`, `${origins.landing}/list`],
  fr: [
    `${origins.marshalls}/fr`,
    `${origins.marshalls}/card/fr`,
    `${origins.landing}/fr`,
    `${origins.landing}/list/fr`,
  ],
};

const missing = '/nothing-here';
const pagesPerTest = 6;

/** Pages that one browser window visits in turn; the page that is missing, which may say so in the console, alone. */
function groupPaths(paths: readonly string[]): string[][] {
  const others = paths.filter((path) => path !== missing);
  const starts = [...others.keys()].filter((at) => at % pagesPerTest === 0);
  const groups = starts.map((at) => others.slice(at, at + pagesPerTest));
  return paths.includes(missing) ? [...groups, [missing]] : groups;
}

for (const locale of locales) {
  for (const width of [390, 1440]) {
    const paths = listPages(locale)
      .filter(({ widths }) => widths.includes(width))
      .map(({ path }) => path);

    test.describe(`axe reports no violations and nothing scrolls sideways (${locale}, ${width} pixels)`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      for (const group of groupPaths(paths)) {
        test(`on ${group[0] || 'the homepage'} and the pages after it`, async ({ page, watched }) => {
          test.setTimeout(40_000 + group.length * 10_000);
          if (group.includes(missing)) watched.expectConsoleMessage(/404/);
          await keepLightboxAway(page);
          for (const path of group) {
            const response = await page.goto(`/${locale}${path}`);
            expect(response?.status(), path).toBe(path === missing ? 404 : 200);
            expect.soft(await readOverflow(page), path).toBeLessThanOrEqual(0);
            await expectNoFindings(page, `/${locale}${path} ${width}`);
          }
        });
      }
    });
  }

  for (const width of listAuditWidths(locale)) {
    test.describe(`axe reports no violations (${locale}, ${width} pixels wide)`, () => {
      test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });

      test('on the demo pages of other origins', { tag: '@full' }, async ({ page }) => {
        await keepLightboxAway(page);
        for (const url of foreign[locale]) {
          await page.goto(url);
          await expect(page.locator('h1')).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoFindings(page, url);
        }
      });

      test('in the lightbox when open, invalid, refused, failed, sending, signed up and already subscribed', {
        tag: '@full',
      }, async ({ page, watched }) => {
        test.slow();
        watched.expectConsoleMessage(/newsletter/i);
        // On a busy machine axe takes longer than the form's timeout, which would change the state under test.
        await page.addInitScript(() => {
          const wait = window.setTimeout;
          Reflect.set(window, 'setTimeout', (work: TimerHandler, after = 0, ...rest: unknown[]) =>
            wait(work, after === 15_000 ? 600_000 : after, ...rest),
          );
        });
        const url = `/${locale}/contact`;
        const shown = messages[locale];
        const lightbox = await openLightbox(page, url);
        await expectNoFindings(page, 'open');
        await lightbox.submit.click({ force: true });
        await expect(lightbox.emailError).toBeVisible();
        await expectNoFindings(page, 'wrong');

        const address = createAddress();
        await fillForm(lightbox.element, address);
        await breakService(page, handlerPath, respondWith('{"status":-10,"message":"ERROR_BAD_PARAMETERS_EMAIL"}'));
        await lightbox.submit.click();
        await expect(lightbox.emailError).toHaveText(shown.badEmail);
        await expectNoFindings(page, 'refused');
        await page.unrouteAll();

        await breakService(page, handlerPath, (route) => route.abort());
        watched.expectConsoleMessage(/ERR_FAILED/);
        await fillForm(lightbox.element, address);
        await lightbox.submit.click();
        await expect(lightbox.status).toHaveText(shown.error);
        await expectNoFindings(page, 'failed');
        await page.unrouteAll();

        const { hold, release } = createHold();
        await breakService(page, handlerPath, hold);
        await lightbox.submit.click();
        await expect(lightbox.status).toHaveText(shown.submitting);
        await expectNoFindings(page, 'sending');
        release();
        await expect(lightbox.dialog).toContainText(address);
        await expectNoFindings(page, 'thanked');
        await page.unrouteAll();

        const again = await openLightbox(page, url);
        await fillForm(again.element, address);
        await again.submit.click();
        await expect(again.dialog.getByText(shown.already)).toBeVisible();
        await expectNoFindings(page, 'already known');
      });

      test('in the newsletter form of a page when empty, invalid and signed up', async ({ page }) => {
        await visit(page, `/${locale}/newsletter`, formTag);
        const form = page.locator(formTag);
        const { submit, emailError, email } = findParts(form);
        await expect(email).toHaveValue('');
        await expectNoFindings(page, 'empty');
        await submit.click({ force: true });
        await expect(emailError).toBeVisible();
        await expectNoFindings(page, 'wrong');
        const address = createAddress();
        await fillForm(form, address);
        await submit.click();
        await expect(form).toContainText(address);
        await expectNoFindings(page, 'thanked');
      });
    });
  }
}

test('the axe audit reports missing alt text, missing labels and low contrast, also inside a shadow root', async ({
  page,
}) => {
  await page.goto('/en/legal');
  const findIds = async () => (await createAudit(page).analyze()).violations.map(({ id }) => id);
  expect(await findIds()).toEqual([]);
  await page.evaluate(() => {
    const element = document.createElement('div');
    element.attachShadow({ mode: 'open' }).append(document.createElement('img'), document.createElement('input'));
    const faint = document.createElement('p');
    faint.textContent = 'Faint words';
    faint.style.color = '#ddd';
    document.querySelector('main')?.append(element, faint);
  });
  expect(await findIds()).toEqual(expect.arrayContaining(['color-contrast', 'image-alt', 'label']));
});
