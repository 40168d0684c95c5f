import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { linkPublic } from '../../tests/support/link-public.ts';
import { generateFeed } from '../sources/stores/sample/sample-feed.ts';
import { storeSchema } from '../sources/stores/store-schema.ts';
import { checkEntry } from './check-entry.ts';

const content = 'host-site/retailers/vitrine/content';
const today = '2026-11-25';
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  cpSync(content, join(root, content), { recursive: true });
  linkPublic(root);
});
afterEach(() => rmSync(root, { recursive: true }));

it('checkEntry of another kind checks each store of a feed once and names those with an error', () => {
  const stores = generateFeed(today).slice(0, 40);
  const [wrong] = stores.splice(7, 1, {
    ...stores[7],
    address: { ...stores[7]?.address, postalCode: 'D3J 0A7' },
  } as never);
  writeFileSync(join(root, content, 'stores/feed.json'), JSON.stringify({ stores }));
  const parse = vi.spyOn(storeSchema, 'safeParse');
  const checked = checkEntry(root, 'hours', 'holidays', 'en', today);
  const calls = parse.mock.calls.length;
  parse.mockRestore();
  expect(checked?.others).toEqual([{ kind: 'stores', slug: wrong?.slug }]);
  expect(calls).toBe(stores.length);
});
