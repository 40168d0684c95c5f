import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logging.ts';
import { startCleaning } from './cleaning.ts';
import type { Database } from './database.ts';
import { createVault } from './vault.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('startCleaning reports each failed job by name, at the start and over the following day', async () => {
  const key = Buffer.alloc(32);
  const fail = () => Promise.reject(new Error('no space'));
  const database = {
    vault: createVault({ current: 'one', keys: new Map([['one', key]]), index: key }),
    query: fail,
    transaction: fail,
  } as unknown as Database;
  const messages: string[] = [];
  const stop = startCleaning({
    database,
    afterSealing: async () => undefined,
    retention: {},
    now: Date.now,
    logger: createLogger('silent'),
    reportError: (_, message) => void messages.push(message),
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(messages.sort()).toEqual(['expired counters not deleted', 'keys not rotated', 'retention failed']);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  stop();
  expect([...new Set(messages)].sort()).toEqual([
    'earlier rows not encrypted',
    'expired counters not deleted',
    'idempotency keys not deleted',
    'keys not rotated',
    'retention failed',
  ]);
});
