import { origins } from '../support/ports.ts';
import { readShift } from './layout-shift.ts';
import { fillForm, findLightbox, findParts, formTag, openLightbox, visit } from './newsletter.ts';
import { places } from './places.ts';
import { createHold } from './service.ts';
import { endAnimations, endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

for (const place of places) {
  test(`the lightbox fits 320 pixels with its buttons in reach and at least 44 pixels in size on ${place.name}`, {
    tag: '@full',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    const { dialog, close, submit } = await openLightbox(page, place.url);
    const { scrollWidth, clientWidth } = await dialog.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const part of [close, submit]) {
      await part.scrollIntoViewIfNeeded();
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}

test('all elements of the page opening beside a form share one left edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/en/fall-promotion', '/fr/new-movers', '/fr/newsletter']) {
    await page.goto(path);
    const opening = page.locator('.form-page .opening > *');
    expect(await opening.count(), path).toBeGreaterThan(2);
    const edges = await opening.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(new Set(edges).size, path).toBe(1);
  }
});

test('a legal page’s parts have the numbers that its contents list gives them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/privacy');
  const headings = page.locator('.prose > h2');
  const entries = page.locator('.sidebar ol > li');
  expect(await headings.count()).toBeGreaterThan(5);
  await expect(entries).toHaveText(await headings.allTextContents());
  for (const numbered of [headings, entries]) {
    const markers = await numbered.evaluateAll((all) => all.map((each) => getComputedStyle(each, '::before').content));
    expect(new Set(markers)).toEqual(new Set(['counter(clause)']));
    const steps = await numbered.evaluateAll((all) => all.map((each) => getComputedStyle(each).counterIncrement));
    expect(new Set(steps)).toEqual(new Set(['clause 1']));
  }
  // The number is in the margin: the heading begins where its text does.
  const lefts = await page
    .locator('.prose > :is(h2, p)')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});

test('a table of three columns is as wide as a phone, its rows below their first cell', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/fr/privacy', '/en/widgets/embedding']) {
    await page.goto(path);
    const tables = page.locator('.prose .table table:has(th:nth-child(3))');
    expect(await tables.count(), path).toBeGreaterThan(0);
    const rows = await tables.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => {
        const [first, second] = [...row.children].map((cell) => cell.getBoundingClientRect());
        return {
          isWithin: row.scrollWidth <= row.clientWidth && row.getBoundingClientRect().right <= innerWidth,
          isStacked: !!first && !!second && second.top >= first.bottom && first.width > second.width,
        };
      }),
    );
    expect(rows.length, path).toBeGreaterThan(2);
    expect(rows, path).toEqual(rows.map(() => ({ isWithin: true, isStacked: true })));
  }
});

test('an upright picture has text beside it where there is room, and the text’s width on a phone', async ({ page }) => {
  const figure = page.locator('.prose > figure.upright');
  const next = figure.locator('xpath=following-sibling::*[1]');
  const readBoxes = async () =>
    Promise.all([figure, next].map((each) => each.evaluate((node) => node.getBoundingClientRect().toJSON())));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/articles/bar-cart');
  const [wide, beside] = await readBoxes();
  expect(beside.top).toBeLessThan(wide.bottom);
  expect(wide.left).toBeGreaterThan(beside.left);
  await page.setViewportSize({ width: 390, height: 844 });
  const [narrow, below] = await readBoxes();
  expect(below.top).toBeGreaterThanOrEqual(narrow.bottom);
  expect(narrow.width).toBeGreaterThanOrEqual(below.width);
});

test('a form page begins with its form and a good part of its picture', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/en/new-movers', '/fr/my-vitrine-finds', '/fr/newsletter', '/en/fall-promotion']) {
    await page.goto(path);
    const top = (selector: string) =>
      page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top));
    expect(await top('.form-page .form-art'), path).toBeLessThan(650);
    expect(await top('.form-page .sign-up'), path).toBeLessThan(300);
  }
});

