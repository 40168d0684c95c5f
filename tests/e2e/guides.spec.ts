import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origins } from '../support/ports.ts';
import { isFullRun } from '../support/samples.ts';
import { keepLightboxAway } from './newsletter.ts';
import { type Locale, locales } from './places.ts';
import { expect, test } from './watched-page.ts';

const folder = 'host-site/content/widgets';

interface Snippet {
  name: string;
  html: string;
}

/** Every HTML block of the documentation, with this build's site instead of production. */
function listSnippets(locale: Locale): Snippet[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(`.${locale}.md`));
  return files.flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^```html\n([\s\S]*?)^```$/gm)].map(([, html = '']) => ({
      name: file,
      html: html.replaceAll('https://www.vitrine.example', origins.site),
    })),
  );
}

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

for (const locale of isFullRun ? locales : (['fr'] as const)) {
  test(`every HTML snippet of the documentation works on a page of another site (${locale})`, {
    tag: '@full',
  }, async ({ browser }) => {
    test.slow();
    const address = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
    const snippets = listSnippets(locale);
    expect(snippets.length).toBeGreaterThan(18);
    for (const { name, html } of snippets) {
      // Some blocks show part of a page that already has the script tag.
      const body = /\/widgets\/[^"']*\.js/.test(html) ? html : script + html;
      const theme = !/<vitrine-|createElement/.test(html);
      page = `<!doctype html><html lang="${locale}-CA"><title>${name}</title><body>${body}${
        theme ? '<vitrine-newsletter-form></vitrine-newsletter-form>' : ''
      }</body></html>`;
      // Inline code is the embedder's own, which their policy has to allow.
      policy = /<style|<script>|src="\/js/.test(html) ? '' : readPolicy(locale);
      // The text beside a frame says that it has to be allowed.
      if (html.includes('<iframe')) policy = policy.replace('frame-src', `frame-src ${origins.site}`);
      const context = await browser.newContext();
      const tab = await context.newPage();
      const problems: string[] = [];
      tab.on('pageerror', (error) => problems.push(error.message));
      tab.on('console', (message) => /policy/i.test(message.text()) && problems.push(message.text()));
      await tab.goto(address());
      // The search box loads once the visitor uses it.
      if (html.includes('<vitrine-store-search')) await tab.locator('input').first().focus();
      const drawn = () =>
        tab.evaluate(() => {
          const all = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('vitrine-'));
          return all.length > 0 && all.every(({ shadowRoot }) => shadowRoot?.firstElementChild?.firstElementChild);
        });
      await expect.poll(drawn, { message: `${name}: ${html}` }).toBe(true);
      expect(problems, name).toEqual([]);
      await context.close();
    }
  });
}

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
