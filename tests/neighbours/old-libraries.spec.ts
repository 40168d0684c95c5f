import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formTag } from '../e2e/newsletter.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { bundlePage } from '../hosts/hydration/bundle-page.ts';
import { ensurePackages } from '../support/ensure-packages.mjs';
import { form, openOldPage, signUp } from './neighbour-page.ts';

// Libraries from npm that change what the browser's own objects do, before everything else on the page.

const folder = ensurePackages('neighbours/packages');
const finder = '<vitrine-store-finder locale="en" province="ON"></vitrine-store-finder>';
/** Files that pages load as they are, what starts them, and what has to be there before. */
const libraries: Record<string, [file: string, start?: string, before?: string]> = {
  'zone.js': ['zone.js/bundles/zone.umd.js'],
  // It gives every object of the page methods called `values`, `min` and `max`.
  Sugar: ['sugar/dist/sugar.js', 'Sugar.extend({ objectPrototype: true });'],
  // Its `Date.parse` knows no instant with milliseconds or a zone called Z.
  Datejs: ['datejs/lib/date-fr-CA.js'],
  // Content scripts of extensions have no custom elements of the browser's own.
  'a forced polyfill of custom elements': [
    '@webcomponents/custom-elements/custom-elements.min.js',
    '',
    'customElements.forcePolyfill = true',
  ],
};
/** Modules that applications bundle. */
const modules: Record<string, string> = {
  // It adds headers to every request, and each needs a preflight then.
  'Sentry, which traces all requests': `import * as Sentry from '@sentry/browser';
    Sentry.init({
      dsn: 'https://key@sentry.example/1',
      integrations: [Sentry.browserTracingIntegration()],
      tracesSampleRate: 1,
      tracePropagationTargets: [/.*/],
      transport: () => ({ send: async () => ({}), flush: async () => true }),
    });`,
  'Salesforce’s synthetic shadow': `import '@lwc/synthetic-shadow';`,
  'a polyfill of scoped registries': `import '@webcomponents/scoped-custom-element-registry';`,
};

/** The path of a script with a module and all that it imports. */
async function bundleModule(source: string): Promise<string> {
  const [input, script] = ['mjs', 'js'].map((end) =>
    join(folder, `before-${process.env.TEST_PARALLEL_INDEX}.${end}`),
  ) as [string, string];
  writeFileSync(input, source);
  writeFileSync(script, `{${await bundlePage(input)}}`);
  return script;
}

for (const name of [...Object.keys(libraries), ...Object.keys(modules)])
  test(`a form is sent and stores have hours on a page with ${name}`, async ({ page }) => {
    const [file = '', script = '', before = ''] = libraries[name] ?? [];
    const path = modules[name] ? await bundleModule(modules[name]) : join(folder, 'node_modules', file);
    if (before) await page.addInitScript(before);
    await openOldPage(page, { libraries: [path], script, body: form + finder });
    await signUp(page);
    await expect(page.locator(formTag)).toContainText(/thank you/i);
    const stores = page.locator('vitrine-store-finder').getByRole('listitem');
    await stores.first().scrollIntoViewIfNeeded();
    await expect(stores.first()).toContainText(/open|close|closed/i);
  });
