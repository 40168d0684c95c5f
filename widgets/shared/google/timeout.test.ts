import { describe, expect, it } from 'vitest';
import { settleWithin, wait } from './timeout.ts';

const never = new Promise<never>(() => {});

describe('timeouts', () => {
  it('SF-05 settleWithin passes on a value or an error that comes in time', async () => {
    await expect(settleWithin(Promise.resolve(7), 1000, 'Google')).resolves.toBe(7);
    await expect(settleWithin(Promise.reject(new Error('no')), 1000, 'Google')).rejects.toThrow('no');
  });

  it('SF-05 settleWithin rejects with a TimeoutError when Google does not respond in time', async () => {
    await expect(settleWithin(never, 5, 'Google')).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'Google did not respond within 5 ms.',
    });
  });

  it('SF-05 settleWithin and wait reject with the abort reason when the signal is aborted, before or during the wait', async () => {
    const refusal = new AbortController();
    const waiting = [settleWithin(never, 60_000, 'Google', refusal.signal), wait(60_000, refusal.signal)];
    refusal.abort(new Error('refused'));
    for (const promise of waiting) await expect(promise).rejects.toThrow('refused');
    await expect(settleWithin(never, 60_000, 'Google', refusal.signal)).rejects.toThrow('refused');
    await expect(wait(60_000, refusal.signal)).rejects.toThrow('refused');
  });
});
