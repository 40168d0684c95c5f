import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { origins } from '../support/ports.ts';
import type { Locale } from './places.ts';

/** The script that the guide gives to pages with a frame, for the site that the tests run. */
const guide = readFileSync('host-site/content/widgets/hosts.en.md', 'utf8');
const [, guideScript = ''] = /^```js\n([^`]*vitrine:height[^`]*)```$/m.exec(guide) ?? [];
const frameScript = guideScript.replaceAll('https://www.vitrine.example', origins.site);

/** What the page around a frame has. */
interface Framing {
  /** The frame's `sandbox` attribute; none when left out. */
  sandbox?: string;
  /** Host name of the page around the frame: `localhost` is another site than ours, not only another origin. */
  host?: '127.0.0.1' | 'localhost';
  width?: number;
  /** More of the page, before the frame. */
  around?: string;
}

let html = '';
// A server of its own: Chromium keeps pages that a test fulfils itself from framing an address of this machine.
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));

/** Starts the server of pages with frames. */
export const startFraming = () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
/** Stops it. */
export const stopFraming = () => new Promise((resolve) => server.close(resolve));

/** Opens a page of another origin that frames an address of ours, and returns the frame. */
export async function openFramed(
  page: Page,
  path: string,
  { sandbox, host = '127.0.0.1', width = 600, around = '' }: Framing = {},
): Promise<Frame> {
  const attributes = sandbox === undefined ? '' : ` sandbox="${sandbox}"`;
  html =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Framing page</title><link rel="icon" href="data:,">` +
    `<main><h1>Framing page</h1><script>${frameScript}</script>${around}` +
    `<iframe title="Widget" src="${origins.site}${path}" width="${width}" height="150"${attributes}></iframe></main>`;
  await page.goto(`http://${host}:${(server.address() as AddressInfo).port}/framing`);
  return page.frames()[1] as Frame;
}

/** The tab that a press in a frame opens. */
export async function followToTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()]);
  await tab.waitForLoadState();
  return tab;
}

/** A way to embed each widget that can be framed. */
export const framedAddresses: readonly string[] = [
  'article-list',
  'contact-form',
  'contest-entry?contest=fall-promotion',
  'gift-balance',
  'new-movers',
  'newsletter-form',
  'photo-wall',
  'store-finder',
  'video-block?src=https://vimeo.com/76979871',
];

/** `/fr/embed/newsletter-form` */
export const embedPathOf = (locale: Locale, address: string): string => `/${locale}/embed/${address}`;
