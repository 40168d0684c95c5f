import type { Frame, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { listWidgetTags } from '../support/widget-tags.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { isLongRun, type Locale, locales } from './places.ts';
import { texts } from './texts.ts';
import { expect, test } from './watched-page.ts';

// Every element on pages that do everything wrong. What each draws, and how it computes, is compared with the same
// element on a page that does nothing wrong.

const tags = listWidgetTags();
const openers: Record<string, string> = {
  'vitrine-newsletter-lightbox': 'open',
  'vitrine-gift-lightbox': 'open',
  'vitrine-consent-banner': 'open',
  'vitrine-loading-overlay': 'active',
};

interface Expected {
  /** What the console may say. */
  complaint?: RegExp;
  /** An element that is the page's own there. */
  taken?: string;
  /** An element that has reason to be otherwise there. */
  other?: string;
  isLarger?: boolean;
}

const troubles: Record<string, Expected> = {
  reset: {},
  important: {},
  inherited: {},
  quirks: {},
  transitional: {},
  xhtml: {},
  // The poster's address is relative, and so is where the page says.
  base: { other: 'vitrine-video-block', complaint: /ERR_UNSAFE_PORT/ },
  dark: {},
  zoomed: { isLarger: true },
  rightToLeft: {},
  framed: {},
  frozen: {},
  polluted: {},
  sameNames: { taken: 'vitrine-share-buttons', complaint: /vitrine-share-buttons/ },
  // Nothing is remembered, so the banner has no answer to show.
  storageBlocked: { other: 'vitrine-consent-banner' },
};

const addressOf = (name: string, locale: Locale): string =>
  `${origins.landing}/hostile/${name}${locale === 'fr' ? '/fr' : ''}`;

interface Reading {
  words: string;
  /** How each node computes. */
  looks: string[];
}

/** Scrolls an element into view until it has drawn itself, opens it where that takes an attribute, and reads it. */
async function readElement(page: Page | Frame, tag: string): Promise<Reading> {
  const element = page.locator(tag);
  await element.evaluate((node) => node.scrollIntoView());
  await expect(element.locator('.root > *').first(), tag).toBeAttached();
  const opener = openers[tag];
  if (opener) await element.evaluate((node, name) => node.setAttribute(name, ''), opener);
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
        // What is said aloud comes and goes.
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
  // Lists and details come over the network.
  await expect(async () => {
    const before = reading;
    await page.waitForTimeout(180);
    reading = await read();
    expect(reading).toEqual(before);
  }).toPass({ timeout: 10_000 });
  if (opener) await element.evaluate((node, name) => node.removeAttribute(name), opener);
  return reading;
}

/** Read once by each worker. */
const soundPages = new Map<Locale, Map<string, Reading>>();

async function readSoundPage(page: Page, locale: Locale): Promise<Map<string, Reading>> {
  const sound = soundPages.get(locale) ?? new Map<string, Reading>();
  if (sound.size === 0) {
    await page.goto(addressOf('plain', locale));
    for (const tag of tags) sound.set(tag, await readElement(page, tag));
    soundPages.set(locale, sound);
  }
  return sound;
}

for (const locale of locales) {
  const turns = Object.entries(troubles).filter((_, at) => isLongRun || at % 2 === (locale === 'fr' ? 0 : 1));

  test.describe(`every element on a page that does everything wrong (${locale})`, () => {
    test.use({ reducedMotion: 'reduce' });

    for (const [name, { complaint, taken, other, isLarger }] of turns) {
      test(name, async ({ page, watched }) => {
        test.setTimeout(90_000);
        if (complaint) watched.expectComplaint(complaint);
        const sound = await readSoundPage(page, locale);
        await page.goto(addressOf(name, locale));
        for (const tag of tags.filter((each) => each !== taken)) {
          const { words, looks } = await readElement(page, tag);
          if (tag === other) continue;
          expect.soft(words, tag).toBe(sound.get(tag)?.words);
          if (!isLarger) expect.soft(looks, tag).toEqual(sound.get(tag)?.looks);
        }
        const form = page.locator(formTag);
        await fillForm(form, createAddress());
        await findParts(form).submit.click();
        await expect(form).toContainText(texts[locale].success);
      });
    }
  });
}

test('every element draws itself in a sandboxed frame, and a form that may not send says so', async ({
  page,
  watched,
}) => {
  watched.expectComplaint(/403|sandbox|CORS|Failed to load|newsletter sign-up/);
  await page.goto(addressOf('sandboxed', 'fr'));
  const frame = page.frames()[1] as Frame;
  for (const tag of tags) await readElement(frame, tag);
  const form = frame.locator(formTag);
  await fillForm(form, createAddress());
  await findParts(form).submit.click();
  await expect(form.getByRole('alert').or(form.getByRole('status')).filter({ hasText: /\w/ }).first()).toBeVisible();
  await expect(findParts(form).email).toHaveValue(/@/);
});

test('what an ad blocker refuses leaves a link, and nothing else is touched', async ({ page, watched }) => {
  watched.expectComplaint(/ERR_BLOCKED|Failed to fetch|preload/);
  await page.route(/newsletter|share|contest/, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort('blockedbyclient'),
  );
  await page.goto(`${origins.landing}/gifts/fr`);
  await expect(page.locator('vitrine-gift-balance .root > *').first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Abonnez-vous à l’infolettre' })).toBeVisible();
});

test('a page that comes back from the back/forward cache still works', async ({ page }) => {
  await page.goto(`${origins.landing}/fr`);
  const form = page.locator(formTag);
  await findParts(form).email.fill('je-reviens@example.ca');
  await page.goto(`${origins.landing}/elements/fr`);
  await page.goBack();
  await expect(findParts(form).email).toHaveValue('je-reviens@example.ca');
  await fillForm(form, createAddress());
  await findParts(form).submit.click();
  await expect(form).toContainText(texts.fr.success);
});

test('every element prints, and keeps no cookie', async ({ page, context }) => {
  await page.goto(addressOf('plain', 'fr'));
  await page.emulateMedia({ media: 'print' });
  for (const tag of tags) await readElement(page, tag);
  expect(await context.cookies()).toEqual([]);
});
