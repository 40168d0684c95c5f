import type { Frame, Locator, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { listWidgetTags } from '../support/widget-tags.ts';
import type { Locale } from './places.ts';
import { nextFrames } from './settled.ts';
import { expect } from './watched-page.ts';
import { type Use, uses } from './widget-uses.ts';

/** Tags of all elements in the build. */
export const tags = listWidgetTags();

const findUse = (tag: string) => uses[tag] as (typeof uses)[string];

/** Opens or closes an element that shows only by an attribute. */
export async function toggle(element: Locator, { opener }: Pick<Use, 'opener'>, isOpen: boolean): Promise<void> {
  if (opener)
    await element.evaluate((node, [name, force]) => node.toggleAttribute(name, force), [opener, isOpen] as const);
}

/** A page with every element and the named problem. */
export const addressOf = (name: string, locale: Locale, query = ''): string =>
  `${origins.landing}/hostile/${name}${locale === 'fr' ? '/fr' : ''}${query && `?${query}`}`;

interface Reading {
  text: string;
  /** Computed style of each node. */
  looks: string[];
}

/** Scrolls an element into view until it has rendered, and opens it if that takes an attribute. */
async function bringUp(view: Page | Frame, tag: string): Promise<void> {
  const element = view.locator(tag);
  await element.evaluate((node) => node.scrollIntoView());
  await expect(element.locator('.root > *').first(), tag).toBeAttached({ timeout: 20_000 });
  await toggle(element, findUse(tag), true);
  await expect(element.locator('.root'), tag).toHaveText(/\p{L}{3}/u);
}

/** Runs in a page: what each element says and how it looks. */
function read(elements: Element[]): [tag: string, reading: Reading][] {
  const properties = [
    'color',
    'backgroundColor',
    'display',
    'direction',
    'fontSize',
    'fontFamily',
    'fontStyle',
    'fontWeight',
    'letterSpacing',
    'textAlign',
    'textTransform',
    'boxSizing',
    'float',
    'visibility',
    'opacity',
    'cursor',
    'whiteSpace',
    'paddingTop',
    'borderTopWidth',
  ] as const;
  return elements.map((node) => {
    const drawn = [...(node.shadowRoot?.querySelectorAll('.root, .root *') ?? [])].slice(0, 80);
    // Live regions change over time.
    const texts = [...(node.shadowRoot?.querySelectorAll('.root > *') ?? [])].map((part) => {
      const copy = part.cloneNode(true) as Element;
      for (const said of copy.querySelectorAll('[role=status], [aria-live]')) said.remove();
      return copy.textContent;
    });
    const looks = drawn.map((each) => {
      const style = getComputedStyle(each);
      return `${each.localName} ${properties.map((property) => style[property]).join('|')}`;
    });
    return [node.localName, { text: texts.join(' '), looks }];
  });
}

/** Reads elements that show, once nothing in them has changed for ten frames: lists load over the network. */
async function readRested(view: Page | Frame, list: readonly string[]): Promise<[tag: string, reading: Reading][]> {
  const elements = view.locator(list.join());
  let readings = await elements.evaluateAll(read);
  await expect(async () => {
    const before = readings;
    await nextFrames(view, 10);
    readings = await elements.evaluateAll(read);
    expect(readings).toEqual(before);
  }).toPass({ timeout: 10_000 });
  expect(readings.map(([tag]) => tag).sort()).toEqual([...list].sort());
  return readings;
}

/** Reads an element, and closes it again if it was opened for that. */
export async function readElement(view: Page | Frame, tag: string): Promise<Reading> {
  await bringUp(view, tag);
  const [[, reading] = ['', { text: '', looks: [] }]] = await readRested(view, [tag]);
  await toggle(view.locator(tag), findUse(tag), false);
  return reading;
}

/** Reads elements by their tags: all that stand in the page together, those that cover it one after the other. */
export async function readElements(view: Page | Frame, list: readonly string[]): Promise<Map<string, Reading>> {
  const standing = list.filter((tag) => !findUse(tag).opener);
  for (const tag of standing) await bringUp(view, tag);
  const readings = new Map(await readRested(view, standing));
  for (const tag of list.filter((each) => findUse(each).opener)) readings.set(tag, await readElement(view, tag));
  return readings;
}

/** Read once per worker in a quarter of an hour: after that a store may have opened or closed. */
const baselinePages = new Map<string, Map<string, Reading>>();

/** Reads every element on a page without problems; the first call navigates the given page there. */
export async function readBaselinePage(page: Page, locale: Locale): Promise<Map<string, Reading>> {
  const key = `${locale} ${Math.floor(Date.now() / 900_000)}`;
  const known = baselinePages.get(key);
  if (known) return known;
  await page.goto(addressOf('plain', locale));
  const baseline = await readElements(page, tags);
  baselinePages.set(key, baseline);
  return baseline;
}

/** Does what a visitor came for with one element of the page, which otherwise stays as it was. */
export async function workWith(
  page: Page | Frame,
  tag: string,
  locale: Locale,
  watched: { thirdPartyRequests: string[] },
): Promise<void> {
  const element = page.locator(tag);
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await expect(element.locator('.root > *').first(), tag).toBeAttached({ timeout: 20_000 });
  await toggle(element, findUse(tag), true);
  await findUse(tag).act(page, element, locale, watched);
  await toggle(element, findUse(tag), false);
}