test.describe('with prefers-reduced-motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no animation runs on the page or in the open lightbox', async ({ page }) => {
    const { element } = await openLightbox(page, '/en/contact');
    const moving = await element.evaluate((each) =>
      [...document.getAnimations(), ...(each.shadowRoot?.getAnimations() ?? [])]
        .map((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0))
        .filter((duration) => duration > 1),
    );
    expect(moving).toEqual([]);
  });
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('the lightbox, its field and its submit button have a border, and its focused close button an outline', async ({
    page,
  }) => {
    const { email, submit, close, dialog } = await openLightbox(page, '/en/contact');
    for (const part of [email, submit]) {
      const { borderStyle, borderWidth } = await part.evaluate((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return { borderStyle: borderTopStyle, borderWidth: Number.parseFloat(borderTopWidth) };
      });
      expect(borderStyle).toBe('solid');
      expect(borderWidth).toBeGreaterThanOrEqual(1);
    }
    await close.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await close.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
    // An outline that is transparent otherwise is the edge of the lightbox itself.
    const { outlineStyle, outlineColor } = await dialog.locator('.panel').evaluate((panel) => getComputedStyle(panel));
    expect(outlineStyle).toBe('solid');
    expect(outlineColor).not.toBe('rgba(0, 0, 0, 0)');
  });
});

test('layout shift is 0 on our pages, from navigation until the lightbox is open', async ({ page }) => {
  for (const path of ['/en', '/fr/newsletter', '/en/contact']) {
    await page.goto(path);
    await endRequests(page);
    expect(await readShift(page), path).toBe(0);
  }
  await page.mouse.move(640, 450);
  await findLightbox(page).element.evaluate((element) => element.toggleAttribute('open', true));
  await expect(findLightbox(page).dialog).toBeVisible();
  expect(await readShift(page)).toBe(0);
});

test('a prerendered form keeps its nodes, typed text and focus when its script loads', async ({ page }) => {
  const { hold, release } = createHold();
  await page.route('**/widgets/v1/*.js', hold);
  await page.goto('/en/newsletter', { waitUntil: 'commit' });
  const { email, submit } = findParts(page.locator(formTag));
  await email.fill('early@example.ca');
  await email.evaluate((field) => field.setAttribute('data-same', 'yes'));
  await email.focus();
  release();
  await page.evaluate((tag) => customElements.whenDefined(tag).then(() => undefined), formTag);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(email).toHaveValue('early@example.ca');
  await expect(email).toHaveAttribute('data-same', 'yes');
  await expect(email).toBeFocused();
});

test('the lightbox’s submit button has another colour on the sibling brands’ pages', async ({ page }) => {
  const readColour = async (url: string) => {
    const { element, submit } = await openLightbox(page, url);
    await fillForm(element, 'someone@example.ca');
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await endAnimations(submit);
    return submit.evaluate((button) => getComputedStyle(button).backgroundColor);
  };
  const ours = await readColour(`${origins.landing}/list`);
  expect(ours).toMatch(/^rgb\(/);
  expect(await readColour(`${origins.winners}/plain`)).not.toBe(ours);
  expect(await readColour(`${origins.marshalls}/single`)).not.toBe(ours);
});

test('the lightbox opens within three frames of its open attribute once its script has loaded', async ({ page }) => {
  await visit(page, '/en/contact');
  await endRequests(page);
  const { element } = findLightbox(page);
  const frames = await element.evaluate(
    (each) =>
      new Promise<number>((resolve) => {
        let seen = 0;
        const count = () => {
          seen += 1;
          requestAnimationFrame(count);
        };
        requestAnimationFrame(count);
        each.addEventListener('vitrine-newsletter-opened', () => resolve(seen), { once: true });
        each.toggleAttribute('open', true);
      }),
  );
  expect(frames).toBeLessThanOrEqual(3);
});
