import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createFakeGoogle, googleAddress } from '../google/fake-google.ts';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { googleMapsSources, googleMapsTrustedTypes } from '../support/source-facts.ts';
import { addressOf, readBaselinePage, readElement, readElements, tags } from './hostile-elements.ts';
import { messages } from './messages.ts';
import { createAddress, fillForm, findParts, formTag } from './newsletter.ts';
import { locales } from './places.ts';
import { sampledTestIn } from './sampled-test.ts';
import { findFinder } from './store-finder.ts';
import { expect, test } from './watched-page.ts';

// Pages with exactly the policy of the embedding guide; Trusted Types are enforced unless Google's map is wanted.
// hostile-pages.spec.ts tests how every element looks and works under it.

const own = ["default-src 'none'", "base-uri 'none'"];
const trust = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

/** The guide's policies: for the elements, and for Google's map in addition. */
function readGuide(locale: string): string[][] {
  const text = readFileSync(`host-site/content/widgets/embedding.${locale}.md`, 'utf8');
  const blocks = [...text.matchAll(/```text\n(script-src[^`]+)```/g)].map(([, block = '']) => block);
  return blocks.map((block) =>
    block
      .replaceAll('https://www.vitrine.example', origins.site)
      .split(';')
      .map((line) => line.trim()),
  );
}

async function readPolicy(name: string, locale: 'en' | 'fr'): Promise<string[]> {
  const { headers } = await fetch(addressOf(name, locale));
  return (headers.get('content-security-policy') ?? '').split('; ');
}

for (const locale of locales) {
  test(`the strict demo page has exactly the guide’s policy and its own files (${locale})`, async () => {
    const [elements = [], google = []] = readGuide(locale);
    expect(elements.length).toBe(6);
    expect(google.map((line) => line.split(' '))).toEqual(
      Object.entries(googleMapsSources).map(([directive, sources]) => [directive, ...sources]),
    );
    expect(readFileSync(`host-site/content/widgets/embedding.${locale}.md`, 'utf8')).toContain(
      `\`trusted-types ${googleMapsTrustedTypes.join(' ')}\``,
    );
    const withOwn = elements.map((line) => line.replace(/^(style-src|img-src|form-action)/, "$1 'self'"));
    expect((await readPolicy('strict', locale)).sort()).toEqual([...own, ...withOwn, ...trust].sort());
    // Where both have a directive, their sources are merged.
    const sources = (lines: readonly string[]) => lines.flatMap((line) => line.split(' ').slice(1)).sort();
    const names = (lines: readonly string[]) => [...new Set(lines.map((line) => line.split(' ')[0]))].sort();
    const policy = await readPolicy('strictGoogle', locale);
    expect(names(policy)).toEqual(names([...own, ...withOwn, ...google]));
    expect(sources(policy)).toEqual(sources([...own, ...withOwn, ...google]));
  });
}

/** What makes an element need a directive's permission. */
const needs: Record<string, (page: Page) => Promise<unknown>> = {
  'script-src': () => Promise.resolve(),
  'connect-src': (page) => page.locator('vitrine-photo-wall').evaluate((node) => node.scrollIntoView()),
  'style-src': () => Promise.resolve(),
  'img-src': (page) => readElement(page, 'vitrine-photo-wall'),
  'frame-src': (page) => page.locator('vitrine-video-block [part="play"]').click(),
  'form-action': async (page) => {
    await fillForm(page.locator(formTag), createAddress());
    // A click would wait for a page that never loads.
    await findParts(page.locator(formTag)).submit.evaluate((button: HTMLElement) => setTimeout(() => button.click()));
  },
};

test('leaving out any directive of the guide’s policy causes a policy violation', async ({ page, watched }) => {
  test.setTimeout(90_000);
  watched.expectConsoleMessage(/policy|Policy|Failed to fetch|directive|Refused|Failed to load|contest details/);
  const [elements = []] = readGuide('en');
  expect(elements.map((line) => line.split(' ')[0])).toEqual(expect.arrayContaining(Object.keys(needs)));
  for (const [directive, need] of Object.entries(needs)) {
    // The site's styles and forms are those of prerendered elements.
    const prerendered = ['style-src', 'form-action'].includes(directive) ? '&prerendered' : '';
    await page.goto(addressOf('strict', 'en', `without=${directive}${prerendered}`));
    await test.step(directive, () => need(page));
    await expect.poll(() => watched.consoleMessages.join('\n')).toContain(`policy violation: ${directive}`);
  }
});

for (const locale of locales) {
  const sampledTest = sampledTestIn(import.meta.url, locale);

  sampledTest(
    `prerendered elements are styled under the guide’s policy, and their form works without script (${locale})`,
  )(async ({ page }) => {
    await page.goto(addressOf('strict', locale, 'prerendered'));
    const form = page.locator(formTag);
    await expect(findParts(form).submit).toHaveCSS('background-color', 'rgb(36, 66, 58)');
    await fillForm(form, createAddress());
    await findParts(form).submit.click();
    await expect(page).toHaveURL(`${origins.site}/${locale}/newsletter/thank-you`);
    await expect(page.locator('h1')).toContainText(messages[locale].success);
  });

  if (isFullRun)
    test(`with a Google key the finder uses Google’s map, and the other elements are unchanged (${locale})`, async ({
      page,
      watched,
    }) => {
      test.setTimeout(90_000);
      const baseline = await readBaselinePage(page, locale);
      const google = await createFakeGoogle();
      const requests = await google.respond(page, ['success']);
      await page.goto(addressOf('strictGoogle', locale));
      const others = tags.filter((each) => each !== 'vitrine-store-finder');
      for (const [tag, { text, looks }] of await readElements(page, others)) {
        expect.soft(text, tag).toBe(baseline.get(tag)?.text);
        expect.soft(looks, tag).toEqual(baseline.get(tag)?.looks);
      }
      const { element, map, box, options, title } = findFinder(page);
      await element.getByRole('button', { name: /Show map|Afficher la carte/ }).click();
      await expect(map.getByRole('button').first()).toBeVisible();
      await expect(map.getByText('Natural Earth')).toHaveCount(0);
      await box.pressSequentially('qué');
      await options.filter({ hasText: 'QC, Canada' }).first().click();
      await expect(title).toContainText('QC, Canada');
      expect(requests).toHaveLength(1);
      watched.expectThirdParty(googleAddress);
    });
}

test('SF-07 a finder with a Google key keeps its own map and search where Trusted Types are enforced', async ({
  page,
  watched,
}) => {
  watched.expectConsoleMessage(/TrustedScriptURL|require-trusted-types-for/);
  const requests = await (await createFakeGoogle()).respond(page, ['success']);
  await page.goto(addressOf('strict', 'en'));
  const { element, map, box, title } = findFinder(page);
  await element.evaluate((finder) => finder.setAttribute('google-maps-key', 'a-key'));
  await element.getByRole('button', { name: 'Show map' }).click();
  await expect(map.getByText('Natural Earth')).toBeVisible();
  await box.pressSequentially('H2X');
  await box.press('Enter');
  await expect(title).toContainText('near H2X');
  expect(requests).toHaveLength(0);
  expect(watched.consoleMessages.filter((said) => said.startsWith('error: Google Maps: TypeError'))).toHaveLength(1);
});
