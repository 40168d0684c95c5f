import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../http/logging.ts';
import { createCipher } from './cipher.ts';
import { startCleaning } from './cleaning.ts';
import type { Database } from './database.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('startCleaning runs and reports each failing job by name at its interval for a day, and no more once stopped', async () => {
  const key = Buffer.alloc(32);
  const fail = () => Promise.reject(new Error('no space'));
  const database = {
    cipher: createCipher({ current: 'one', keys: new Map([['one', key]]), index: key }),
    query: fail,
    transaction: fail,
  } as unknown as Database;
  const messages: string[] = [];
  const stop = startCleaning({
    database,
    afterEncryption: async () => undefined,
    retention: {},
    now: Date.now,
    logger: createLogger('silent'),
    reportError: (_, message) => void messages.push(message),
  });
  const count = () =>
    Object.fromEntries([...Map.groupBy(messages, String)].map(([name, { length }]) => [name, length]));
  await vi.advanceTimersByTimeAsync(0);
  expect(count()).toEqual({ 'expired counters not deleted': 1, 'keys not rotated': 1, 'retention failed': 1 });
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  const ofDay = {
    'expired counters not deleted': 1 + 24 * 60,
    'keys not rotated': 1 + 24,
    'retention failed': 1 + 1,
    'idempotency keys not deleted': 24,
    'earlier rows not encrypted': 24 * 60,
  };
  expect(count()).toEqual(ofDay);
  stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(count()).toEqual(ofDay);
});
