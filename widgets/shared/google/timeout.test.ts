import { describe, expect, it } from 'vitest';
import { wait, withTimeout } from './timeout.ts';

const never = new Promise<never>(() => {});

describe('timeouts', () => {
  it('SF-05 withTimeout passes on a value or an error that comes in time', async () => {
    await expect(withTimeout(Promise.resolve(7), 1000, 'Google')).resolves.toBe(7);
    await expect(withTimeout(Promise.reject(new Error('no')), 1000, 'Google')).rejects.toThrow('no');
  });

  it('SF-05 withTimeout rejects with a TimeoutError when Google does not respond in time', async () => {
    await expect(withTimeout(never, 5, 'Google')).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'Google did not respond within 5 ms.',
    });
  });

  it('SF-05 withTimeout and wait reject with the abort reason when the signal is aborted, before or during the wait', async () => {
    const refusal = new AbortController();
    const waiting = [withTimeout(never, 60_000, 'Google', refusal.signal), wait(60_000, refusal.signal)];
    refusal.abort(new Error('refused'));
    for (const promise of waiting) await expect(promise).rejects.toThrow('refused');
    await expect(withTimeout(never, 60_000, 'Google', refusal.signal)).rejects.toThrow('refused');
    await expect(wait(60_000, refusal.signal)).rejects.toThrow('refused');
  });
});
