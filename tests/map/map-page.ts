import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCities } from '../../widgets/build/base-map/read-sources.ts';
import type { MapMarker } from '../../widgets/shared/map/marker-set.ts';
import { bundleMap } from './bundle-map.ts';

/** The strictest policy under which the map works: only scripts and data of its own origin. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const style = `html { font: 16px/1.5 system-ui, sans-serif; } body { margin: 0; }
  main { padding: 0 16px 1500px; } #map { height: 560px; }`;

/** The requested number of stores in and around Canada's cities, the same every time. */
export function scatterStores(count: number): MapMarker[] {
  const cities = readCities().filter(({ country }) => country === 'CA');
  let seed = 20261121;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  return Array.from({ length: count }, (_, index) => {
    // The larger the city, the more stores.
    const city = cities[Math.floor(random() ** 2 * cities.length)] as (typeof cities)[number];
    const reach = 0.12 + (6 - city.rank) * 0.02;
    return {
      id: `s${index}`,
      name: `${city.name.fr} ${index + 1}`,
      lat: city.lat + (random() - 0.5) * reach,
      lng: city.lng + (random() - 0.5) * reach * 1.4,
    };
  });
}

/** A small site with one page: /en and /fr, with `?stores=` and a number. */
export async function serveMapPages() {
  const files = await bundleMap('tests/map/fixture.ts');
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://map.invalid');
    const send = (type: string, body: string | Uint8Array) => {
      response.setHeader('content-type', type).setHeader('content-security-policy', policy).end(body);
    };
    const file = files.get(pathname.slice(1));
    if (file) return send(pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream', file);
    if (pathname === '/page.css') return send('text/css', style);
    if (pathname === '/stores.json') {
      return send('application/json', JSON.stringify(scatterStores(Number(searchParams.get('count')))));
    }
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    if (pathname !== '/en' && pathname !== '/fr') return response.writeHead(404).end();
    const stores = `/stores.json?count=${searchParams.get('stores') ?? 150}`;
    const isFrench = pathname === '/fr';
    return send(
      'text/html; charset=utf-8',
      `<!doctype html><html lang="${pathname.slice(1)}-CA" data-markers="${stores}"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${isFrench ? 'Carte' : 'Map'}</title><link rel="stylesheet" href="/page.css">
      <main><h1>${isFrench ? 'Nos magasins' : 'Our stores'}</h1><div id="map"></div></main>
      <script type="module" src="/fixture.js"></script></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
