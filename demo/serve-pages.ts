import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Handler, parseRequestUrl } from './request-handler.ts';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  mp4: 'video/mp4',
};

interface Pages {
  /** Folders of pages and assets, relative to the working directory; the first with the file wins. */
  folders: readonly string[];
  /** Origin of the kit; replaces `{{site}}` in every page. */
  site: string;
  /** Additional headers for a path. */
  policy: (path: string) => Record<string, string>;
}

/**
 * File name for a path, or undefined for an invalid path. `/` is index.html and `/strict/fr` is strict.fr.html, so that
 * a page and its translation are side by side. Dots and slashes of a request never reach the file system.
 */
export function nameFile(path: string): string | undefined {
  const asset = /^\/([a-z][a-z-]*\.(?:css|js|svg|json|webm|mp4|(?:en|fr)\.vtt))$/.exec(path)?.[1];
  if (asset) return asset;
  const page = /^\/(?:([a-z][a-z-]*?)\/?)?(?:(?<=\/)(fr))?$/.exec(path);
  if (!page) return undefined;
  const [, name, french] = page;
  if (name === 'fr') return 'index.fr.html';
  return `${name ?? 'index'}${french ? '.fr' : ''}.html`;
}

async function readFirst(folders: readonly string[], name: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const content = await readFile(`${folder}/${name}`).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { folders, site, policy }: Pages,
): Promise<void> {
  const path = parseRequestUrl(request).pathname;
  // A beacon is a post, whose answer no one reads.
  if (request.method === 'POST' && path === '/seen.svg') {
    response.writeHead(204).end();
    return;
  }
  const name = request.method === 'GET' || request.method === 'HEAD' ? nameFile(path) : undefined;
  const content = name ? await readFirst(folders, name) : undefined;
  if (!name || !content) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found · Page introuvable\n');
    return;
  }
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ...policy(path) });
  response.end(type.startsWith('video/') ? content : content.toString().replaceAll('{{site}}', site));
}

/** Serves pages and assets of folders, read again on every request so that edits show on reload. */
export function createPageHandler(pages: Pages): Handler {
  return (request, response) => send(request, response, pages);
}
