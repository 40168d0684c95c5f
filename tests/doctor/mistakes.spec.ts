import { expect, type Page, test } from '@playwright/test';
import { createAddress, fillForm, findParts } from '../e2e/newsletter.ts';
import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';
import { consentVersion } from '../support/source-facts.ts';
import { serveMistakenPages } from './mistaken-page.ts';
import { type PageMistake, reasons, wrongNames, wrongValues } from './page-mistakes.ts';

// What people do wrong in a page of another site, and where they read of it: in the console, or from the doctor.

const elsewhere = serveMistakenPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

/** Opens a mistaken page; the returned list grows with what the console says. */
async function open(page: Page, mistake: PageMistake): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  const { isAnswered = false, hasSignal = false, wasClosed = false } = mistake;
  await page.addInitScript(
    ({ version, ...did }) => {
      const at = Date.now() - 60_000;
      if (did.wasClosed) localStorage['vitrine-newsletter'] = JSON.stringify({ closedAt: at });
      if (did.isAnswered) localStorage['vitrine-consent'] = JSON.stringify({ choice: 'refused', version, at });
      if (did.hasSignal) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    },
    { isAnswered, hasSignal, wasClosed, version: consentVersion },
  );
  await page.goto(elsewhere.show(mistake));
  return said;
}

const readReport = (page: Page) => page.evaluate(() => window.vitrine?.report?.());
const all = [...wrongNames, ...wrongValues, ...reasons];

test('there are at least 36 mistakes, and each is said in the console or told by the doctor', () => {
  expect(all.length).toBeGreaterThanOrEqual(36);
  expect(all.filter(({ said, told }) => !said && !told)).toEqual([]);
});

for (const mistake of sample(8, [...wrongNames, ...wrongValues])) {
  const { title, said, told } = mistake;
  if (said)
    test(`the console says that ${title}`, async ({ page }) => {
      const lines = await open(page, mistake);
      await expect.poll(() => lines.filter((line) => said.test(line)).length, { message: lines.join('\n') }).toBe(1);
    });
  if (told)
    test(`the doctor tells that ${title}`, async ({ page }) => {
      await open(page, mistake);
      await expect.poll(() => readReport(page)).toMatch(told);
    });
}

test('the doctor’s first answer tells what a policy blocks, and nothing of one that only reports', async ({ page }) => {
  const policy = `script-src ${origins.site}; connect-src 'self'; style-src 'unsafe-inline'`;
  for (const [given, expected] of [
    [{ policy }, '(connect-src)'],
    [{ policy: policy.replace('self', 'none'), isReported: true }, 'Nothing wrong found'],
  ] as const) {
    await open(page, { title: '', body: '<vitrine-newsletter-form sandbox></vitrine-newsletter-form>', ...given });
    await expect(page.locator('vitrine-newsletter-form').getByRole('button')).toBeVisible();
    expect(await readReport(page)).toContain(expected);
  }
});

test('after a refusal the doctor tells of what was sent, not of its own question', async ({ page }) => {
  await open(page, { title: '', body: '<vitrine-newsletter-form></vitrine-newsletter-form>' });
  const widget = page.locator('vitrine-newsletter-form');
  await fillForm(widget, createAddress());
  await findParts(widget).submit.click();
  await expect(findParts(widget).status).toHaveText(/isn’t set up to send/);
  const report = await readReport(page);
  expect(report).toMatch(/Last submission: \/handlers\/EmailProxy\.ashx at/);
  expect(report).toContain('doesn’t accept forms from');
});

for (const reason of sample(6, reasons, 1)) {
  const { title, told } = reason;
  test(`the doctor tells why nothing comes, and the console says nothing: ${title}`, async ({ page }) => {
    const lines = await open(page, reason);
    await expect.poll(() => readReport(page)).toMatch(told as RegExp);
    expect(lines.filter((line) => !line.startsWith('Doctor for this page'))).toEqual([]);
  });
}

const rightPage = [
  '<vitrine-newsletter-form sandbox locale="fr-CA" brand="winners" class="a" tabindex="-1" data-x="y" aria-label="News"></vitrine-newsletter-form>',
  '<style>vitrine-newsletter-form { --vitrine-accent: #7a3c10; }</style>',
  '<section><vitrine-share-buttons><p>Share <a href="/">this page</a></p></vitrine-share-buttons></section>',
  '<vitrine-newsletter-lightbox sandbox trigger="manual"></vitrine-newsletter-lightbox>',
  '<div><vitrine-gift-balance><section><h2>Gift cards</h2><a href="/">Check a balance</a></section></vitrine-gift-balance></div>',
  '<div>\n<vitrine-gift-balance>\n<h2>Gift cards</h2>\n</vitrine-gift-balance>\n</div>',
].join('\n');

test('the console and the doctor find nothing wrong in a page without a mistake, also with locale="fr-CA"', async ({
  page,
}) => {
  const lines = await open(page, { title: 'none', body: rightPage });
  await expect(page.locator('vitrine-newsletter-form').getByRole('button', { name: 'Je m’inscris' })).toBeVisible();
  await expect.poll(() => readReport(page)).toContain('Doctor for this page: Nothing wrong found');
  expect(lines.filter((line) => !line.startsWith('Doctor for this page'))).toEqual([]);
});
