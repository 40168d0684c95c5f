import { expect, it } from 'vitest';
import { checkEvery } from './for-every.ts';

const isEven = (number: number) => expect(number % 2, 'even').toBe(0);

it('checkEvery resolves when every subject passes', async () => {
  await expect(checkEvery([2, 4], String, isEven)).resolves.toBeUndefined();
});

it('checkEvery checks all subjects, and rejects with each that fails and its reason', async () => {
  await expect(checkEvery([1, 2, 3], String, isEven)).rejects.toThrow(/^2 of 3 fail:\n1: even.*\n3: even/s);
});

it('checkEvery waits for asynchronous checks', async () => {
  const check = async (number: number) => {
    await Promise.resolve();
    isEven(number);
  };
  await expect(checkEvery([1], String, check)).rejects.toThrow('1 of 1 fail');
});

it('checkEvery rejects an empty list', async () => {
  await expect(checkEvery([], String, isEven)).rejects.toThrow('nothing to check');
});
