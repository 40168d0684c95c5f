import type { CDPSession, Page } from '@playwright/test';
import fc from 'fast-check';
import { addressOf, tags } from '../e2e/hostile-elements.ts';
import { endRequests, nextFrames } from '../e2e/settled.ts';
import { expect, test } from '../e2e/watched-page.ts';
import { watchLeftovers } from '../package/watch-leftovers.ts';
import { isFullRun, sample } from '../support/samples.ts';
import { chooseLife, usualAttributes } from './life.ts';
import { playLife } from './play.ts';

// What pages and frameworks do to an element, in any order; and the same element made and taken away many times.

const lives = Number(process.env.LIFE_RUNS ?? 12);
const rounds = Number(process.env.LEAK_ROUNDS ?? 40);
/** One element, all in the full run. */
const someTags = sample(tags.length, tags, 5);

/** Opens a page without elements of ours that knows the kit's definition of this tag. */
async function openEmptyPage(page: Page, tag: string): Promise<void> {
  await page.goto(addressOf('plain', 'en'));
  await page.evaluate(
    async ([name, attributes]) => {
      for (const section of document.querySelectorAll('section')) section.remove();
      const element = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      document.querySelector('main')?.append(element);
      // The script waits for its first use.
      element.dispatchEvent(new Event('focusin', { bubbles: true }));
      await customElements.whenDefined(name);
      element.remove();
    },
    [tag, usualAttributes(tag)] as const,
  );
  await endRequests(page);
}

for (const tag of someTags) {
  test(`${tag} survives ${lives} random sequences of changes without errors or leftovers`, async ({
    page,
    watched,
  }) => {
    test.setTimeout(60_000 + lives * 1000);
    // Odd values are told to the page's author, and addresses without a file are 404 or of another origin.
    watched.expectConsoleMessage(
      /^(warning|info): |Failed to load resource|^error: Access to fetch at|^error: (articles|finds|stores|store search|map|contest details): /,
    );
    const leftovers = await watchLeftovers(page);
    await openEmptyPage(page, tag);
    const seed = isFullRun ? Date.now() : 17;
    const playAll = () =>
      fc.assert(
        fc.asyncProperty(chooseLife(tag), async (steps) => {
          expect(await page.evaluate(playLife, { tag, usual: usualAttributes(tag), steps })).toEqual({
            faults: [],
            mounted: [],
          });
        }),
        { numRuns: lives, seed },
      );
    await playAll();
    await endRequests(page);
    // Listeners that an element adds once for the page may stay.
    const before = await leftovers.read();
    await playAll();
    await endRequests(page);
    await expect.poll(leftovers.read).toEqual(before);
  });
}

for (const tag of ['vitrine-newsletter-lightbox', 'vitrine-gift-lightbox']) {
  test(`${tag} that is removed while it is open leaves no listener behind`, async ({ page }) => {
    const leftovers = await watchLeftovers(page);
    await openEmptyPage(page, tag);
    const openAndRemove = async () => {
      await page.evaluate((name) => {
        const element = document.createElement(name);
        element.toggleAttribute('open', true);
        document.querySelector('main')?.append(element);
      }, tag);
      await expect(page.locator(`${tag} dialog`)).toBeVisible();
      await page.locator(tag).evaluate((element) => element.remove());
      await nextFrames(page, 3);
    };
    // What is added once for the page may stay.
    await openAndRemove();
    const before = await leftovers.read();
    await openAndRemove();
    expect((await leftovers.read()).listeners).toEqual(before.listeners);
  });
}

interface Memory {
  bytes: number;
  nodes: number;
  listeners: number;
}

async function measureMemory(devtools: CDPSession): Promise<Memory> {
  for (let turn = 0; turn < 3; turn += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes, nodes, listeners };
}

for (const tag of someTags) {
  test(`${tag} leaks no memory, nodes or listeners when it is added and removed ${rounds} times`, {
    tag: '@full',
  }, async ({ page, watched }) => {
    test.setTimeout(60_000 + rounds * 500);
    watched.expectConsoleMessage(/^(warning|info): /);
    await openEmptyPage(page, tag);
    const devtools = await page.context().newCDPSession(page);
    const repeat = (times: number) =>
      page.evaluate(
        async ([name, attributes, count]) => {
          const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
          for (let turn = 0; turn < count; turn += 1) {
            const element = document.createElement(name);
            for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
            document.querySelector('main')?.append(element);
            await frame();
            if (!element.shadowRoot) throw new Error('The element has not rendered');
            element.remove();
            await frame();
          }
        },
        [tag, usualAttributes(tag), times] as const,
      );
    await repeat(20);
    await endRequests(page);
    await nextFrames(page, 10);
    const before = await measureMemory(devtools);
    await repeat(rounds);
    await endRequests(page);
    await nextFrames(page, 10);
    const after = await measureMemory(devtools);
    const grown = {
      bytes: after.bytes - before.bytes,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
    test.info().annotations.push({ type: 'growth', description: JSON.stringify(grown) });
    expect(grown.bytes).toBeLessThan(1_000_000);
    // One element may be kept by the renderer until the next one.
    expect(grown.listeners).toBeLessThanOrEqual(0);
    expect(grown.nodes).toBeLessThanOrEqual(0);
  });
}

test('an element keeps its styles when it is moved into an iframe, as editors do', async ({ page }) => {
  await page.goto(addressOf('plain', 'en'));
  const form = page.locator('vitrine-newsletter-form');
  await form.scrollIntoViewIfNeeded();
  const readColour = (element: Element) => getComputedStyle(element).backgroundColor;
  const colour = await form.getByRole('button').evaluate(readColour);
  await form.evaluate((element) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentDocument?.body.append(element);
  });
  const moved = page.frameLocator('body > iframe').locator('vitrine-newsletter-form').getByRole('button');
  await expect.poll(() => moved.evaluate(readColour)).toBe(colour);
});

test('removed shadow roots of the page leak no nodes, and an element that is moved repeatedly no listeners', async ({
  page,
}) => {
  await openEmptyPage(page, 'vitrine-share-buttons');
  const devtools = await page.context().newCDPSession(page);
  const repeat = async (times: number) => {
    await page.evaluate(async (count) => {
      const main = document.querySelector('main') as HTMLElement;
      const element =
        document.querySelector('vitrine-share-buttons') ?? document.createElement('vitrine-share-buttons');
      for (let turn = 0; turn < count; turn += 1) {
        const host = document.createElement('div');
        host.attachShadow({ mode: 'open' }).innerHTML = '<p>Theirs</p>'.repeat(50);
        main.append(host, element);
        await new Promise((resolve) => setTimeout(resolve));
        host.remove();
      }
    }, times);
    await nextFrames(page, 10);
    return measureMemory(devtools);
  };
  const before = await repeat(10);
  const after = await repeat(100);
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(5);
});
