import { expect, it } from 'vitest';
import { checkPage, formatErrorPath, isModified, keepQueryAndHash } from './language-switch.ts';

it('LOC-04 the language switch keeps the query and the fragment of the current URL', () => {
  expect(keepQueryAndHash('/fr/contact', { search: '?utm_source=x', hash: '#contact' })).toBe(
    '/fr/contact?utm_source=x#contact',
  );
  expect(keepQueryAndHash('/en', { search: '', hash: '' })).toBe('/en');
});

it('RT-09 a failed language switch leads to the error page in the visitor’s language', () => {
  expect(formatErrorPath('fr')).toBe('/fr/error');
});

it.each([
  [200, 'reachable'],
  [404, 'reachable'],
  [429, 'reachable'],
  [500, 'failing'],
  [503, 'failing'],
])('LOC-04 a page with status %i counts as %s', async (status, reachability) => {
  const methods: unknown[] = [];
  const request: typeof fetch = async (_, init) => {
    methods.push(init?.method);
    return new Response(null, { status });
  };
  expect(await checkPage('/fr', request)).toBe(reachability);
  expect(methods).toEqual(['HEAD']);
});

it('LOC-04 a page behind a broken connection is failing, one that is slow to respond is unknown', async () => {
  const broken: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const silent: typeof fetch = (_, init) =>
    new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  expect(await checkPage('/fr', broken)).toBe('failing');
  expect(await checkPage('/fr', silent, 1)).toBe('unknown');
});

it('LOC-04 the browser follows the link of a click with a modifier or another button', () => {
  const click = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  const isLeft = (traits: Partial<MouseEvent>) => isModified({ ...click, ...traits } as MouseEvent);
  expect(isLeft({})).toBe(false);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) expect(isLeft({ [key]: true })).toBe(true);
  expect(isLeft({ button: 1 })).toBe(true);
});
