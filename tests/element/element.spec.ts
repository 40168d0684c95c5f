import { expect, type Page } from '@playwright/test';
import { nextFrames } from '../e2e/settled.ts';
import { fixture, open, prepareTests, test } from './fixture-page.ts';

const readProps = async (page: Page) => JSON.parse((await fixture(page).locator('output').textContent()) ?? '');

for (const renderer of ['preact', 'react'] as const) {
  test.describe(`an element on ${renderer}`, () => {
    const sampledTest = prepareTests(renderer);

    const warnings: string[] = [];
    test.beforeEach(({ page }) => {
      warnings.length = 0;
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    });

    sampledTest('reads a bare attribute as true and a missing one as false')(async ({ page }) => {
      await open(page, renderer, '<vitrine-fixture is-open></vitrine-fixture>{script}');
      expect((await readProps(page)).isOpen).toBe(true);
      await fixture(page).evaluate((element) => element.removeAttribute('is-open'));
      await expect.poll(async () => (await readProps(page)).isOpen).toBe(false);
    });

    sampledTest('reads the attribute value "false" as false, because frameworks write it before the definition')(
      async ({ page }) => {
        await open(page, renderer, '<vitrine-fixture is-open="false"></vitrine-fixture>{script}');
        expect((await readProps(page)).isOpen).toBe(false);
        await fixture(page).evaluate((element) => Object.assign(element, { isOpen: true }));
        await expect.poll(async () => (await readProps(page)).isOpen).toBe(true);
      },
    );

    sampledTest('returns to the default when an attribute is removed')(async ({ page }) => {
      await open(page, renderer, '<vitrine-fixture label="given" count="7"></vitrine-fixture>{script}');
      expect(await readProps(page)).toMatchObject({ label: 'given', count: 7 });
      await fixture(page).evaluate((element) => {
        element.removeAttribute('label');
        element.removeAttribute('count');
      });
      await expect.poll(() => readProps(page)).toMatchObject({ label: 'default', count: 3 });
    });

    sampledTest('reads an empty string attribute as an empty string')(async ({ page }) => {
      await open(page, renderer, '<vitrine-fixture label=""></vitrine-fixture>{script}');
      expect((await readProps(page)).label).toBe('');
    });

    sampledTest('keeps properties that were set before the element was defined')(async ({ page }) => {
      await open(page, renderer, '<vitrine-fixture></vitrine-fixture>');
      await fixture(page).evaluate((element) =>
        Object.assign(element, { label: 'early', data: { a: 1 }, isOpen: true }),
      );
      await page.addScriptTag({ type: 'module', url: '/fixture.js' });
      expect(await readProps(page)).toMatchObject({ label: 'early', data: { a: 1 }, isOpen: true });
      await fixture(page).evaluate((element) => Object.assign(element, { label: 'late' }));
      await expect.poll(async () => (await readProps(page)).label).toBe('late');
    });

    sampledTest('logs one warning each for invalid JSON, numbers and choices, and uses the defaults')(
      async ({ page }) => {
        const bad = '<vitrine-fixture data="{" count="abc" size="huge"></vitrine-fixture>';
        await open(page, renderer, `${bad}{script}`);
        expect(await readProps(page)).toMatchObject({ data: ['default'], count: 3, size: 'small' });
        await fixture(page).evaluate((element) => {
          element.setAttribute('label', 'again');
          element.insertAdjacentHTML('afterend', element.outerHTML);
        });
        await expect(page.locator('vitrine-fixture output')).toHaveCount(2);
        expect(warnings).toHaveLength(3);
        for (const warning of warnings) expect(warning).toMatch(/^vitrine-fixture: /);
      },
    );

    sampledTest('uses the default for "[object Object]", which React writes before the definition')(
      async ({ page }) => {
        await open(page, renderer, '<vitrine-fixture data="[object Object]"></vitrine-fixture>{script}');
        expect((await readProps(page)).data).toEqual(['default']);
        await fixture(page).evaluate((element) => Object.assign(element, { data: { fromHost: true } }));
        await expect.poll(async () => (await readProps(page)).data).toEqual({ fromHost: true });
      },
    );

    sampledTest('dispatches composed events with a detail, which reach the document')(async ({ page }) => {
      await open(page, renderer, '<div><vitrine-fixture></vitrine-fixture></div>{script}');
      const heard = page.evaluate(
        () =>
          new Promise((resolve) =>
            document.addEventListener('vitrine-fixture-pressed', (event) =>
              resolve({ detail: (event as CustomEvent).detail, composed: event.composed }),
            ),
          ),
      );
      await fixture(page).locator('button').click();
      expect(await heard).toEqual({ detail: { presses: 1 }, composed: true });
    });

    sampledTest('does not render while it is detached')(async ({ page }) => {
      await open(page, renderer, '{script}');
      await page.waitForFunction(() => customElements.get('vitrine-fixture'));
      const element = await page.evaluateHandle(() => document.createElement('vitrine-fixture'));
      await element.evaluate((detached) => detached.setAttribute('label', 'detached'));
      await nextFrames(page, 4);
      expect(await page.evaluate(() => window.effects ?? [])).toEqual([]);
      await element.evaluate((detached) => document.body.append(detached));
      await page.waitForFunction(() => window.effects?.length);
      await nextFrames(page, 4);
      expect(await page.evaluate(() => window.effects)).toEqual(['mount detached 3']);
    });

    sampledTest('shows its light DOM children until its first render, and then hides them')(async ({ page }) => {
      await open(page, renderer, '{script}');
      await page.waitForFunction(() => customElements.get('vitrine-fixture'));
      const isOwnShown = await page.evaluate(() => {
        const element = document.body.appendChild(document.createElement('vitrine-fixture'));
        const field = element.appendChild(document.createElement('input'));
        return field.checkVisibility();
      });
      expect(isOwnShown).toBe(true);
      await expect(fixture(page).locator('h2')).toBeVisible();
      await expect(fixture(page).locator('> input')).toBeHidden();
    });

    sampledTest('mounts once, with all attributes that are set right after it was inserted')(async ({ page }) => {
      await open(page, renderer, '<div id="host"></div>{script}');
      await page.waitForFunction(() => customElements.get('vitrine-fixture'));
      await page.evaluate(() => {
        const element = document.createElement('vitrine-fixture');
        document.querySelector('#host')?.append(element);
        element.setAttribute('label', 'whole');
        element.setAttribute('count', '9');
      });
      await expect(fixture(page).locator('output')).toBeVisible();
      expect(await page.evaluate(() => window.effects)).toEqual(['mount whole 9']);
    });

    sampledTest('keeps its state when it is moved in the page, and unmounts when it is removed')(async ({ page }) => {
      await open(page, renderer, '<vitrine-fixture></vitrine-fixture><div id="other"></div>{script}');
      await fixture(page).locator('button').click();
      await fixture(page).locator('input').fill('typed');
      await fixture(page).evaluate((element) => document.querySelector('#other')?.append(element));
      await expect(page.locator('#other vitrine-fixture button')).toHaveText('1');
      await expect(page.locator('#other vitrine-fixture input')).toHaveValue('typed');
      expect(await page.evaluate(() => window.effects)).toEqual(['mount default 3']);
      await fixture(page).evaluate((element) => element.remove());
      await expect.poll(() => page.evaluate(() => window.effects)).toEqual(['mount default 3', 'unmount']);
    });

    sampledTest('keeps its definition when another copy of the script loads, and logs one warning')(
      async ({ page }) => {
        await open(page, renderer, '<vitrine-fixture></vitrine-fixture>{script}');
        await fixture(page).locator('button').click();
        const errors: Error[] = [];
        page.on('pageerror', (error) => errors.push(error));
        await page.addScriptTag({ type: 'module', url: '/copy.js' });
        await expect(fixture(page).locator('button')).toHaveText('1');
        expect(errors).toEqual([]);
        expect(warnings).toEqual([
          'vitrine: the widgets are already defined. Two scripts on this page define them: remove one.',
        ]);
      },
    );

    sampledTest('shows its light DOM children and dispatches vitrine-error when its component throws')(
      async ({ page }) => {
        await open(
          page,
          renderer,
          `<script>addEventListener('vitrine-error', (event) => { window.failure = event.target.localName; });</script>
         <vitrine-fixture label="throw"><a href="/plain">A plain link</a></vitrine-fixture>{script}`,
        );
        await expect(page.getByRole('link', { name: 'A plain link' })).toBeVisible();
        expect(await page.evaluate(() => Reflect.get(window, 'failure'))).toBe('vitrine-fixture');
      },
    );

    sampledTest('shows an error text in its locale when its component throws and it has no children')(
      async ({ page }) => {
        await open(page, renderer, '<vitrine-fixture label="throw" locale="fr"></vitrine-fixture>{script}');
        await expect(page.getByText('Veuillez actualiser la page.')).toBeVisible();
      },
    );

    sampledTest('LOC-05 follows changes of the closest lang and of its locale attribute, and keeps the typed text')(
      async ({ page }) => {
        await open(page, renderer, '<div lang="fr-CA"><vitrine-fixture></vitrine-fixture></div>{script}');
        await expect(fixture(page).locator('h2')).toHaveText('Bonjour');
        const root = fixture(page).locator('.root');
        await expect(root).toHaveAttribute('lang', 'fr');
        await fixture(page).locator('input').fill('gardé');
        await page
          .locator('div')
          .first()
          .evaluate((element) => element.setAttribute('lang', 'en'));
        await expect(fixture(page).locator('h2')).toHaveText('Hello');
        await expect(root).toHaveAttribute('lang', 'en');
        await fixture(page).evaluate((element) => element.setAttribute('locale', 'fr'));
        await expect(fixture(page).locator('h2')).toHaveText('Bonjour');
        await expect(root).toHaveAttribute('lang', 'fr');
        await expect(fixture(page).locator('input')).toHaveValue('gardé');
      },
    );

    sampledTest('LOC-05 uses the lang of an element outside its shadow root')(async ({ page }) => {
      await open(page, renderer, '<div lang="fr" id="host"></div>{script}');
      await page.locator('#host').evaluate((host) => {
        host.attachShadow({ mode: 'open' }).append(document.createElement('vitrine-fixture'));
      });
      await expect(fixture(page).locator('h2')).toHaveText('Bonjour');
    });

    sampledTest('LOC-03 uses the locale in localStorage when the closest lang is not supported')(async ({ page }) => {
      await open(page, renderer, '<div lang="de"></div>');
      await page.evaluate(() => localStorage.setItem('user-locale', 'fr'));
      await page.locator('div').evaluate((element) => element.append(document.createElement('vitrine-fixture')));
      await page.addScriptTag({ type: 'module', url: '/fixture.js' });
      await expect(fixture(page).locator('h2')).toHaveText('Bonjour');
    });

    sampledTest('is styled without errors under a CSP without unsafe-inline and with Trusted Types')(
      async ({ page }) => {
        const errors: string[] = [];
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        await open(page, renderer, '<vitrine-fixture></vitrine-fixture>{script}', {
          'content-security-policy':
            "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
        });
        await expect(fixture(page).locator('h2')).toHaveCSS('color', 'rgb(1, 2, 3)');
        expect(errors).toEqual([]);
        expect(
          await fixture(page).evaluate((element) => element.shadowRoot?.querySelectorAll('style,[style]').length),
        ).toBe(0);
      },
    );

    sampledTest('API-02 sends to the page’s own origin with api="/", also on a page whose <base> names another host')(
      async ({ page }) => {
        const base = '{script}<base href="https://other-host.example/app/">';
        await open(page, renderer, `${base}<vitrine-fixture api="/"></vitrine-fixture>`);
        expect((await readProps(page)).serviceOrigin).toBe(new URL(page.url()).origin);
      },
    );

    sampledTest('keeps its styles on a page with hostile CSS, and respects the hidden attribute')(async ({ page }) => {
      await open(
        page,
        renderer,
        `<style>* { all: unset; color: red !important; font: 40px cursive !important; direction: rtl !important;
           letter-spacing: 9px !important; text-transform: uppercase !important; display: inline !important }
           vitrine-fixture { visibility: hidden !important }
         </style><vitrine-fixture></vitrine-fixture>{script}`,
      );
      const heading = fixture(page).locator('h2');
      await expect(heading).toHaveCSS('letter-spacing', 'normal');
      await expect(heading).toHaveCSS('text-transform', 'none');
      await expect(heading).toHaveCSS('direction', 'ltr');
      await expect(heading).toHaveCSS('visibility', 'visible');
      await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(fixture(page)).toHaveCSS('display', 'block');
      await fixture(page).evaluate((element) => element.setAttribute('hidden', ''));
      await expect(fixture(page)).toBeHidden();
    });

    sampledTest('renders as the child of another element of its kind that throws')(async ({ page }) => {
      await open(
        page,
        renderer,
        '<vitrine-fixture label="throw"><vitrine-fixture label="inner"></vitrine-fixture></vitrine-fixture>{script}',
      );
      await expect(page.locator('vitrine-fixture[label=inner] button')).toBeVisible();
    });
  });
}
