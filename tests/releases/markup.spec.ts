import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sampleByLocale } from '../e2e/sampled-test.ts';
import { createHold } from '../e2e/service.ts';
import { nextFrames } from '../e2e/settled.ts';
import { origins } from '../support/ports.ts';

// Pages keep prerendered markup for years; the script that takes it over is today's. Whatever the markup is, the
// visitor gets today's element, with what was typed before the script came.

const locales = ['en', 'fr'] as const;
type Locale = (typeof locales)[number];
const folder = new URL('.', import.meta.url);
const releases = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const read = (release: string, name: string, locale: Locale) =>
  readFileSync(new URL(`${release}/${name}.${locale}.html`, folder), 'utf8');

const pages = new Map<string, string>();
const elsewhere = createServer(({ url = '' }, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(pages.get(url));
});
test.beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

/** Opens an embedder's page with this markup; its script does not come until `release` is called. */
async function open(page: Page, markup: string, locale: Locale): Promise<{ release: () => void }> {
  const { hold, release } = createHold();
  await page.route('**/widgets/v1/vitrine.js', hold);
  const body = markup.replaceAll('"/widgets/v1/', `"${origins.site}/widgets/v1/`);
  const path = `/${pages.size}`;
  pages.set(
    path,
    `<!doctype html><html lang="${locale}"><title>Embedding</title><main>${body}</main>` +
      `<script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script></html>`,
  );
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
  return { release };
}

/** What a form asks and calls things, in order. */
const describeForm = (element: Locator): Promise<string[]> =>
  element.evaluate(({ shadowRoot }) =>
    [
      ...(shadowRoot?.querySelectorAll('h2, h3, legend, label, input[name], select, textarea, [type=submit]') ?? []),
    ].map((node) => {
      const { localName, type, name, labels } = node as HTMLInputElement;
      return labels
        ? `${localName} ${type} ${name}: ${[...labels].map((label) => label.textContent).join(' ')}`
        : `${localName} ${node.textContent}`;
    }),
  );

/** Waits until two elements ask for the same things in the same order; either may still be loading. */
async function expectSameForm(element: Locator, fresh: Locator, name?: string): Promise<void> {
  const compare = async () => {
    const [own, wanted] = [await describeForm(element), await describeForm(fresh)].map((form) => form.join('\n'));
    return own === wanted ? 'the same' : `${own}\n\ninstead of\n\n${wanted}`;
  };
  await expect.poll(compare, name).toBe('the same');
}

/** Puts an element with the same attributes, never prerendered, at the end of the page. */
const addFresh = (element: Locator): Promise<void> =>
  element.evaluate((old) => {
    const fresh = document.createElement(old.localName);
    for (const { name, value } of old.attributes) fresh.setAttribute(name, value);
    document.body.append(fresh);
  });

const samples: Record<string, string> = {
  email: 'shopper@example.ca',
  tel: '(514) 555-0199',
  numeric: '1234',
  'postal-code': 'H2X 1Y4',
};
const textFields = 'input:is([type=text], [type=email], [type=tel], :not([type])), textarea';

/** Types into every text field of an element; returns what each should still have. */
async function fillIn(element: Locator): Promise<Record<string, string>> {
  const typed: Record<string, string> = {};
  for (const field of await element.locator(textFields).all()) {
    if (!(await field.isVisible())) continue;
    const [name, ...kinds] = await field.evaluate((node: HTMLInputElement) => [
      node.name,
      node.autocomplete,
      node.type,
      node.inputMode,
    ]);
    const value = kinds.map((kind) => samples[kind]).find(Boolean) ?? 'Maple';
    await field.fill(value);
    if (name) typed[name] = value;
  }
  return typed;
}

const readValues = (element: Locator, names: string[]): Promise<Record<string, string | undefined>> =>
  element.evaluate(
    ({ shadowRoot }, wanted) =>
      Object.fromEntries(
        wanted.map((name) => [name, shadowRoot?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value]),
      ),
    names,
  );

