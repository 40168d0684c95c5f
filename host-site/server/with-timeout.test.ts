import { expect, it } from 'vitest';
import { withTimeout } from './with-timeout.ts';

const never = new Promise<never>(() => undefined);

it('withTimeout rejects with a TimeoutError, without a code, when the work takes too long', async () => {
  const error: Error = await withTimeout(1, never).catch((thrown) => thrown);
  // A DOMException has the code 23 besides, which would be named instead.
  expect([error.name, 'code' in error]).toEqual(['TimeoutError', false]);
});

it('withTimeout passes on the result or the error of the work', async () => {
  expect(await withTimeout(1000, Promise.resolve(1))).toBe(1);
  await expect(withTimeout(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
