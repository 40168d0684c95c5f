import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { findBanner, readHiddenAnswers } from './consent.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { findLightbox, keepLightboxAway, lightboxTag, readSuppression, visit } from './newsletter.ts';
import { endAnimations, endScrolling, nextFrames } from './settled.ts';
import { expect, test } from './watched-page.ts';

// What comes by itself (the consent question, the lightbox, its teasers, the overlay) asks one module, and so do the rules
// here: never inside a task, never twice, never much of a small screen, never where the page refuses.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());

/** What a page has of a visitor's task, and how the visitor begins it, and leaves it. */
const tasks: Record<string, [markup: string, begin: (page: Page) => Promise<unknown>]> = {
  'a ticked box': [
    '<form><label><input type="checkbox"> Gift wrap</label></form>',
    (page) => page.getByRole('checkbox').check(),
  ],
  'a chosen radio button': [
    '<form><label><input type="radio" name="size"> Large</label></form>',
    (page) => page.getByRole('radio').check(),
  ],
  'a choice from a list': [
    '<select><option>1</option><option>2</option></select>',
    (page) => page.locator('select').selectOption('2'),
  ],
  'a press of a form’s button': [
    '<form><button type="button" id="add">Add to cart</button></form>',
    (page) => page.locator('#add').click(),
  ],
  'a frame that was left again': [
    '<iframe id="card" title="Card" srcdoc="<input>"></iframe><p>Words</p>',
    async (page) => {
      await page.frameLocator('#card').locator('input').click();
      // Beside it: the focus is in the page again.
      await page.locator('main > p').click();
    },
  ],
  'a field in a closed root that was left again': [
    '<div id="place"></div><p>Words</p>',
    async (page) => {
      await page.evaluate(() => {
        const field = document.createElement('input');
        document.querySelector('#place')?.attachShadow({ mode: 'closed' }).append(field);
        field.focus();
      });
      await page.keyboard.type('4111');
      await page.locator('main > p').click();
    },
  ],
};

/** An embedder's page with a lightbox that is due in five seconds, on a clock that the test moves. */
async function openDue(page: Page, markup: string, attributes = ''): Promise<void> {
  await page.clock.install();
  await elsewhere.open(page, `${markup}<${lightboxTag} ${attributes}></${lightboxTag}>`);
  // The page's policy allows no style attribute.
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-style]'))
      each.style.cssText = each.dataset.style ?? '';
  });
  await findLightbox(page).dialog.waitFor({ state: 'attached' });
  await page.clock.runFor(100);
}

for (const [name, [markup, begin]] of Object.entries(tasks))
  test(`NL-10 the lightbox stays closed after ${name}`, async ({ page }) => {
    await openDue(page, markup);
    await begin(page);
    await page.clock.runFor(20_000);
    await expect(findLightbox(page).dialog).toBeHidden();
  });

test('NL-10 a teaser stays away after a ticked box, and a form that the server shows anew stays quiet', async ({
  page,
}) => {
  await openDue(page, '<form><input type="checkbox"></form>', 'display="bar"');
  await page.getByRole('checkbox').check();
  await page.clock.runFor(20_000);
  const teaser = page.locator('aside.teaser');
  await expect(teaser).toHaveCount(0);
  await page.reload();
  await findLightbox(page).dialog.waitFor({ state: 'attached' });
  await page.clock.runFor(20_000);
  await expect(teaser).toHaveCount(0);
  // Another page is another matter.
  await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
  await page.clock.runFor(2_000);
  await expect(teaser).toBeVisible();
});

/** What a page may show, and what ends it. */
const covers: Record<
  string,
  [markup: string, begin: (page: Page) => Promise<unknown>, end: (page: Page) => Promise<unknown>]
