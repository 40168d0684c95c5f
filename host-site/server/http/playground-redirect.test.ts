import { afterAll, expect, it } from 'vitest';
import { startPageServer } from '../../../tests/server/support/page-server.ts';
import { createSite } from '../../../tests/server/support/test-site.ts';

const site = createSite();
afterAll(() => site.remove());

async function readTarget(playgroundOrigin: string, path: string) {
  const server = await startPageServer({ ...site, playgroundOrigin });
  const response = await fetch(server.origin + path, { redirect: 'manual' });
  await server.close();
  return [response.status, response.headers.get('location')];
}

it.each([
  ['/fr/playground?widget=newsletter-form', 'https://play.example/playground/fr?widget=newsletter-form'],
  ['/en/playground?widget=newsletter-form', 'https://play.example/playground?widget=newsletter-form'],
  ['/en/playground', 'https://play.example/playground'],
  ['/en/playground?widget=//evil.example', 'https://play.example/playground'],
])('%s redirects to %s', async (path, target) =>
  expect(await readTarget('https://play.example', path)).toEqual([302, target]),
);

it('a playground URL redirects to the widget’s documentation when no playground origin is set', async () => {
  expect(await readTarget('', '/fr/playground?widget=newsletter-form')).toEqual([
    302,
    '/fr/widgets/newsletter-form#live',
  ]);
  expect(await readTarget('', '/fr/playground?widget=../x')).toEqual([302, '/fr/widgets']);
});
