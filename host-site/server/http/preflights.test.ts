import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPageServer } from '../../../tests/server/support/page-server.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';
import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';

const site = createSite();
let server: Awaited<ReturnType<typeof startPageServer>>;

beforeAll(async () => {
  server = await startPageServer(site);
});
afterAll(async () => {
  await server.close();
  site.remove();
});

const askBefore = (path: string, method = 'GET') =>
  fetch(server.origin + path, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://anyone.example',
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'baggage,sentry-trace,traceparent',
    },
  });

it.each([
  '/stores/vitrine.json',
  '/stores/canada-1.bin',
  '/articles/en.json',
  '/fab-finds/list.json',
  '/widgets/v1/manifest.json',
  '/oembed?url=x',
  `${handlerPaths.contestDetails}?id=x`,
  handlerPaths.origin,
])('any page may ask for %s with headers of its own, such as those of a trace', async (path) => {
  const { status, headers } = await askBefore(path);
  expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-headers')]).toEqual([
    204,
    '*',
    '*',
  ]);
  expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD');
});

it.each([
  ['/en/contact', 'GET'],
  ['/tracking.json', 'GET'],
  ['/stores/vitrine.json', 'PUT'],
])('a preflight for %s and %s is refused', async (path, method) => {
  const { status, headers } = await askBefore(path, method);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([405, null]);
});
