import { join } from 'node:path';
import { formTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { form, openOldPage, signUp } from './neighbour-page.ts';

// Libraries from npm that change what the browser's own objects do, before everything else on the page.

const packages = join(ensurePackages('neighbours/packages'), 'node_modules');
const finder = '<vitrine-store-finder locale="en" province="ON"></vitrine-store-finder>';
const libraries: Record<string, [file: string, start?: string]> = {
  'zone.js': ['zone.js/bundles/zone.umd.js'],
  // It gives every object of the page methods called `values`, `min` and `max`.
  Sugar: ['sugar/dist/sugar.js', 'Sugar.extend({ objectPrototype: true });'],
  // Its `Date.parse` knows no instant with milliseconds or a zone called Z.
  Datejs: ['datejs/lib/date-fr-CA.js'],
};

for (const [name, [file, script = '']] of Object.entries(libraries))
  test(`a form is sent and stores have hours on a page with ${name}`, async ({ page }) => {
    await openOldPage(page, { libraries: [join(packages, file)], script, body: form + finder });
    await signUp(page);
    await expect(page.locator(formTag)).toContainText(/thank you/i);
    const stores = page.locator('vitrine-store-finder').getByRole('listitem');
    await stores.first().scrollIntoViewIfNeeded();
    await expect(stores.first()).toContainText(/open|close|closed/i);
  });
