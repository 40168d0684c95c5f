import { messages } from '../e2e/messages.ts';
import { createAddress, fillForm, findParts } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';
import { createForeignSite } from './served-page.ts';

// Chromium runs no module script that the parser of an XML page finds. hostile-pages.spec.ts has every element on such
// a page, from `widgets.all.js`; this one has what only the script tag does.

const theirs = createForeignSite();
test.beforeAll(theirs.start);
test.afterAll(theirs.stop);

test('an element, a link and a box work on a page served as XHTML, from the script for tag managers', async ({
  page,
}) => {
  const html = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
<head>
<title>XHTML</title>
<link rel="icon" href="data:,"/>
<script src="${origins.site}/widgets/v1/place.js" defer="defer"></script>
</head>
<body>
<main>
<h1>XHTML</h1>
<vitrine-newsletter-form brand="winners"></vitrine-newsletter-form>
<p><a href="${origins.site}/en/gift-card-balance#vitrine=gift-balance&amp;locale=fr">Balance</a></p>
<div data-vitrine="store-search" data-locale="fr"></div>
</main>
</body>
</html>`;
  const address = theirs.serve({ html, headers: { 'Content-Type': 'application/xhtml+xml' } });
  await page.goto(address);
  expect(await page.evaluate(() => document.contentType)).toBe('application/xhtml+xml');
  const form = page.locator('vitrine-newsletter-form');
  await fillForm(form, createAddress());
  await findParts(form).submit.click();
  await expect(form).toContainText(messages.en.success);
  await expect(page.locator('vitrine-store-search').getByRole('combobox')).toBeVisible();
  await expect(page.locator('vitrine-gift-balance')).toContainText('solde');
});