> = {
  'a menu that a button shows': [
    `<button aria-expanded="false" id="toggle">Shop</button><ul data-style="position:absolute;display:none"><li>Lamps</li></ul>`,
    async (page) => {
      await page.evaluate(() =>
        document.querySelector('#toggle')?.addEventListener('click', ({ currentTarget }) => {
          const toggle = currentTarget as HTMLElement;
          const isOpen = toggle.getAttribute('aria-expanded') === 'true';
          toggle.setAttribute('aria-expanded', String(!isOpen));
          (toggle.nextElementSibling as HTMLElement).style.display = isOpen ? 'none' : 'block';
        }),
      );
      await page.locator('#toggle').click();
    },
    (page) => page.locator('#toggle').click(),
  ],
  'a menu in details': [
    '<details><summary>Shop</summary><ul data-style="position:absolute"><li>Lamps</li></ul></details>',
    (page) => page.locator('summary').click(),
    (page) => page.locator('summary').click(),
  ],
  'a popover of its own over the middle': [
    '<div popover="manual" id="window" data-style="width:20em;height:20em">A window</div>',
    (page) => page.locator('#window').evaluate((each: HTMLElement) => each.showPopover()),
    (page) => page.locator('#window').evaluate((each: HTMLElement) => each.hidePopover()),
  ],
  'a drawer without a role that holds the focus': [
    '<div id="drawer" data-style="position:fixed;inset:0 auto 0 0;width:15em;background:#fff"><button>Close</button></div>',
    (page) => page.locator('#drawer button').focus(),
    (page) => page.locator('#drawer').evaluate((each) => each.remove()),
  ],
  'a part that it keeps quiet': [
    '<section data-vitrine-quiet><p>Your balance: $25</p></section>',
    (page) => page.evaluate(() => undefined),
    (page) => page.locator('section').evaluate((each) => each.toggleAttribute('hidden', true)),
  ],
  'our loading overlay': [
    '<vitrine-loading-overlay></vitrine-loading-overlay>',
    async (page) => {
      await page.locator('vitrine-loading-overlay .veil').waitFor({ state: 'attached' });
      await page.locator('vitrine-loading-overlay').evaluate((each) => each.toggleAttribute('active', true));
    },
    (page) => page.locator('vitrine-loading-overlay').evaluate((each) => each.removeAttribute('active')),
  ],
};

for (const [name, [markup, begin, end]] of Object.entries(covers))
  test(`NL-10 the lightbox stays closed while the page shows ${name}, and opens afterwards`, async ({ page }) => {
    await openDue(page, markup);
    await begin(page);
    await page.clock.runFor(12_000);
    const { dialog } = findLightbox(page);
    await expect(dialog).toBeHidden();
    await end(page);
    await page.clock.runFor(3_000);
    await expect(dialog).toBeVisible();
  });

test('NL-10 a bar is shown once: the next page has none, although no one has closed it', async ({ page }) => {
  const markup = `<${lightboxTag} delay="0" display="bar"></${lightboxTag}>`;
  await elsewhere.open(page, markup);
  const teaser = page.locator('aside.teaser');
  await expect(teaser).toBeVisible();
  expect(await readSuppression(page)).toEqual({ shownAt: expect.any(Number) });
  await elsewhere.open(page, markup);
  await findLightbox(page).dialog.waitFor({ state: 'attached' });
  await nextFrames(page, 60);
  await expect(teaser).toHaveCount(0);
});

for (const [name, close] of [
  [
    'a script or a page that morphs',
    (page: Page) => findLightbox(page).element.evaluate((each) => each.removeAttribute('open')),
  ],
  ['leaving the page', (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))],
] as const)
  test(`NL-10 ${name} closes the lightbox, and does not count as a visitor’s closing`, async ({ page }) => {
    await visit(page, `${origins.landing}/list`);
    const { dialog, element } = findLightbox(page);
    await element.evaluate((each) => each.toggleAttribute('open', true));
    await expect(dialog).toBeVisible();
    await element.evaluate((each) => {
      const closed = new Promise((resolve) => each.addEventListener('vitrine-newsletter-closed', () => resolve(true)));
      Reflect.set(window, 'closed', closed);
    });
    await close(page);
    await page.evaluate(() => Reflect.get(window, 'closed'));
    expect(await readSuppression(page)).toEqual({ shownAt: expect.any(Number) });
  });

