import type { Frame, Locator, Page } from '@playwright/test';
import { isFullRun, sample } from '../support/samples.ts';
import { addressOf, tags, toggle, workWith } from './hostile-elements.ts';
import { messages } from './messages.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { listSignUps } from './stored-sign-ups.ts';
import { expect, test } from './watched-page.ts';
import { type Use, uses } from './widget-uses.ts';

// Every element in every container that people have: visible, no wider than its place, used, and the page stays usable.
// In the short run every fourth element is measured, and the next one is used in each; `shrinking-places` has
// those containers that are sized by their content, with every element.

const containers = [
  'flexRow',
  'flexColumn',
  'centredGrid',
  'float',
  'inlineBlock',
  'tableCell',
  'absolute',
  'dialog',
  'popover',
  'details',
  'tab',
  'carousel',
  'contentVisibility',
  'tagManager',
  'shadowRoot',
  'late',
  'twice',
  'formless',
];
/** Those sized by their content. */
const sizedByContent = ['flexRow', 'flexColumn', 'centredGrid', 'float', 'inlineBlock', 'tableCell', 'absolute'];
/** Those that are not displayed at first; the script says so for each element that waits in one. */
const undisplayed = ['dialog', 'popover', 'tab', 'tagManager'];
const findUse = (tag: string) => uses[tag] as Use;
/** Elements that cover the page, or show only on request. */
const covers = tags.filter((tag) => findUse(tag).opener);
const standing = tags.filter((tag) => !findUse(tag).opener);
/** Width of the page's sections, in pixels. */
const column = 640;

/** In the short run one element per container; the tag manager's place shows only elements that cover the page. */
function chooseUses(container: string): readonly string[] {
  const able = container === 'tagManager' ? covers : tags;
  return isFullRun ? able : [able[containers.indexOf(container) % able.length] ?? ''];
}

/** In the short run every fourth element that stands in the page, in the next container others. */
const chooseMeasured = (container: string): readonly string[] =>
  standing.filter((_, index) => isFullRun || (index + containers.indexOf(container)) % 4 === 0);

/** Opens or closes what an element stands in, if that is closed at first. */
const setPlace = (element: Locator, isOpen: boolean) =>
  element.evaluate((node, open) => {
    const place = node.closest<HTMLElement>('dialog, [popover], details, [data-tab], [hidden]');
    if (place instanceof HTMLDialogElement) open ? place.showModal() : place.close();
    else if (place?.popover) place.togglePopover(open);
    else if (place instanceof HTMLDetailsElement) place.open = open;
    else if (place) {
      place.dataset.tab = '';
      place.hidden = !open;
    }
    node.scrollIntoView({ block: 'center' });
  }, isOpen);

/** Expects an element to be as wide as its place or its content, and never wider than the place. */
async function expectFit(element: Locator, what: string): Promise<void> {
  const [width, excess] = await element.evaluate((node) => {
    const { width: own, right } = node.getBoundingClientRect();
    const host = (node.getRootNode() as ShadowRoot).host ?? node;
    const place = node.closest('dialog, [popover]') ?? host.closest('section') ?? document.body;
    return [own, right - place.getBoundingClientRect().right];
  });
  const isSizedByContent = ['vitrine-share-buttons', 'vitrine-store-search'].includes(
    await element.evaluate((node) => node.localName),
  );
  expect.soft(width, `${what} has a width`).toBeGreaterThanOrEqual(isSizedByContent ? 150 : Math.min(column, 512));
  expect.soft(excess, `${what} stands out of its place`).toBeLessThanOrEqual(0.5);
}

/** A real click reaches the page: nothing that covers it swallows the click. */
async function expectUsable(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const heading = page.locator('h1, iframe').first();
  await heading.evaluate((node) => node.addEventListener('click', () => node.setAttribute('data-clicked', '')));
  if (await page.locator('h1').count()) {
    await heading.click({ position: { x: 3, y: 3 } });
    await expect(heading).toHaveAttribute('data-clicked');
  }
  await expect(page.locator('body > [aria-busy], dialog:modal')).toHaveCount(0);
}

async function openContainer(page: Page, container: string, locale: Locale): Promise<Page | Frame> {
  await page.goto(addressOf(container, locale));
  return container === 'formless' ? (page.frames()[1] as Frame) : page;
}

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  for (const container of sample(
    3,
    containers.filter((each) => isFullRun || !sizedByContent.includes(each)),
  )) {
    sampledTest(`elements fit and work in the container ${container} (${locale})`, { tag: '@full' })(
      async ({ page, watched }) => {
        test.setTimeout(isFullRun ? 180_000 : 40_000);
        if (container === 'tagManager')
          watched.expectComplaint(/^warning: vitrine-[a-z-]+: <div style=.* is not rendered; it opens in the body/);
        if (container === 'formless') watched.expectComplaint(/both allow-scripts and allow-same-origin/);
        // Chromium logs this about a forced layout.
        watched.expectComplaint(/^verbose: Rendering was performed in a subtree/);
        if (undisplayed.includes(container)) watched.expectComplaint(/^info: vitrine: .* is not displayed\./);
        const view = await openContainer(page, container, locale);
        for (const tag of chooseMeasured(container)) {
          const element = view.locator(tag);
          await element.waitFor({ state: 'attached' });
          if (container === 'tagManager') {
            await expect(element).toBeHidden();
            continue;
          }
          await setPlace(element, true);
          await expect(element.locator('.root > *').first(), tag).toBeAttached({ timeout: 20_000 });
          await expectFit(element, tag);
          await setPlace(element, false);
        }
        for (const tag of chooseUses(container))
          await test.step(tag, async () => {
            const element = view.locator(tag);
            await setPlace(element, true);
            await workWith(view, tag, locale, watched);
            await toggle(element, findUse(tag), false);
            await setPlace(element, false);
          });
        await expectUsable(page);
      },
    );
  }

  sampledTest(`a form in a frame without allow-forms is sent and stored once (${locale})`)(
    async ({ page, watched }) => {
      watched.expectComplaint(/both allow-scripts and allow-same-origin/);
      const address = createAddress();
      const form = (await openContainer(page, 'formless', locale)).locator(formTag);
      await form.evaluate((node) => node.scrollIntoView());
      await fillForm(form, address);
      await findParts(form).submit.click();
      await expect(form).toContainText(messages[locale].success);
      expect(await listSignUps(address)).toHaveLength(1);
    },
  );

  sampledTest(`a form in a frame of an opaque origin says to open it in a tab of its own (${locale})`)(
    async ({ page, watched }) => {
      watched.expectComplaint(/403|sandbox|CORS|Failed to load|newsletter sign-up/);
      await page.goto(addressOf('sandboxed', locale));
      const form = (page.frames()[1] as Frame).locator(formTag);
      await form.evaluate((node) => node.scrollIntoView());
      await fillForm(form, createAddress());
      await findParts(form).submit.click();
      await expect(findParts(form).status).toHaveText(locale === 'en' ? /its own tab/ : /un onglet/);
      await expect(findParts(form).email).toHaveValue(/@/);
    },
  );
}
