import type { Locator, Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { serveEmbeddingPages } from './embedding-page.ts';
import { endAnimations } from './settled.ts';
import { expect, test } from './watched-page.ts';

// Elements that cover a page, in places that are hidden: a tag manager's HTML, an inactive tab, a closed menu. Either
// the cover is visible, or the page stays usable.

const elsewhere = serveEmbeddingPages();
test.beforeAll(() => elsewhere.start());
test.afterAll(() => elsewhere.stop());
test.use({ consent: 'undecided' });

const lightbox = 'vitrine-newsletter-lightbox';
const giftLightbox = 'vitrine-gift-lightbox';
const overlay = 'vitrine-loading-overlay';
const banner = 'vitrine-consent-banner';

type Hide = (place: HTMLElement) => void;

/** Ways to hide a place with everything in it. */
const hidings: Record<string, Hide> = {
  'display: none': (place) => place.style.setProperty('display', 'none'),
  'display: none !important': (place) => place.style.setProperty('display', 'none', 'important'),
  'content-visibility: hidden': (place) => place.style.setProperty('content-visibility', 'hidden'),
  'the hidden attribute': (place) => place.setAttribute('hidden', ''),
  'hidden=until-found': (place) => place.setAttribute('hidden', 'until-found'),
  'closed details as its parent': (place) => {
    const details = document.createElement('details');
    place.replaceWith(details);
    details.append(place);
  },
  'a closed dialog as its parent': (place) => {
    const dialog = document.createElement('dialog');
    place.replaceWith(dialog);
    dialog.append(place);
  },
  'a closed popover': (place) => place.setAttribute('popover', 'auto'),
  'a canvas as its parent': (place) => {
    const canvas = document.createElement('canvas');
    place.replaceWith(canvas);
    canvas.append(place);
  },
};
/** Ways to hide a place that leave top-layer content visible. */
const veilings: Record<string, Hide> = {
  'visibility: hidden': (place) => place.style.setProperty('visibility', 'hidden'),
  'opacity: 0': (place) => place.style.setProperty('opacity', '0'),
  'the inert attribute': (place) => place.setAttribute('inert', ''),
  'no width and height': (place) => Object.assign(place.style, { width: '0', height: '0', overflow: 'hidden' }),
  'a clip path': (place) => place.style.setProperty('clip-path', 'inset(100%)'),
};

/** An embedder's page with one element in a hidden place, and a button of its own. */
async function openPage(page: Page, tag: string, hide?: Hide): Promise<Locator> {
  await elsewhere.open(page, '<button id="own">0</button><div id="place" class="tab"></div>');
  await page.locator('#own').evaluate((button) =>
    button.addEventListener('click', () => {
      button.textContent = `${Number(button.textContent) + 1}`;
    }),
  );
  if (hide) await page.locator('#place').evaluate(hide);
  await page.evaluate((name) => {
    const link = Object.assign(document.createElement('a'), { href: '/x', textContent: 'Open' });
    const element = document.createElement(name);
    if (name === 'vitrine-gift-lightbox') element.append(link);
    document.querySelector('#place')?.append(element);
  }, tag);
  await expect(page.locator(`${tag} .root > *`).first()).toBeAttached();
  return page.locator(tag);
}

/** A real mouse click reaches the page: nothing that covers it swallows the click. */
async function expectUsablePage(page: Page): Promise<void> {
  const own = page.locator('#own');
  const before = Number(await own.textContent());
  const box = await own.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 3, (box?.y ?? 0) + 3);
  await expect(own).toHaveText(`${before + 1}`);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

const set = (element: Locator, name: string, isSet = true) =>
  element.evaluate((each, [attribute, force]) => each.toggleAttribute(attribute, force), [name, isSet] as const);

for (const [name, hide] of sample(4, Object.entries({ ...hidings, ...veilings }))) {
  const isHidden = name in hidings;

  test.describe(`in a container hidden with ${name}`, () => {
    test.beforeEach(({ watched }) => {
      // Chromium logs this about a forced layout.
      watched.expectConsoleMessage(/^verbose: Rendering was performed in a subtree/);
      if (isHidden)
        watched.expectConsoleMessage(/^warning: vitrine-[a-z-]+: <[a-z]+.* is not rendered; it opens in the body/);
    });

    test('NL-01 OV-01 the lightbox and the loading overlay are visible while open and return to the container', async ({
      page,
      watched,
    }) => {
      const element = await openPage(page, lightbox, hide);
      await set(element, 'open');
      await expect(element.locator('dialog')).toBeVisible();
      await page.mouse.click(4, 4);
      await expect(element.locator('dialog')).toBeHidden();
      await expect(page.locator(`#place > ${lightbox}`)).toHaveCount(1);
      await expect(page.locator('body > div')).toHaveCount(0);
      const warnings = watched.consoleMessages.filter((text) => text.startsWith('warning'));
      expect(warnings).toHaveLength(isHidden ? 1 : 0);
      await expectUsablePage(page);

      const veiling = await openPage(page, overlay, hide);
      await set(veiling, 'active');
      await expect(veiling.locator('.veil')).toBeVisible();
      const box = await veiling.locator('.veil').boundingBox();
      expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 900 });
      await set(veiling, 'active', false);
      await expect(veiling.locator('.veil')).toBeHidden();
      await expect(page.locator(`#place > ${overlay}`)).toHaveCount(1);
      await expectUsablePage(page);
    });
  });

  if (isHidden)
    test(`a container hidden with ${name} closes an open lightbox or overlay in it and leaves the page usable`, {
      tag: '@full',
    }, async ({ page, watched }) => {
      watched.expectConsoleMessage(/^verbose: Rendering was performed in a subtree/);
      const element = await openPage(page, lightbox);
      await set(element, 'open');
      await expect(element.locator('dialog')).toBeVisible();
      await page.locator('#place').evaluate(hide);
      await expect(element).not.toHaveAttribute('open');
      // It closes when the attribute change is rendered.
      await expect(element.locator('dialog')).toHaveJSProperty('open', false);
      await expectUsablePage(page);

      const other = await openPage(page, overlay);
      await set(other, 'active');
      await expect(other.locator('.veil')).toBeVisible();
      await page.locator('#place').evaluate(hide);
      await expect(other).not.toHaveAttribute('active');
      await expectUsablePage(page);
    });
}

