import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { origins } from '../support/ports.ts';
import { sample } from '../support/samples.ts';

type Render = (tag: string, attributes: Record<string, string>, options: Record<string, string>) => string;
interface WidgetServer {
  renderWidget: Render;
  readWidgetStyles(tag: string): { file: string };
  widgetTags: readonly string[];
}

const { renderWidget, readWidgetStyles, widgetTags } = (await import(
  pathToFileURL(join(process.cwd(), 'dist/widgets/server.js')).href
)) as WidgetServer;

let served = { policy: '', body: '' };
const elsewhere = createServer((_, response) => {
  response.setHeader('content-security-policy', served.policy).setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Embedding</title><main>${served.body}</main></html>`);
});
test.beforeAll(() => new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve)));
test.afterAll(() => new Promise((resolve) => elsewhere.close(resolve)));
test.use({ javaScriptEnabled: false });

for (const means of sample(2, ['the hash of the manifest', 'a nonce'] as const)) {
  test(`inline styles of every element apply under a strict CSP only with ${means}`, { tag: '@full' }, async ({
    page,
    request,
  }) => {
    const { files } = (await (await request.get(`${origins.site}/widgets/v1/manifest.json`)).json()) as {
      files: { path: string; integrity: string }[];
    };
    for (const tag of widgetTags) {
      const nonce = means === 'a nonce' ? 'bm9uY2U=' : '';
      const source = nonce
        ? `nonce-${nonce}`
        : files.find(({ path }) => path === readWidgetStyles(tag).file)?.integrity;
      const body = renderWidget(tag, {}, { styles: 'inline', nonce });
      expect(body, tag).not.toContain('<link');
      const readDisplay = () =>
        page.locator(tag).evaluate((element) => element.shadowRoot && getComputedStyle(element).display);
      const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;

      served = { policy: `default-src 'none'; style-src '${source}'`, body: body };
      await page.goto(address);
      expect(await readDisplay(), tag).toBe('block');
      served = { policy: "default-src 'none'; style-src 'nonce-other'", body };
      await page.goto(address);
      expect(await readDisplay(), tag).toBe('inline');
    }
  });
}
