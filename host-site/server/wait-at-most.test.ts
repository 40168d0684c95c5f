import { expect, it } from 'vitest';
import { waitAtMost } from './wait-at-most.ts';

const never = new Promise<never>(() => undefined);

it('waitAtMost rejects with a TimeoutError, without a code, when the work takes too long', async () => {
  const error: Error = await waitAtMost(1, never).catch((thrown) => thrown);
  // A DOMException has the code 23 besides, which would be named instead.
  expect([error.name, 'code' in error]).toEqual(['TimeoutError', false]);
});

it('waitAtMost passes on the result or the error of the work', async () => {
  expect(await waitAtMost(1000, Promise.resolve(1))).toBe(1);
  await expect(waitAtMost(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
