import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newsletterAnswer } from '../submissions/newsletter.ts';
import { readNewsletterOutcome } from './newsletter-outcome.ts';

const read = (body: unknown, httpStatus = 200) => readNewsletterOutcome({ ok: true, httpStatus, body });

describe('what an answer means', () => {
  it('NL-06 status 0 is a sign-up', () => expect(read({ status: 0, message: 'OK' })).toBe('subscribed'));
  it('NL-06 status 0 with the literal message is an address that the list has', () =>
    expect(read({ status: 0, message: 'User already exists.' })).toBe('already-subscribed'));
  it('a status of 0 with the message for it is a sign-up that waits to be confirmed', () =>
    expect(read({ status: 0, message: 'to-confirm' })).toBe('to-confirm'));
  it('NL-07 status -10 is a bad e-mail', () =>
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
  ])('NL-07 %j is an error', (body) => expect(read(body)).toBe('error'));
  it('NL-07 a success with an error status of HTTP is an error', () =>
    expect(read({ status: 0, message: 'OK' }, 500)).toBe('error'));
  it('NL-07 no answer is an error', () => expect(readNewsletterOutcome({ ok: false, cause: 'offline' })).toBe('error'));

  it('agrees with the schema: what it refuses, or accepts without a message, is an error; else the status counts', () => {
    const record = fc.record(
      {
        status: fc.oneof(fc.constantFrom(0, -10, -20, -1, 1), fc.anything()),
        message: fc.oneof(fc.constantFrom('OK', 'User already exists.', 'to-confirm'), fc.anything()),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (body) => {
        const parsed = newsletterAnswer.safeParse(body);
        const outcome = read(body);
        if (parsed.data?.message === undefined) expect(outcome).toBe('error');
        else if (parsed.data.status === 0) expect(outcome).toMatch(/subscribed$|to-confirm/);
        else expect(outcome).toBe(parsed.data.status === -10 ? 'bad-email' : 'error');
      }),
      { numRuns: 2000 },
    );
  });
});