/** Places in which `position: fixed` no longer means the window, or from which no z-index reaches out. */
const confinements = {
  'a transform': 'transform: translate(0)',
  'a filter': 'filter: grayscale(0)',
  'contain: paint': 'contain: paint',
  'content-visibility: auto': 'content-visibility: auto; contain-intrinsic-size: auto 100px',
  'a z-index below the rest': 'position: relative; z-index: 0',
};
for (const [name, style] of sample(2, Object.entries(confinements))) {
  test(`TR-01 NL-10 the consent banner and the teaser are at the window’s edge in a container with ${name}`, {
    tag: '@full',
  }, async ({ page }) => {
    /** Confines an element, with the rest of the page above it, and returns what the visitor meets at the lower edge. */
    const confine = async (tag: string, attributes: Record<string, string>) => {
      await elsewhere.open(page, '<div id="place"></div>');
      await page.evaluate(
        ([tagName, ownAttributes, ownStyle]) => {
          const place = document.querySelector<HTMLElement>('#place');
          const rest = document.createElement('div');
          rest.style.cssText = 'position: relative; z-index: 1; height: 3000px; background: white';
          if (place) place.style.cssText = ownStyle;
          place?.after(rest);
          const element = document.createElement(tagName);
          for (const [key, value] of Object.entries(ownAttributes)) element.setAttribute(key, value);
          place?.append(element);
        },
        [tag, attributes, style] as const,
      );
      const shown = page.locator(`${tag} :is(section, aside)`);
      await expect(shown).toBeVisible();
      await endAnimations(shown);
      const box = await shown.boundingBox();
      expect(box).toMatchObject({ x: 0, width: 1280 });
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(900, 0);
      return page.evaluate(() => document.elementFromPoint(20, innerHeight - 20)?.localName);
    };
    expect(await confine(banner, {})).toBe(banner);
    const teaser = await confine(lightbox, { display: 'bar', delay: '0' });
    // A page may lay what it likes over a teaser.
    if (!style.includes('z-index')) expect(teaser).toBe(lightbox);
  });
}

test('NL-10 a teaser lies below what the page lays over it, and always below the consent banner', async ({ page }) => {
  const findAtEdge = () => page.evaluate(() => document.elementFromPoint(20, innerHeight - 20)?.localName);
  const showTeaser = async () => {
    await page.locator('#place').evaluate((place, tag) => {
      const element = document.createElement(tag);
      element.setAttribute('display', 'bar');
      element.setAttribute('delay', '0');
      place.append(element);
    }, lightbox);
    const teaser = page.locator(`${lightbox} aside`);
    await expect(teaser).toBeVisible();
    await endAnimations(teaser);
  };
  await elsewhere.open(page, '<div id="place"></div><nav id="cart"></nav>');
  await page.locator('#cart').evaluate((cart) => {
    cart.style.cssText = 'position: fixed; inset: 0; z-index: 2000';
  });
  await showTeaser();
  expect(await findAtEdge()).toBe('nav');

  // It is shown once.
  await page.evaluate(() => localStorage.clear());
  await elsewhere.open(page, `<div id="place"></div><${banner}></${banner}>`);
  await page.locator(banner).getByRole('button', { name: 'Refuse' }).click();
  await page.locator('#place').evaluate((place) => place.style.setProperty('transform', 'translate(0)'));
  await showTeaser();
  expect(await findAtEdge()).toBe(lightbox);
  await set(page.locator(banner), 'open');
  await expect(page.locator(`${banner} section`)).toBeVisible();
  expect(await findAtEdge()).toBe(banner);
});

