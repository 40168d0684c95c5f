import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readCustomNetworks } from './custom-networks.ts';
import { createShareLink } from './share-link.ts';

let warnings: unknown[][];
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined).mock.calls;
});
afterEach(() => vi.restoreAllMocks());

const bluesky = {
  key: 'Bluesky',
  name: 'Bluesky',
  link: 'https://bsky.app/intent/compose?text={title}%20{url}',
  icon: 'M0 0h72v72z',
};

it('createShareLink replaces the placeholders of a custom network with the encoded title and URL', () => {
  const networks = readCustomNetworks([bluesky]);
  expect(networks.get('bluesky')).toMatchObject({ name: 'Bluesky', icon: 'M0 0h72v72z' });
  expect(createShareLink(networks, 'bluesky', { url: 'https://a.example/?b=1', title: 'Miroirs & déco' })).toBe(
    'https://bsky.app/intent/compose?text=Miroirs%20%26%20d%C3%A9co%20https%3A%2F%2Fa.example%2F%3Fb%3D1',
  );
});

it('createShareLink encodes an @ in the link of a custom network, and keeps an unknown placeholder', () => {
  const networks = readCustomNetworks([{ ...bluesky, link: 'https://social.example/@user?text={url}&x={other}' }]);
  expect(createShareLink(networks, 'bluesky', { url: '@t' })).toBe(
    'https://social.example/%40user?text=%40t&x={other}',
  );
});

it.each([
  [{ ...bluesky, link: 'javascript:alert(1)//{url}' }],
  [{ ...bluesky, link: 'http://plain.example/?u={url}' }],
  [{ ...bluesky, link: 'https://user:secret@host.example/{url}' }],
  [{ ...bluesky, link: '/share?u={url}' }],
  [{ ...bluesky, link: undefined }],
  [{ ...bluesky, name: '' }],
  [{ ...bluesky, key: '' }],
  [null],
  ['bluesky'],
])('readCustomNetworks ignores %j', (network) => {
  expect(readCustomNetworks([network]).size).toBe(0);
});

it('readCustomNetworks logs one warning with the key of a network that it ignores, however often it is read', () => {
  for (let round = 0; round < 2; round += 1) readCustomNetworks([{ ...bluesky, key: 'nameless', name: '' }]);
  expect(warnings).toEqual([[expect.stringContaining('custom network "nameless"')]]);
});

it.each([[undefined], [null], [{}], ['[]'], [7]])(
  'readCustomNetworks returns no networks for %j, which is not a list',
  (value) => {
    expect(readCustomNetworks(value).size).toBe(0);
  },
);
