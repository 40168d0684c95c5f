import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { isFullRun, sample } from '../support/samples.ts';
import { keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { expect, test } from './watched-page.ts';

const folder = 'host-site/content/widgets';

interface Snippet {
  /** File and position in it. */
  name: string;
  code: string;
}

/** The blocks of a language in a Markdown file, with this build's site instead of production. */
const listBlocks = (path: string, language: string): Snippet[] =>
  [...readFileSync(path, 'utf8').matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = ''], at) => ({
      name: `${basename(dirname(path))}/${basename(path)} ${at + 1}`,
      code: code.replaceAll('https://www.vitrine.example', origins.site),
    }),
  );

/** The documentation in a language. */
const listGuides = (locale: Locale): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(`.${locale}.md`))
    .map((file) => `${folder}/${file}`);
const readmes = readdirSync('widgets/elements')
  .map((name) => `widgets/elements/${name}/README.md`)
  .filter((path) => existsSync(path) && readFileSync(path, 'utf8').includes('```html'));

/** Exactly the policy that the embedding guide requires, with Trusted Types enforced. */
function readPolicy(locale: Locale): string {
  const text = readFileSync(`${folder}/embedding.${locale}.md`, 'utf8');
  const [, lines = ''] = /^```text\n(script-src https:\/\/www[\s\S]*?)^```$/m.exec(text) ?? [];
  const others = "default-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
  return `${lines.replaceAll('https://www.vitrine.example', origins.site).replace(/\s+/g, ' ')}; ${others}`;
}

let page = '';
let policy = '';
const elsewhere = createServer(async (request, response) => {
  // A copy of a whole file on the embedder's server.
  if (request.url?.endsWith('.js')) {
    const file = await fetch(`${origins.site}/widgets/v1/${request.url.split('/').pop()}`);
    response.setHeader('content-type', 'text/javascript').end(await file.text());
  } else {
    if (policy) response.setHeader('content-security-policy', policy);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  }
});
test.beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));

const script = `<script type="module" src="${origins.site}/widgets/v1/vitrine.js"></script>`;

const address = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
/** These show nothing until they open. */
const covering = /<vitrine-(consent-banner|newsletter-lightbox|loading-overlay)/;
/** What the browser or the service says of a video or a contest that this build does not have is no fault of a snippet. */
const ours = /^vitrine|There is no contest|policy|SyntaxError/i;

/** A tab with the page, and what its console says of us. */
async function openPage(browser: Browser): Promise<{ tab: Page; problems: string[] }> {
  const tab = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  tab.on('pageerror', (error) => problems.push(String(error)));
  tab.on('console', (message) => ours.test(message.text()) && problems.push(message.text()));
  await tab.goto(address());
  return { tab, problems };
}

const listWidgets = (tab: Page) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(({ localName }) => localName.startsWith('vitrine-'))
      .map((element) => ({
        isDrawn: !!element.shadowRoot?.firstElementChild?.firstElementChild,
        height: element.getBoundingClientRect().height,
      })),
  );

