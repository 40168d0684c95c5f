import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** npm packages of the peers, which the benchmark installs; they are not dependencies of the project. */
const peers = ['leaflet@1.9.4', 'shareon@2.8.1', '@gcds-core/components@1.3.1'];

/** Installs the peers below `folder`; throws when npm cannot. */
export function installPeers(folder: string): void {
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error', '--prefix', folder];
  execFileSync('npm', ['install', ...options, ...peers], { stdio: 'inherit' });
}

const document = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title>${head}</head><body><main>${body}</main></body></html>`;
const ours = '<script type="module" src="/widgets/v1/vitrine.js"></script>';
const alone = (name: string): string => `<script type="module" src="/widgets/v1/${name}.js"></script>`;
const fields = ['First name', 'Last name', 'Email', 'Postal code', 'Phone', 'City', 'Message'];

// Minimal use of Leaflet: a list and a marker for each store of the same feed; no search, filters, hours or tiles.
const leafletScript = `
  const feed = await (await fetch('/stores/vitrine.json')).json();
  const map = L.map('map').setView([50, -95], 4);
  const list = document.querySelector('ul');
  for (const { name, address, phone, lat, lng } of feed.stores) {
    L.marker([lat, lng]).addTo(map).bindPopup(name.en);
    const item = document.createElement('li');
    item.textContent = [name.en, address.line1, address.city, phone].join(', ');
    list.append(item);
  }`;

/** An element as on our own pages, prerendered. */
function takeFrom(dist: string, path: string, tag: string): string {
  const page = readFileSync(join(dist, 'site', path), 'utf8');
  const [element] = new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(page) ?? [];
  if (!element) throw new Error(`${path} has no ${tag}`);
  return element;
}

/** A page to measure, with the path to its target. */
export interface MeasuredPage {
  html: string;
  seen: readonly string[];
}

/** Pages by purpose and variant. */
export type Jobs = Record<string, Record<string, MeasuredPage>>;

/**
 * The pages to measure: the variants for each purpose, with their targets. `seen` is a path of selectors, one for each
 * element on the way.
 */
export function listPages(dist: string): Jobs {
  const contact = takeFrom(dist, 'en/contact.html', 'vitrine-contact-form');
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(contact) ?? [];
  return {
    finder: {
      peer: {
        html: document(
          '<link rel="stylesheet" href="/peers/leaflet/dist/leaflet.css"><script src="/peers/leaflet/dist/leaflet.js"></script>',
          `<ul></ul><div id="map" style="height:20em"></div><script type="module">${leafletScript}</script>`,
        ),
        seen: ['li'],
      },
      loader: {
        html: document(ours, '<vitrine-store-finder></vitrine-store-finder>'),
        seen: ['vitrine-store-finder', '[part="store"]'],
      },
      'one file': {
        html: document(alone('store-finder'), '<vitrine-store-finder></vitrine-store-finder>'),
        seen: ['vitrine-store-finder', '[part="store"]'],
      },
    },
    form: {
      peer: {
        html: document(
          '<link rel="stylesheet" href="/peers/@gcds-core/components/dist/gcds/gcds.css"><script type="module" src="/peers/@gcds-core/components/dist/gcds/gcds.esm.js"></script>',
          `<form>${fields.map((name, at) => `<gcds-input label="${name}" input-id="f${at}" name="f${at}"></gcds-input>`).join('')}<gcds-button>Send</gcds-button></form>`,
        ),
        seen: ['gcds-input', 'input'],
      },
      loader: {
        html: document(ours, '<vitrine-contact-form></vitrine-contact-form>'),
        seen: ['vitrine-contact-form', 'input[type="email"]'],
      },
      'one file': {
        html: document(alone('contact-form'), '<vitrine-contact-form></vitrine-contact-form>'),
        seen: ['vitrine-contact-form', 'input[type="email"]'],
      },
      prerendered: {
        html: document(`${ours}<link rel="preload" as="style" href="${sheet}">`, contact),
        seen: ['vitrine-contact-form', 'input[type="email"]'],
      },
      'plain HTML': {
        html: document(
          `<link rel="stylesheet" href="${sheet}">`,
          `<form>${fields.map((name) => `<label>${name}<input></label>`).join('')}</form>`,
        ),
        seen: ['input'],
      },
    },
    share: {
      peer: {
        html: document(
          '<link rel="stylesheet" href="/peers/shareon/dist/shareon.min.css"><script defer init src="/peers/shareon/dist/shareon.iife.js"></script>',
          '<div class="shareon"><a class="facebook"></a><a class="pinterest"></a><a class="twitter"></a></div>',
        ),
        seen: ['a[href*="facebook"]'],
      },
      loader: {
        html: document(ours, '<vitrine-share-buttons></vitrine-share-buttons>'),
        seen: ['vitrine-share-buttons', 'a[href*="facebook"]'],
      },
      'one file': {
        html: document(alone('share-buttons'), '<vitrine-share-buttons></vitrine-share-buttons>'),
        seen: ['vitrine-share-buttons', 'a[href*="facebook"]'],
      },
    },
  };
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
};

/** Serves pages, `dist/` and the peers, all with brotli; closes with the process. */
export async function servePages(pages: Jobs, dist: string, peerFolder: string): Promise<string> {
  const roots: Record<string, string> = {
    widgets: join(dist, 'widgets'),
    stores: join(dist, 'site/stores'),
    peers: join(peerFolder, 'node_modules'),
  };
  const bodies = new Map<string, Buffer>();
  const read = (path: string): Buffer => {
    const [, root = '', ...rest] = normalize(path).split('/');
    const [job = '', variant = ''] = rest.map(decodeURIComponent);
    if (root === 'page') return Buffer.from(pages[job]?.[variant]?.html ?? '');
    return readFileSync(join(roots[root] ?? '', ...rest));
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = bodies.get(pathname) ?? brotliCompressSync(read(pathname));
      bodies.set(pathname, body);
      const type = types[extname(pathname)] ?? 'text/html';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
