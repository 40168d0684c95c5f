import type { Page } from '@playwright/test';
import { sample } from '../support/samples.ts';
import { addressOf, readElements, tags } from './hostile-elements.ts';
import { keepLightboxAway } from './newsletter.ts';
import { locales, sitePaths } from './places.ts';
import { sampleByLocale } from './sampled-test.ts';
import { endRequests } from './settled.ts';
import { expect, test } from './watched-page.ts';

// WCAG 2.2: text spacing (1.4.12), and names and roles (4.1.2) that are the same in both languages.

/** In the short run every eighth page. */
const somePaths = sample(8, sitePaths);

/** Sets the spaces that 1.4.12 names, in the page and in every open shadow root, as a visitor's extension does. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
    );
    const space = (root: Document | ShadowRoot) => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
      for (const node of root.querySelectorAll('*')) if (node.shadowRoot) space(node.shadowRoot);
    };
    space(document);
  });

/** Texts that a box cuts off, and how far the page scrolls sideways. */
const readLosses = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const look = (root: Document | ShadowRoot) => {
      for (const node of root.querySelectorAll<HTMLElement>('*')) {
        if (node.shadowRoot) look(node.shadowRoot);
        const { overflowX, overflowY, position, width, whiteSpace } = getComputedStyle(node);
        // Hidden from sight for good, for screen readers only.
        if (
          node.closest('.visually-hidden') ||
          width === '1px' ||
          position === 'fixed' ||
          !node.checkVisibility({ opacityProperty: true })
        )
          continue;
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const hasText = [...node.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
        if (!hasText || whiteSpace === 'pre') continue;
        const isCut =
          (cuts(overflowX) && node.scrollWidth > node.clientWidth + 1) ||
          (cuts(overflowY) && node.scrollHeight > node.clientHeight + 1);
        if (isCut) lost.push(`${node.localName}.${node.className}: ${node.textContent?.trim().slice(0, 40)}`);
      }
    };
    look(document);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { lost, sideways: Math.max(0, scrollWidth - clientWidth) };
  });

for (const locale of locales) {
  test(`no text is cut off and no page scrolls sideways with the text spacing of WCAG 1.4.12 (${locale})`, async ({
    page,
    watched,
  }) => {
    test.setTimeout(40_000 + somePaths.length * 3000);
    watched.expectConsoleMessage(/404/);
    await page.setViewportSize({ width: 390, height: 800 });
    await keepLightboxAway(page);
    for (const path of sampleByLocale(somePaths, locale)) {
      await page.goto(`/${locale}${path}`);
      await endRequests(page);
      await spaceText(page);
      expect.soft(await readLosses(page), path).toEqual({ lost: [], sideways: 0 });
    }
  });
}

/** An element's tree for assistive technology: each role with what it is called. */
async function readTree(page: Page, tag: string): Promise<{ roles: string[]; nameless: string[] }> {
  const tree = await page.locator(tag).ariaSnapshot();
  const lines = tree.split('\n').filter((line) => /^\s*- '?[a-z]/.test(line));
  const roles = lines.map((line) => /^(\s*- )'?([a-z]+)/.exec(line)?.slice(1).join('') ?? '');
  const controls = /^\s*- '?(button|link|textbox|combobox|checkbox|radio|searchbox|spinbutton|img|dialog|region)\b/;
  const nameless = lines.filter((line) => controls.test(line) && !/"|\//.test(line));
  return { roles: roles.filter((role) => !/text$/.test(role)), nameless };
}

test('each element has the same roles in both languages, and an accessible name for each control', {
  tag: '@full',
}, async ({ page }) => {
  test.setTimeout(90_000);
  const read = sample(4, tags);
  const trees = new Map<string, { roles: string[]; nameless: string[] }[]>();
  for (const locale of locales) {
    await page.goto(addressOf('plain', locale));
    await readElements(page, read);
    for (const tag of read) trees.set(tag, [...(trees.get(tag) ?? []), await readTree(page, tag)]);
  }
  for (const [tag, [english, french]] of trees) {
    // Lists of stores begin with another province in each language, and so with other stores: some have an event, in bold.
    const kinds = (roles: readonly string[] = []) =>
      tag === 'vitrine-store-finder' ? [...new Set(roles)].filter((role) => !role.endsWith('strong')).sort() : roles;
    expect.soft(kinds(french?.roles), tag).toEqual(kinds(english?.roles));
    expect.soft([...(english?.nameless ?? []), ...(french?.nameless ?? [])], tag).toEqual([]);
  }
});
