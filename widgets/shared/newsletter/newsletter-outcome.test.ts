import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsletterResponse } from '../submissions/newsletter.ts';
import { readNewsletterOutcome } from './newsletter-outcome.ts';

const read = (body: unknown, httpStatus = 200) => readNewsletterOutcome({ ok: true, httpStatus, body });

describe('readNewsletterOutcome', () => {
  it('NL-06 returns subscribed for status 0', () => expect(read({ status: 0, message: 'OK' })).toBe('subscribed'));
  it('NL-06 returns already-subscribed for status 0 with the message “User already exists.”', () =>
    expect(read({ status: 0, message: 'User already exists.' })).toBe('already-subscribed'));
  it('returns to-confirm for status 0 with the message to-confirm', () =>
    expect(read({ status: 0, message: 'to-confirm' })).toBe('to-confirm'));
  it('NL-07 returns bad-email for status -10', () =>
    expect(read({ status: -10, message: 'ERROR_BAD_PARAMETERS_EMAIL' }, 422)).toBe('bad-email'));
  it.each([
    [{ status: 1, message: 'User already exists.' }],
    [{ status: -20, message: '' }],
    [{ status: '0', message: 'OK' }],
    [{ status: 0 }],
    [{}],
    [null],
    [undefined],
    ['OK'],
    [[]],
    [7],
  ])('NL-07 returns error for the body %j', (body) => expect(read(body)).toBe('error'));
  it('NL-07 returns error for status 0 with HTTP 500', () =>
    expect(read({ status: 0, message: 'OK' }, 500)).toBe('error'));
  it('NL-07 returns error when the request failed', () =>
    expect(readNewsletterOutcome({ ok: false, cause: 'offline' })).toBe('error'));

  it('agrees with newsletterResponse: error for bodies that it refuses or without a message, else by status', () => {
    const record = fc.record(
      {
        status: fc.oneof(fc.constantFrom(0, -10, -20, -1, 1), fc.anything()),
        message: fc.oneof(fc.constantFrom('OK', 'User already exists.', 'to-confirm'), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (body) => {
        const parsed = newsletterResponse.safeParse(body);
        const outcome = read(body);
        if (parsed.data?.message === undefined) expect(outcome).toBe('error');
        else if (parsed.data.status === 0) expect(outcome).toMatch(/subscribed$|to-confirm/);
        else expect(outcome).toBe(parsed.data.status === -10 ? 'bad-email' : 'error');
      }),
      { numRuns: 2000 },
    );
  });
});