test('NL-10 a teaser leaves the window to the consent question that a visitor asks for', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await elsewhere.open(
    page,
    `<a href="/" data-consent-preferences>Cookies</a><vitrine-consent-banner></vitrine-consent-banner>
     <${lightboxTag} delay="0" display="card"></${lightboxTag}>`,
  );
  const teaser = page.locator('aside.teaser');
  await expect(teaser).toBeVisible();
  await page.getByRole('link', { name: 'Cookies' }).click();
  await expect(findBanner(page).getByRole('region')).toBeVisible();
  await expect(teaser).toBeHidden();
  await findBanner(page).getByRole('button', { name: 'Refuse' }).click();
  await expect(teaser).toBeVisible();
});

/** What may be refused: its markup, what shows it, and where it would be seen. */
const kinds = {
  consent: ['<vitrine-consent-banner></vitrine-consent-banner>', 'section'],
  lightbox: [`<${lightboxTag} delay="0"></${lightboxTag}>`, 'dialog'],
  teaser: [`<${lightboxTag} delay="0" display="card"></${lightboxTag}>`, 'aside'],
  overlay: ['<vitrine-loading-overlay></vitrine-loading-overlay>', '.veil'],
} as const;

test.describe('where the page refuses', () => {
  test.use({ consent: 'undecided' });
  for (const [kind, [markup, selector]] of Object.entries(kinds))
    test(`a page that cancels vitrine-interruption for ${kind} has none, and it comes on another page`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.addInitScript(() => {
        const heard: unknown[] = [];
        Reflect.set(window, 'heard', heard);
        addEventListener('vitrine-interruption', (event) => {
          heard.push((event as CustomEvent).detail);
          if (!location.hash) event.preventDefault();
        });
      });
      await elsewhere.open(page, `<button type="button">Buy</button>${markup}`);
      const shown = page.locator(markup.slice(1, markup.search(/[ >]/))).locator(selector);
      const request = () =>
        page.evaluate(() =>
          document.body.dispatchEvent(
            new CustomEvent('vitrine-overlay-requested', { bubbles: true, cancelable: true }),
          ),
        );
      const readHeard = () => page.evaluate(() => Reflect.get(window, 'heard'));
      if (kind === 'overlay') {
        await shown.waitFor({ state: 'attached' });
        await request();
      }
      await expect.poll(readHeard).toEqual([{ kind }]);
      await page.clock.runFor(2_000);
      expect(await readHeard()).toEqual([{ kind }]);
      expect(await shown.isVisible()).toBe(false);
      await page.evaluate(() => history.pushState(null, '', '/another#allowed'));
      if (kind === 'overlay') await request();
      await expect(shown).toBeVisible();
      expect(await readHeard()).toEqual([{ kind }, { kind }]);
    });
});

