import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseKey, createUuid } from './idempotency-key.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('idempotency keys', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are UUIDs, also on a page served over plain HTTP, where randomUUID is missing', () => {
    expect(createUuid()).toMatch(uuid);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const made = new Set(Array.from({ length: 200 }, createUuid));
    expect(made.size).toBe(200);
    for (const key of made) expect(key).toMatch(uuid);
  });

  it('stay the same while the same body is sent again to the same URL, and change when either changes', () => {
    const keys = ['a', 'a', 'b', 'b', 'a'].map((body) => chooseKey('/one', body));
    expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 2, 4]);
    expect(chooseKey('/two', 'a')).not.toBe(keys[4]);
    expect(chooseKey('/one', 'a')).toBe(keys[4]);
  });
});
