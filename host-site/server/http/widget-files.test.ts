import { expect, it } from 'vitest';
import { startPageServer } from '../../../tests/server/support/page-server.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';

it('a script names its source map in a header, and one of an archive without maps names none', async () => {
  const site = createSite();
  const server = await startPageServer(site);
  const get = (name: string) => fetch(`${server.origin}/widgets/${name}`);
  expect((await get('v1/vitrine.js')).headers.get('sourcemap')).toBe('vitrine.js.map');
  const map = await get('v1/vitrine.js.map');
  expect([map.status, map.headers.get('content-type'), await map.text()]).toEqual([
    200,
    'application/json',
    '{"version":3}',
  ]);
  expect((await get('v/1.1.0/vitrine.js')).headers.get('sourcemap')).toBeNull();
  expect((await get('v1/custom-elements.json')).headers.get('sourcemap')).toBeNull();
  await server.close();
  site.remove();
});
