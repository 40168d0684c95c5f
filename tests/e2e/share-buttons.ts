import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';

/** Address of the widgets’ folder. */
export const widgets = `${origins.site}/widgets/v1/`;
/** The widgets’ script tag. */
export const script = `<script type="module" src="${widgets}vitrine.js"></script>`;
/** Tag of the share buttons. */
export const tag = 'vitrine-share-buttons';
/** The element without attributes. */
export const share = `<${tag}></${tag}>`;
const head = `<title>Page</title><link rel="canonical" href="https://example.ca/en/mirrors?a=1&amp;b=2">
  <meta property="og:title" content="Mirrors &amp; light"><meta property="og:description" content="Six ideas">
  <meta property="og:image" content="https://example.ca/mirror.jpg">`;
/** The pages' canonical address, encoded as in share links. */
export const address = 'https%3A%2F%2Fexample.ca%2Fen%2Fmirrors%3Fa%3D1%26b%3D2';

interface Opening {
  lang?: string;
  headers?: Record<string, string>;
  waitUntil?: 'load' | 'commit';
}

/**
 * Serves an embedder's site whose pages declare what to share. Unlike the embedding pages of other tests, it has no
 * policy unless a test gives one, and the body contains the script tag.
 */
export function serveSharedPages() {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page?.headers }).end(page?.html);
  });
  return {
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
    /** Opens a page with this body. */
    async open(
      page: Page,
      body: string,
      { lang = 'en', headers = {}, waitUntil = 'load' }: Opening = {},
    ): Promise<void> {
      const path = `/${pages.size}`;
      const html = `<!doctype html><html lang="${lang}"><head>${head}</head><body><main>${body}</main></body></html>`;
      pages.set(path, { html, headers });
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { waitUntil });
    },
  };
}

/** A link of the row by its name. */
export const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
/** Name of the link to Facebook. */
export const facebook = /Facebook/;

/** Records what the page opens, and whether it was allowed, instead of opening it. */
export async function recordOpenedWindows(page: Page, isLet = true): Promise<() => Promise<unknown[][]>> {
  await page.addInitScript((allowed) => {
    const calls: unknown[][] = [];
    Reflect.set(window, 'opened', calls);
    window.open = (...call) => {
      calls.push(call);
      return allowed ? ({ opener: window } as Window) : null;
    };
  }, isLet);
  return () => page.evaluate(() => Reflect.get(window, 'opened') as unknown[][]);
}

/** Records the networks that the element reports. */
export async function recordEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    addEventListener('vitrine-share-opened', (event) => told.push((event as CustomEvent).detail.network));
  });
  return () => page.evaluate(() => Reflect.get(window, 'told') as string[]);
}
