import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleMap } from './bundle-map.ts';

it('SF-07 the embedded map with its base map, styles and both locales is at most 45,000 bytes compressed', async () => {
  const files = await bundleMap('tests/map/fixture.ts');
  const sizes = [...files].map(([name, content]) => [name, brotliCompressSync(content).length] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(45_000);
  // Enough to notice a bundle without the map.
  expect(sizes.every(([, size]) => size > 8000)).toBe(true);
});