/** Shows a snippet in a page of another site, and waits for its widgets. */
async function show(browser: Browser, { name, code }: Snippet, locale: Locale): Promise<void> {
  // Some blocks show part of a page that already has the script tag.
  const body = /<script[^>]* src=|\/widgets\/[^"']*\.js/.test(code) ? code : script + code;
  const theme = !/<vitrine-|createElement/.test(code);
  page = `<!doctype html><html lang="${locale}-CA"><title>${name}</title><body>${body}${
    theme ? '<vitrine-newsletter-form></vitrine-newsletter-form>' : ''
  }</body></html>`;
  // Inline code is the embedder's own, which their policy has to allow.
  policy = /<style|<script>|src="\/js/.test(code) ? '' : readPolicy(locale);
  // The text beside a frame says that it has to be allowed.
  if (code.includes('<iframe')) policy = policy.replace('frame-src', `frame-src ${origins.site}`);
  const { tab, problems } = await openPage(browser);
  // The search box loads once the visitor uses it.
  const early = tab.locator('vitrine-store-search input');
  if ((await early.count()) > 0) await early.first().focus();
  await expect
    .poll(async () => {
      const widgets = await listWidgets(tab);
      return widgets.length > 0 && widgets.every(({ isDrawn }) => isDrawn);
    }, name)
    .toBe(true);
  if (!covering.test(code))
    await expect.poll(async () => (await listWidgets(tab)).map(({ height }) => height)).not.toContain(0);
  expect(problems, name).toEqual([]);
  await tab.context().close();
}

for (const locale of isFullRun ? locales : (['fr'] as const)) {
  const snippets = listGuides(locale).flatMap((path) => listBlocks(path, 'html'));
  for (const snippet of sample(24, snippets))
    test(`an HTML snippet of the documentation works on a page of another site: ${snippet.name}`, async ({
      browser,
    }) => {
      expect(snippets.length).toBeGreaterThan(18);
      await show(browser, snippet, locale);
    });

  const scripts = listGuides(locale).flatMap((path) => listBlocks(path, 'js'));
  for (const { name, code } of sample(4, scripts, 3))
    test(`a script of the documentation runs on a page of another site: ${name}`, async ({ browser }) => {
      policy = '';
      page = `<!doctype html><html lang="${locale}-CA"><title>${name}</title><body><p id="basket">Basket</p><script>${code}</script>${script}</body></html>`;
      const { tab, problems } = await openPage(browser);
      await expect.poll(() => tab.evaluate(() => window.vitrine?.version)).toBeTruthy();
      expect(problems).toEqual([]);
      await tab.context().close();
    });
}

for (const snippet of sample(
  3,
  readmes.flatMap((path) => listBlocks(path, 'html')),
))
  test(`an element’s README has a snippet that works as it stands: ${snippet.name}`, async ({ browser }) => {
    await show(browser, snippet, 'fr');
  });

test('the snippets of the READMEs are one for each element, and a gift lightbox can be opened', async ({ browser }) => {
  expect(readmes.length).toBeGreaterThan(14);
  const [snippet] = listBlocks('widgets/elements/gift-lightbox/README.md', 'html');
  page = `<!doctype html><html lang="fr-CA"><title>Gift</title><body>${snippet?.code}</body></html>`;
  policy = readPolicy('fr');
  const { tab } = await openPage(browser);
  await tab.waitForFunction(() => customElements.get('vitrine-gift-lightbox'));
  await tab.locator('vitrine-gift-lightbox > a').click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.context().close();
});

test.describe('the documentation of a widget', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies a code block to the clipboard and announces it', async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto('/fr/widgets/newsletter-lightbox');
    const code = page.locator('.code').first();
    const copy = code.getByRole('button');
    await expect(copy).toHaveText('Copier');
    await copy.click();
    await expect(copy).toHaveText('Copié');
    await expect(code.getByRole('status')).toHaveText('Copié');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await code.locator('pre').textContent());
    expect(copied).toContain('<vitrine-newsletter-lightbox>');
  });

  test('opens the element that is already on the page', async ({ page }) => {
    await keepLightboxAway(page);
    await page.goto('/en/widgets/newsletter-lightbox');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('requests the live element’s script only once it is near the viewport', async ({ page }) => {
    await keepLightboxAway(page);
    await page.setViewportSize({ width: 390, height: 500 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isAsked = () => asked.some((address) => /\/contact-form[\w.-]*\.js/.test(address));
    await page.goto('/en/widgets/contact-form', { waitUntil: 'networkidle' });
    expect(isAsked()).toBe(false);
    await page.locator('#live').scrollIntoViewIfNeeded();
    await expect(page.locator('.live form')).toBeVisible();
    expect(isAsked()).toBe(true);
  });
});

test.describe('the documentation without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('has a link in place of the live element', async ({ page }) => {
    await page.goto('/en/widgets/contact-form');
    await expect(page.locator('.live').getByRole('link')).toHaveAttribute('href', '/en/contact#contact');
    await expect(page.locator('.code').first().getByRole('button')).toHaveCount(0);
  });
});
