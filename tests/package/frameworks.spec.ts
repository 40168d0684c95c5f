import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages } from '../e2e/messages.ts';
import { createAddress, fillForm, findParts } from '../e2e/newsletter.ts';
import { breakService, createHold } from '../e2e/service.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { listWidgetTags } from '../support/widget-tags.ts';
import type { ElementSpec } from './checks/scene/scene.ts';
import { type AppName, makeApp } from './make-app.ts';
import { serveApp } from './serve-app.ts';
import { watchLeftovers } from './watch-leftovers.ts';

// What a framework must do with custom elements, tested with ours: the checks of custom-elements-everywhere.com and
// more. The frameworks' apps are in checks/; they run in development, React in strict mode.

interface Framework {
  title: string;
  name: AppName;
  reactMajor?: 18 | 19;
  /** Ways in which its app renders, by the query of its address. */
  ways: Record<string, string>;
  greeting: RegExp;
}

const frameworks: readonly Framework[] = [
  {
    title: 'React 19',
    name: 'react',
    reactMajor: 19,
    ways: { components: '', tags: '?tags' },
    greeting: /React DevTools/,
  },
  { title: 'React 18', name: 'react', reactMajor: 18, ways: { components: '' }, greeting: /React DevTools/ },
  { title: 'Vue 3', name: 'vue', ways: { tags: '' }, greeting: /development build of Vue/ },
];

const api = origins.site;
const form = (attributes: ElementSpec['attributes'] = {}, more: Partial<ElementSpec> = {}): ElementSpec => ({
  key: 'form',
  name: 'newsletter-form',
  attributes: { api, locale: 'en', ...attributes },
  ...more,
});
const lightbox = (attributes: ElementSpec['attributes'] = {}, more: Partial<ElementSpec> = {}): ElementSpec => ({
  key: 'lightbox',
  name: 'newsletter-lightbox',
  attributes: { api, locale: 'en', trigger: 'manual', ...attributes },
  ...more,
});
const contest = (title: string): ElementSpec => ({
  key: 'contest',
  name: 'contest-entry',
  attributes: { api, locale: 'en', contest: 'sample' },
  objects: {
    details: {
      id: 'sample',
      title,
      state: 'open',
      prizes: ['A spree'],
      eligibility: '',
      rulesUrl: '/rules',
      closes: '',
    },
  },
});

const draw = (page: Page, ...specs: ElementSpec[]) => page.evaluate((all) => window.draw(all), specs);
const find = (page: Page, name: string) => page.locator(`vitrine-${name}`);
const readNotes = (page: Page) => page.evaluate(() => window.notes);
const define = (page: Page, ...names: string[]) =>
  page.evaluate((all) => Promise.all(all.map((name) => window.define(name))).then(() => undefined), names);
const readProperty = (page: Page, name: string, property: string) =>
  find(page, name).evaluate((element, key) => Reflect.get(element, key) as unknown, property);