test.describe('in a container with display: none', () => {
  const hide = hidings['display: none'];
  test.beforeEach(({ watched }) => {
    watched.expectConsoleMessage(/<div id="place" class="tab".*><\/div> is not rendered; it opens in the body/);
  });

  test('TR-01 the consent banner opens where it is visible, and returns to the container once answered', async ({
    page,
  }) => {
    const element = await openPage(page, banner, hide);
    await element.getByRole('button', { name: 'Refuse' }).click();
    await expect(element.locator('section')).toBeHidden();
    await expect(page.locator(`#place > ${banner}`)).toHaveCount(1);
    await expectUsablePage(page);
  });

  test('RT-08 the gift lightbox opens without its trigger link, and returns to the container', async ({ page }) => {
    const element = await openPage(page, giftLightbox, hide);
    await set(element, 'open');
    await expect(element.locator('dialog')).toBeVisible();
    await expect(element.getByText('Open', { exact: true })).toBeHidden();
    await element.locator('button.close').click();
    await expect(page.locator(`#place > ${giftLightbox} > a`)).toHaveCount(1);
    await expect(element).not.toHaveAttribute('data-moved');
    await expectUsablePage(page);
  });

  test('LOC-05 the lightbox keeps its language and typed text, and is removed with the container', async ({ page }) => {
    const element = await openPage(page, lightbox, hide);
    await page.locator('#place').evaluate((place) => place.setAttribute('lang', 'fr'));
    await expect(element.locator('h2')).toHaveText(/trouvaille/);
    await element.locator('input[name=Email]').evaluate((input: HTMLInputElement) => {
      input.value = 'gardé@example.ca';
    });
    await set(element, 'open');
    await expect(element.locator('dialog')).toBeVisible();
    await expect(element.locator('h2')).toHaveText(/trouvaille/);
    await expect(element.locator('input[name=Email]')).toHaveValue('gardé@example.ca');
    // An application renders its next view.
    await page.locator('#place').evaluate((place) => place.remove());
    await page.keyboard.press('Escape');
    await expect(element).toHaveCount(0);
    await expectUsablePage(page);
  });
});

test('NL-01 OV-01 an element that is itself hidden stays closed, with one warning', async ({ page, watched }) => {
  watched.expectConsoleMessage(/is not rendered; it stays closed/);
  for (const [tag, attribute] of [
    [lightbox, 'open'],
    [giftLightbox, 'open'],
    [overlay, 'active'],
  ] as const) {
    watched.consoleMessages.length = 0;
    const element = await openPage(page, tag);
    await set(element, 'hidden');
    for (const time of ['first', 'second']) {
      await set(element, attribute);
      await expect(element, time).not.toHaveAttribute(attribute);
    }
    await expect(page.locator(`#place > ${tag}`)).toHaveCount(1);
    expect(watched.consoleMessages).toEqual([
      expect.stringMatching(`^warning: ${tag}: <${tag}.* is not rendered; it stays closed.$`),
    ]);
    await expectUsablePage(page);
  }
});

test('NL-01 a lightbox whose dialog part the page hides closes and leaves the page usable', async ({ page }) => {
  const element = await openPage(page, lightbox);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('vitrine-newsletter-lightbox::part(dialog) { display: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await set(element, 'open');
  await expect(element).not.toHaveAttribute('open');
  await expectUsablePage(page);
});

test('NL-10 hidden dialogs and banners do not keep the lightbox from opening', async ({ page, watched }) => {
  watched.expectConsoleMessage(/vitrine-consent-banner: <vitrine-consent-banner.* is not rendered; it stays closed/);
  await elsewhere.open(
    page,
    `<div hidden><dialog open>Closed</dialog></div><div id="menu" role="dialog" aria-modal="true">Menu</div>
     <${banner} open hidden></${banner}><${lightbox} delay="0"></${lightbox}>`,
  );
  await page.locator('#menu').evaluate((menu) => menu.style.setProperty('visibility', 'hidden'));
  await expect(page.locator(`${lightbox} dialog`)).toBeVisible();
});

test('an element is not clickable without pointer-events, and neither visible nor focusable with visibility: hidden', async ({
  page,
}) => {
  await elsewhere.open(page, '<vitrine-store-search></vitrine-store-search>');
  const search = page.locator('vitrine-store-search');
  const field = search.getByRole('combobox');
  await expect(field).toBeVisible();
  const put = (name: string, value: string) =>
    page.evaluate(([property = '', text = '']) => document.body.style.setProperty(property, text), [name, value]);
  const isHit = () =>
    search.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
  expect(await isHit()).toBe(true);
  await put('pointer-events', 'none');
  expect(await isHit()).toBe(false);
  const isFocusable = () =>
    search.locator('[role=combobox]').evaluate((input: HTMLInputElement) => {
      input.focus();
      return input.matches(':focus');
    });
  expect(await isFocusable()).toBe(true);
  await field.evaluate((input) => input.blur());
  await put('visibility', 'hidden');
  await expect(field).toBeHidden();
  expect(await isFocusable()).toBe(false);
});