test('what a page or a visitor asks for asks no one: open, active and a press', async ({ page }) => {
  await elsewhere.open(
    page,
    `<vitrine-loading-overlay></vitrine-loading-overlay><${lightboxTag} trigger="manual"></${lightboxTag}>`,
  );
  await findLightbox(page).dialog.waitFor({ state: 'attached' });
  await page.locator('vitrine-loading-overlay .veil').waitFor({ state: 'attached' });
  await page.evaluate((tag) => {
    addEventListener('vitrine-interruption', () => document.body.setAttribute('data-heard', ''));
    document.querySelector(tag)?.toggleAttribute('open', true);
    document.querySelector('vitrine-loading-overlay')?.toggleAttribute('active', true);
  }, lightboxTag);
  await expect(findLightbox(page).dialog).toBeVisible();
  await expect(page.locator('vitrine-loading-overlay .veil')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-heard');
});

/** Phones upright and on their side. */
const screens = [
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

/** The share of the window that an element covers. */
const readShare = (page: Page, selector: string) =>
  page.locator(selector).evaluate((each) => {
    const { width, height } = each.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });

test.describe('asked for consent', () => {
  test.use({ consent: 'undecided' });

  for (const [width, height] of screens)
    test(`TR-01 the question takes a third of ${width} × ${height} at most, with both answers in sight and a cue for the rest`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await keepLightboxAway(page);
      await page.goto('/fr/legal');
      expect(await readHiddenAnswers(page)).toEqual([]);
      expect(await readShare(page, 'vitrine-consent-banner section')).toBeLessThanOrEqual(1 / 3 + 0.001);
      const words = findBanner(page).locator('.words');
      const { isCut, background } = await words.evaluate((each) => ({
        isCut: each.scrollHeight > each.clientHeight + 1,
        background: getComputedStyle(each).backgroundAttachment,
      }));
      if (isCut) expect(background).toContain('local');
    });

  test('NL-01 the lightbox leaves a page with the question where it is', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/en/legal');
    await findBanner(page).getByRole('region').waitFor();
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await endScrolling(page);
    const before = await page.evaluate(() => scrollY);
    const { dialog, element } = findLightbox(page);
    await element.evaluate((each) => each.toggleAttribute('open', true));
    await expect(dialog).toBeVisible();
    await endScrolling(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('TR-01 the question does not come up on a page whose form someone has begun', async ({ page }) => {
    const markup = '<input aria-label="Card">';
    await elsewhere.open(page, markup);
    await page.getByLabel('Card').fill('4111');
    await page.getByLabel('Card').blur();
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('vitrine-consent-banner')));
    await findBanner(page).locator('section').waitFor({ state: 'attached' });
    await nextFrames(page, 60);
    await expect(findBanner(page).getByRole('region')).toHaveCount(0);
    await page.evaluate(() => history.pushState(null, '', '/another'));
    // The field that was used is of the page before.
    await page.getByLabel('Card').evaluate((each) => each.remove());
    await expect(findBanner(page).getByRole('region')).toBeVisible();
  });
});

for (const [width, height] of screens)
  test(`NL-01 a lightbox that is due at ${width} × ${height} comes as a bar, which opens it`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await elsewhere.open(page, `<${lightboxTag} delay="0"></${lightboxTag}>`);
    const teaser = page.locator('aside.teaser.bar');
    await expect(teaser).toBeVisible();
    const { dialog, close } = findLightbox(page);
    await expect(dialog).toBeHidden();
    await endAnimations(teaser);
    expect(await readShare(page, 'aside.teaser')).toBeLessThanOrEqual(1 / 3);
    await teaser.getByRole('button', { name: 'Sign up' }).click();
    await expect(dialog).toBeVisible();
    await expect(teaser).toHaveCount(0);
    await close.click();
    await expect(dialog).toBeHidden();
    await nextFrames(page, 60);
    await expect(teaser).toHaveCount(0);
  });

for (const display of ['bar', 'card', 'tab'])
  for (const [width, height] of screens)
    test(`NL-01 a ${display} takes a third of ${width} × ${height} at most, and its buttons are in sight`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await elsewhere.open(page, `<${lightboxTag} delay="0" display="${display}" locale="fr"></${lightboxTag}>`);
      const teaser = page.locator('aside.teaser');
      await expect(teaser).toBeVisible();
      await endAnimations(teaser);
      expect(await readShare(page, 'aside.teaser')).toBeLessThanOrEqual(1 / 3);
      const hidden = await teaser.evaluate((each) => {
        const root = each.getRootNode() as ShadowRoot;
        return [...each.querySelectorAll('button')].filter((button) => {
          const { left, top, width: across, height: down } = button.getBoundingClientRect();
          return root.elementFromPoint(left + across / 2, top + down / 2) !== button || top + down > innerHeight;
        }).length;
      });
      expect(hidden).toBe(0);
    });