// React 18, Vue and React's plain tags run in the full run only; apps.spec.ts always has an app with React 18.
for (const { title, name, reactMajor = 19, ways, greeting } of frameworks) {
  if (!isFullRun && (name !== 'react' || reactMajor === 18)) continue;
  test.describe(`${title} with Vitrine elements`, () => {
    // One worker for all tests, so that the app is made once.
    test.describe.configure({ mode: 'default' });

    let app: Awaited<ReturnType<typeof makeApp>>;
    let served: Awaited<ReturnType<typeof serveApp>>;

    test.beforeAll(async () => {
      test.setTimeout(180_000);
      app = await makeApp(name, { reactMajor, additions: ['checks/scene', `checks/${name}`] });
      await app.build('development');
      served = await serveApp(join(app.folder, 'dist'));
    });
    test.afterAll(async () => {
      await served?.stop();
      await app?.remove();
    });

    for (const [way, query] of Object.entries(ways).slice(0, isFullRun ? undefined : 1)) {
      test.describe(`rendered as ${way}`, () => {
        /** Opens the app with nothing rendered; these elements are defined already. */
        async function open(page: Page, ...defined: string[]): Promise<void> {
          await page.goto(`${served.origin}/${query}`);
          await page.waitForFunction(() => Boolean(window.define));
          await define(page, ...defined);
        }

        test.beforeEach(({ watched }) => watched.expectConsoleMessage(greeting));

        test('children      | are added, changed and removed, and the element’s own content stays', async ({
          page,
        }) => {
          await open(page, 'newsletter-form');
          const children = find(page, 'newsletter-form').locator('> p');
          const { submit } = findParts(find(page, 'newsletter-form'));
          for (const given of [[], ['one'], ['one', 'two'], ['two'], []]) {
            await draw(page, form({}, { children: given }));
            await expect(children).toHaveText(given);
            await expect(submit).toHaveText(messages.en.submit);
          }
        });

        test('lists         | a form that is reordered keeps its typed text and its node', async ({ page }) => {
          await open(page, 'newsletter-form');
          const [first, second] = [form({}, { key: 'first' }), form({ locale: 'fr' }, { key: 'second' })];
          await draw(page, first, second);
          const [english, french] = [find(page, 'newsletter-form').first(), find(page, 'newsletter-form').last()];
          await findParts(english).email.fill('first@example.ca');
          await findParts(french).email.fill('second@example.ca');
          const node = await english.elementHandle();
          await draw(page, second, form({}, { key: 'third' }), first);
          await expect(findParts(find(page, 'newsletter-form').last()).email).toHaveValue('first@example.ca');
          await expect(findParts(find(page, 'newsletter-form').first()).email).toHaveValue('second@example.ca');
          await draw(page, first);
          await expect(findParts(find(page, 'newsletter-form')).email).toHaveValue('first@example.ca');
          expect(await node?.evaluate((each) => each === document.querySelector('vitrine-newsletter-form'))).toBe(true);
        });

        test('text          | string attributes are set, changed and reset to the default', async ({ page }) => {
          await open(page, 'newsletter-form');
          const { submit } = findParts(find(page, 'newsletter-form'));
          await draw(page, form({ locale: 'fr', brand: 'winners' }));
          await expect(submit).toHaveText(messages.fr.submit);
          expect(await readProperty(page, 'newsletter-form', 'brand')).toBe('winners');
          await draw(page, form({ locale: 'en', brand: 'marshalls' }));
          await expect(submit).toHaveText(messages.en.submit);
          expect(await readProperty(page, 'newsletter-form', 'brand')).toBe('marshalls');
          await draw(page, form());
          await expect.poll(() => readProperty(page, 'newsletter-form', 'brand')).toBe('vitrine');
        });

        test('true or false | boolean attributes are set and unset, also after the element has changed them itself', async ({
          page,
        }) => {
          await open(page, 'newsletter-lightbox');
          const dialog = page.getByRole('dialog');
          await draw(page, lightbox({ open: false }));
          await expect(find(page, 'newsletter-lightbox')).not.toHaveAttribute('open');
          await draw(page, lightbox({ open: true }));
          await expect(dialog).toBeVisible();
          await draw(page, lightbox({ open: false }));
          await expect(dialog).toBeHidden();
          await draw(page, lightbox({ open: true }));
          await expect(dialog).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          await draw(page, lightbox({ open: false }), form());
          await draw(page, lightbox({ open: true }));
          await expect(dialog).toBeVisible();
        });

        test('numbers       | number attributes are set, changed and reset to the default', async ({ page }) => {
          await open(page, 'newsletter-lightbox');
          for (const days of [7, 0, 9]) {
            await draw(page, lightbox({ 'closed-days': days }));
            expect(await readProperty(page, 'newsletter-lightbox', 'closedDays')).toBe(days);
          }
          await draw(page, lightbox());
          expect(await readProperty(page, 'newsletter-lightbox', 'closedDays')).toBe(30);
        });

        test('objects       | object properties are set and replaced', async ({ page }) => {
          const { hold } = createHold();
          await breakService(page, '/Contest/Details', hold);
          await open(page, 'contest-entry');
          await draw(page, contest('One'));
          await expect(find(page, 'contest-entry')).toContainText('One');
          await draw(page, contest('Two'));
          expect(await readProperty(page, 'contest-entry', 'details')).toMatchObject({ title: 'Two' });
        });

        test('its own       | id, class, data-*, ARIA, lang and hidden attributes are set on the element', async ({
          page,
        }) => {
          await open(page, 'newsletter-form');
          const shared = { id: 'news', 'data-test': 'yes', 'aria-label': 'News', lang: 'fr', hidden: false };
          const spelled = name === 'vue' ? { class: 'wide' } : { className: 'wide' };
          const drawWith = (others: ElementSpec['others']) =>
            draw(page, { key: 'form', name: 'newsletter-form', attributes: { api }, others: { ...shared, ...others } });
          await drawWith(spelled);
          const element = page.locator('#news');
          await expect(element).toHaveClass('wide');
          await expect(element).toHaveAttribute('data-test', 'yes');
          await expect(element).toHaveAttribute('aria-label', 'News');
          await expect(findParts(element).submit).toHaveText(messages.fr.submit);
          await expect(element).toBeVisible();
          await drawWith({ hidden: true });
          await expect(element).toBeHidden();
          await drawWith({});
          await expect(element).toBeVisible();
          await expect(element).not.toHaveClass('wide');
        });

        test('events        | a handler runs once with the detail, is replaced by another, and is removed', async ({
          page,
        }) => {
          await open(page, 'newsletter-lightbox');
          await page.evaluate(() =>
            addEventListener('vitrine-newsletter-closed', ({ type }) => window.notes.push(['window', type, null])),
          );
          const closed = 'vitrine-newsletter-closed';
          const close = async (listens: ElementSpec['listens']) => {
            await page.evaluate(() => {
              window.notes = [];
            });
            await draw(page, lightbox({ open: true }, listens ? { listens } : {}));
            await expect(page.getByRole('dialog')).toBeVisible();
            await draw(page, lightbox({ open: false }, listens ? { listens } : {}));
            await expect(page.getByRole('dialog')).toBeHidden();
            await expect.poll(() => readNotes(page)).toContainEqual(['window', closed, null]);
            return readNotes(page);
          };
          const opened = 'vitrine-newsletter-opened';
          expect(await close({ [opened]: 'one', [closed]: 'two' })).toEqual([
            ['one', opened, null],
            ['two', closed, { reason: 'script' }],
            ['window', closed, null],
          ]);
          expect(await close({ [closed]: 'three' })).toEqual([
            ['three', closed, { reason: 'script' }],
            ['window', closed, null],
          ]);
          expect(await close(undefined)).toEqual([['window', closed, null]]);
        });

        test('cancelling    | a handler that cancels vitrine-video-started keeps the video from loading', async ({
          page,
        }) => {
          await open(page, 'video-block');
          const attributes = { api, locale: 'en', src: 'https://vimeo.com/76979871' };
          const listens = { 'vitrine-video-started': 'cancel' };
          await draw(page, { key: 'video', name: 'video-block', attributes, listens });
          await find(page, 'video-block').locator('[part="play"]').click();
          expect(await readNotes(page)).toEqual([['cancel', 'vitrine-video-started', { host: 'vimeo' }]]);
          await expect(find(page, 'video-block').locator('iframe')).toHaveCount(0);
        });

        test('late          | an element rendered before its definition shows its children and then has all values', async ({
          page,
        }) => {
          const { hold, release } = createHold();
          await page.route(/assets\/(newsletter|contest)-[\w-]+\.js/, hold);
          const details = createHold();
          await breakService(page, '/Contest/Details', details.hold);
          await open(page);
          const listens = { 'vitrine-newsletter-submitted': 'late' };
          const boxed = lightbox({ open: false, 'closed-days': 7 });
          // If React 19 sets an object on a tag that is not defined yet, it becomes the text "[object Object]".
          const others = query ? [boxed] : [boxed, contest('Late')];
          await draw(page, form({}, { children: ['a link'], listens }), ...others);
          await expect(page.getByText('a link')).toBeVisible();
          await draw(page, form({ locale: 'fr' }, { children: ['another link'], listens }), ...others);
          await expect(page.getByText('another link')).toBeVisible();
          const defined = define(page, 'newsletter-form', 'newsletter-lightbox', 'contest-entry');
          release();
          await defined;
          const late = find(page, 'newsletter-form');
          await expect(findParts(late).submit).toHaveText(messages.fr.submit);
          expect(await readProperty(page, 'newsletter-lightbox', 'closedDays')).toBe(7);
          if (!query) await expect(find(page, 'contest-entry')).toContainText('Late');
          await expect(page.getByRole('dialog')).toBeHidden();
          await draw(page, form({ locale: 'fr' }, { listens }), lightbox({ open: true }));
          await expect(page.getByRole('dialog')).toBeVisible();
          await draw(page, form({ locale: 'fr' }, { listens }));
          await fillForm(late, createAddress());
          await findParts(late).submit.click();
          await expect.poll(() => readNotes(page)).toMatchObject([['late', 'vitrine-newsletter-submitted', {}]]);
        });

        if (way === 'components') {
          test('lost          | an element whose code cannot load keeps its children, and vitrine:preloaderror is dispatched', async ({
            page,
            watched,
          }) => {
            watched.expectConsoleMessage(/ERR_FAILED/);
            await page.route(/assets\/newsletter-form-[\w-]+\.js/, (route) => route.abort());
            await open(page);
            await page.evaluate(() =>
              addEventListener('vitrine:preloaderror', ({ type, detail }: CustomEventInit & Event) =>
                window.notes.push(['window', type, detail.tag]),
              ),
            );
            await draw(page, form({}, { children: ['a link'] }));
            // Strict mode mounts twice.
            await expect
              .poll(() => readNotes(page))
              .toContainEqual(['window', 'vitrine:preloaderror', 'vitrine-newsletter-form']);
            await expect(page.getByText('a link')).toBeVisible();
          });
        }

        test('unmounting    | every element leaves no listener, timer, mark on the page or node after a second mount', async ({
          page,
        }) => {
          const leftovers = await watchLeftovers(page);
          const names = listWidgetTags().map((tag) => tag.replace('vitrine-', ''));
          await open(page, ...names);
          const shown: Record<string, ElementSpec['attributes']> = {
            'contest-entry': { contest: 'fall-promotion' },
            'newsletter-lightbox': { trigger: 'delay', delay: 3600 },
            'video-block': { src: 'https://vimeo.com/76979871' },
          };
          const specs = names.map((each) => ({
            key: each,
            name: each,
            attributes: { api, locale: 'en', ...shown[each] },
          }));
          const mount = async () => {
            await draw(page, ...specs);
            await leftovers.remember('section > *');
            await expect(findParts(find(page, 'newsletter-form')).submit).toBeVisible();
            await expect(find(page, 'store-finder').getByRole('listitem').first()).toBeVisible();
            // A renderer keeps a reference to the latest element until it renders another.
            await draw(page, form({}, { key: 'another' }));
            await expect(findParts(find(page, 'newsletter-form')).submit).toBeVisible();
            await draw(page);
            await expect.poll(leftovers.readNodes, { timeout: 15_000 }).toEqual([]);
          };
          await mount();
          // What runs for seconds, such as a message that goes by itself, has ended.
          await expect
            .poll(async () => (await leftovers.read()).timers.filter((timer) => timer.startsWith('timeout')))
            .toEqual([]);
          const before = await leftovers.read();
          await mount();
          await expect.poll(leftovers.read).toEqual(before);
        });
      });
    }
  });
}
