import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '../e2e/messages.ts';
import { createAddress, fillForm, findParts, formTag } from '../e2e/newsletter.ts';
import { createHold } from '../e2e/service.ts';
import { listSignUps } from '../e2e/stored-sign-ups.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { isFullRun } from '../support/samples.ts';
import { type AppName, makeApp } from './make-app.ts';
import { serveApp } from './serve-app.ts';

// The apps of demo/package, which the package's README and the embedding guide quote: installed by npm in empty
// folders, built, and visited on an origin of their own.

interface Sample {
  title: string;
  name: AppName;
  reactMajor?: 18 | 19;
  /** What the framework logs for developers on every page. */
  greeting?: RegExp;
}

const samples: readonly Sample[] = [
  { title: 'React 19', name: 'react', reactMajor: 19, greeting: /React DevTools/ },
  { title: 'React 18', name: 'react', reactMajor: 18, greeting: /React DevTools/ },
  { title: 'Vue 3', name: 'vue', greeting: /development build of Vue/ },
  { title: 'plain HTML', name: 'html' },
];

/** Does what a visitor does: changes the language with the app's button, signs up, and reads what the app received. */
async function signUp(page: Page): Promise<string> {
  const address = createAddress();
  const form = page.locator(formTag);
  const { email, submit } = findParts(form);
  await expect(submit).toHaveText(messages.en.submit);
  await email.fill('kept@example.ca');
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(submit).toHaveText(messages.fr.submit);
  await expect(email).toHaveValue('kept@example.ca');
  await fillForm(form, address);
  await submit.click();
  await expect(form).toContainText(messages.fr.success);
  await expect(page.locator('main > output')).toHaveText('subscribed');
  return address;
}

/** In the short run one app with a build and one without; frameworks.spec.ts has React 19 there. */
const tried = samples.filter(({ name, reactMajor }) => isFullRun || name === 'html' || reactMajor === 18);

for (const { title, name, reactMajor = 19, greeting } of tried) {
  test.describe(`an app in ${title} with the installed npm package`, () => {
    // One worker for all tests, so that the app is made once.
    test.describe.configure({ mode: 'default' });

    let app: Awaited<ReturnType<typeof makeApp>>;
    let served: Awaited<ReturnType<typeof serveApp>>;
    const isBuilt = name !== 'html';

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      app = await makeApp(name, { reactMajor, additions: isBuilt ? [`refused/${name}`] : [] });
      if (isBuilt) await app.build('development');
      served = await serveApp(isBuilt ? join(app.folder, 'dist') : app.folder);
    });
    test.afterAll(async () => {
      await served?.stop();
      await app?.remove();
    });
    test.beforeEach(({ watched }) => {
      if (greeting) watched.expectConsoleMessage(greeting);
    });

    test('shows the form, follows the app’s locale, and reports a sign-up that is stored in the database', async ({
      page,
    }) => {
      await page.goto(`${served.origin}/`);
      const address = await signUp(page);
      expect(await listSignUps(address)).toMatchObject([
        { brand: 'winners', language_preference: 'fr', consent_page: `${served.origin}/` },
      ]);
    });

    if (name !== 'vue') {
      test('is prerendered in Node, and hydrated with its nodes kept', async ({ page }) => {
        await writeAhead();
        const { hold, release } = createHold();
        await page.route(/\.js$/, hold);
        await page.goto(`${served.origin}/ahead.html`, { waitUntil: 'commit' });
        const form = page.locator(formTag);
        await expect(form).toHaveAttribute('brand', 'winners');
        await expect(form).toHaveAttribute('locale', 'en');
        const ahead = page.locator(name === 'html' ? formTag : 'vitrine-share-buttons');
        await expect(ahead.locator('.root')).toContainText(name === 'html' ? messages.en.submit : 'Copy link');
        const kept = [await form.elementHandle(), await ahead.locator('.root > *').first().elementHandle()];
        release();
        // A change before the form is taken over would render it anew.
        await expect(form.getByRole('button', { name: messages.en.submit })).toHaveAttribute('aria-disabled', 'true');
        await signUp(page);
        for (const node of kept) expect(await node?.evaluate((each) => each.isConnected)).toBe(true);
        await expect
          .poll(() => ahead.evaluate((each) => Object.hasOwn(each.constructor, 'observedAttributes')))
          .toBe(true);
      });
    }

    /** Writes `ahead.html` into the served folder: what a server sends before any script has run. */
    async function writeAhead(): Promise<void> {
      if (name === 'html') {
        await app.runInNode("await import('./render-ahead.mjs')");
        return;
      }
      await app.build('development', '--ssr', 'src/server.tsx', '--outDir', 'server');
      const html = await app.runInNode("process.stdout.write((await import('./server/server.js')).html)");
      const page = readFileSync(join(app.folder, 'dist/index.html'), 'utf8');
      writeFileSync(
        join(app.folder, 'dist/ahead.html'),
        page.replace('id="root">', () => `id="root">${html}`),
      );
    }

    if (isBuilt) {
      // The short run has the types' own tests, in package.test.ts.
      if (isFullRun)
        test('passes type checking, and the compiler rejects names that do not exist', async () => {
          test.setTimeout(120_000);
          await app.checkTypes();
        });

      test('bundles the widgets that it uses, and no other', async () => {
        await app.build('production', '--outDir', 'production');
        const files = readdirSync(join(app.folder, 'production/assets')).join(' ');
        expect(files).not.toMatch(/contact|contest|finder|video|lightbox/);
        expect(files).toMatch(name === 'react' ? /newsletter-form/ : /index/);
      });
    }
  });
}
