import { expect, it } from 'vitest';
import { waitAtMost } from './wait-at-most.ts';

const never = new Promise<never>(() => undefined);

it('rejects work that takes too long, with an error that logs and deliveries name as such', async () => {
  const error: Error = await waitAtMost(1, never).catch((thrown) => thrown);
  // A DOMException has the code 23 besides, which would be named instead.
  expect([error.name, 'code' in error]).toEqual(['TimeoutError', false]);
});

it('passes on what the work comes to', async () => {
  expect(await waitAtMost(1000, Promise.resolve(1))).toBe(1);
  await expect(waitAtMost(1000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
