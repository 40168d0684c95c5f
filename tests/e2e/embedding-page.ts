import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { origins } from '../support/ports.ts';

const widgets = `${origins.site}/widgets/v1/`;
const scriptTag = `<script type="module" src="${widgets}vitrine.js"></script>`;
/**
 * The policy of the strictest embedder, with the frames that a video needs, pictures from one more origin, and requests
 * to some.
 */
const writePolicy = (pictures: string, requests: string) =>
  [
    "default-src 'none'",
    `script-src ${origins.site}`,
    `connect-src ${requests}`,
    `img-src 'self' ${pictures}`,
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#c49a72" d="M0 0h16v9H0z"/></svg>';

/**
 * Serves an embedder's site under a strict policy: each page is what its test registered. `findPictures` gives another
 * origin that pictures may come from, once it is known; `requests` are the origins that scripts may ask.
 */
export function serveEmbeddingPages(findPictures = () => '', requests = origins.site) {
  const pages = new Map<string, string>();
  const server = createServer(({ url = '' }, response) => {
    if (url === '/missing.svg') {
      response.writeHead(404).end();
      return;
    }
    if (url === '/poster.svg') {
      response.setHeader('content-type', 'image/svg+xml').end(picture);
      return;
    }
    response
      .setHeader('content-security-policy', writePolicy(findPictures(), requests))
      .setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pages.get(url.replace(/\?.*/, '')));
  });
  /** The address of a page with this body and the script tag, or another script. */
  const add = (body: string, lang = 'en-CA', script = scriptTag): string => {
    const path = `/${pages.size}`;
    pages.set(
      path,
      `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>Embedding</title>` +
        `<main><h1>A page</h1>${body}</main>${script}</html>`,
    );
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  };
  return {
    add,
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
    /** Opens such a page. */
    open: async (page: Page, ...content: Parameters<typeof add>): Promise<void> =>
      void (await page.goto(add(...content))),
  };
}