for (const { name: release } of releases) {
  const names = new Set(readdirSync(new URL(release, folder)).map((file) => file.split('.')[0] as string));
  for (const locale of locales) {
    test(`prerendered markup of ${release} becomes the current elements and keeps the typed text (${locale})`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      // The sheets of that release are not in this build.
      await page.route('**/chunks/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
      for (const name of sampleByLocale([...names], locale)) {
        const held = await open(page, read(release, name, locale), locale);
        const element = page.locator(`vitrine-${name}`).first();
        const typed = await fillIn(element);
        held.release();
        await page.waitForFunction((tag) => customElements.get(tag), `vitrine-${name}`);
        await addFresh(element);
        const fresh = page.locator(`vitrine-${name}`).last();
        await expect(fresh.locator('.root'), name).toBeAttached();
        await expectSameForm(element, fresh, name);
        expect(await readValues(element, Object.keys(typed)), name).toEqual(typed);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.evaluate(() => sessionStorage.clear());
      }
    });
  }
}

/** Today’s newsletter form as another release could have rendered it. */
const changes: Record<string, (html: string) => string> = {
  'an extra field': (html) => html.replace('<div part="field"', '<div part="field"><input name="Nickname"></div>$&'),
  'a missing field': (html) => html.replace(/<div part="field"[^>]*>.*?<\/div>/, ''),
  'two fields in reverse order': (html) =>
    html.replace(/(<div part="field".*?<\/div>)(<div part="field".*?<\/div>)/, '$2$1'),
  'another wrapper': (html) => html.replace(/<form .*<\/form>/s, '<div>$&</div>'),
  'another heading level': (html) => html.replaceAll('h2', 'h3'),
  'the attributes of another page': (html) => html.replace('<vitrine-newsletter-form', '$& brand="winners"'),
};

for (const [what, change] of Object.entries(changes)) {
  test(`prerendered markup with ${what} is re-rendered, and the field’s text, focus and selection stay`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(`${origins.site}/en/newsletter`)).text();
    const current = /<vitrine-newsletter-form.*?<\/vitrine-newsletter-form>/s.exec(html)?.[0] ?? '';
    const earlier = change(current);
    expect(earlier).not.toBe(current);
    const marked = what.startsWith('the attributes')
      ? earlier
      : earlier.replace(/data-markup="[^"]*"/, 'data-markup="x"');
    const held = await open(page, marked, 'en');
    const element = page.locator('vitrine-newsletter-form').first();
    const field = element.locator('[name=Zip]');
    await field.fill('H2X 1Y4');
    await field.evaluate((node: HTMLInputElement) => node.setSelectionRange(1, 3));
    held.release();
    await page.waitForFunction(() => customElements.get('vitrine-newsletter-form'));
    await addFresh(element);
    const fresh = page.locator('vitrine-newsletter-form').last();
    await expect(fresh.locator('[type=submit]')).toBeAttached();
    await expectSameForm(element, fresh);
    await expect(field).toHaveValue('H2X 1Y4');
    await expect(field).toBeFocused();
    expect(await field.evaluate((node: HTMLInputElement) => [node.selectionStart, node.selectionEnd])).toEqual([1, 3]);
  });
}

for (const [what, isRemoved] of [
  ['is removed before its old markup is re-rendered requests no articles', true],
  ['stays while its old markup is re-rendered requests its articles', false],
] as const) {
  test(`an element that ${what}`, async ({ page }) => {
    const lists: string[] = [];
    page.on('request', (request) => request.url().endsWith('/articles/en.json') && lists.push(request.url()));
    const { hold, release } = createHold();
    await page.route('**/*restore-user-input*.js', hold);
    const held = await open(page, read(releases[0]?.name ?? '', 'article-list', 'en'), 'en');
    const asked = page.waitForRequest(/restore-user-input/);
    held.release();
    const address = (await asked).url();
    if (isRemoved) await page.locator('vitrine-article-list').evaluate((element) => element.remove());
    release();
    await page.evaluate((url) => import(url), address);
    await nextFrames(page, 5);
    expect(lists).toHaveLength(isRemoved ? 0 : 1);
  });
}
