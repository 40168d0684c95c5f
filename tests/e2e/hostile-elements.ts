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
  words: string;
  /** Computed style of each node. */
  looks: string[];
}

/** Scrolls an element into view until it has rendered, opens it if that takes an attribute, and reads it. */
export async function readElement(page: Page | Frame, tag: string): Promise<Reading> {
  const element = page.locator(tag);
  await element.evaluate((node) => node.scrollIntoView());
  await expect(element.locator('.root > *').first(), tag).toBeAttached({ timeout: 20_000 });
  await toggle(element, findUse(tag), true);
  await expect(element.locator('.root'), tag).toHaveText(/\p{L}{3}/u);
  const read = () =>
    element.evaluate((node) => {
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
      const drawn = [...(node.shadowRoot?.querySelectorAll('.root, .root *') ?? [])].slice(0, 80);
      return {
        // Live regions change over time.
        words: [...(node.shadowRoot?.querySelectorAll('.root > *') ?? [])]
          .map((part) => {
            const copy = part.cloneNode(true) as Element;
            for (const said of copy.querySelectorAll('[role=status], [aria-live]')) said.remove();
            return copy.textContent;
          })
          .join(' '),
        looks: drawn.map((each) => {
          const style = getComputedStyle(each);
          return `${each.localName} ${properties.map((property) => style[property]).join('|')}`;
        }),
      };
    });
  let reading = await read();
  // Lists and details load over the network.
  await expect(async () => {
    const before = reading;
    await nextFrames(page, 10);
    reading = await read();
    expect(reading).toEqual(before);
  }).toPass({ timeout: 10_000 });
  await toggle(element, findUse(tag), false);
  return reading;
}

/** Read once per worker. */
const soundPages = new Map<Locale, Map<string, Reading>>();

/** Reads every element on a page without problems; the first call navigates the given page there. */
export async function readSoundPage(page: Page, locale: Locale): Promise<Map<string, Reading>> {
  const sound = soundPages.get(locale) ?? new Map<string, Reading>();
  if (sound.size === 0) {
    await page.goto(addressOf('plain', locale));
    for (const tag of tags) sound.set(tag, await readElement(page, tag));
    soundPages.set(locale, sound);
  }
  return sound;
}

/** Does what a visitor came for with one element of the page, which otherwise stays as it was. */
export async function workWith(
  page: Page | Frame,
  tag: string,
  locale: Locale,
  watched: { strangers: string[] },
): Promise<void> {
  const element = page.locator(tag);
  await element.evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await expect(element.locator('.root > *').first(), tag).toBeAttached({ timeout: 20_000 });
  await toggle(element, findUse(tag), true);
  await findUse(tag).act(page, element, locale, watched);
  await toggle(element, findUse(tag), false);
}
