import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formResponse } from '../submissions/form-request.ts';
import { readFormOutcome } from './form-outcome.ts';

const read = (body: unknown, httpStatus = 200) => readFormOutcome({ ok: true, httpStatus, body });
const errors = [{ field: 'Email', code: 'INVALID' }];

describe('readFormOutcome', () => {
  it('CF-03 returns sent for status 0, with the reference, or an empty one where it is missing', () => {
    expect(read({ status: 0, reference: '7KXM-Q3TD', more: 1 })).toEqual({ kind: 'sent', reference: '7KXM-Q3TD' });
    expect(read({ status: 0 })).toEqual({ kind: 'sent', reference: '' });
  });
  it('CF-03 returns bad-email for status -10, and bad-fields with the field errors for status -20', () => {
    expect(read({ status: -10 }, 422)).toEqual({ kind: 'bad-email', errors: [] });
    expect(read({ status: -20, errors }, 422)).toEqual({ kind: 'bad-fields', errors });
  });
  it.each([
    [{ status: 1 }],
    [{ status: '0' }],
    [{ status: 0, reference: 5 }],
    [{ status: -20, errors: {} }],
    [{ status: -20, errors: [{ field: 'Email' }] }],
    [{ status: -20, errors: [null] }],
    [{ status: 0, message: null }],
    [{}],
    [null],
    ['OK'],
    [[]],
  ])('CF-03 returns an error for the body %j', (body) => expect(read(body)).toEqual({ kind: 'error' }));
  it('CF-03 returns an error for status 0 with HTTP 500, and when the request failed', () => {
    expect(read({ status: 0 }, 500)).toEqual({ kind: 'error' });
    expect(readFormOutcome({ ok: false, cause: 'offline' })).toEqual({ kind: 'error' });
  });

  it('CF-03 agrees with formResponse: an error for bodies that it refuses, else the outcome of the status', () => {
    const text = fc.oneof(fc.string(), fc.constant(undefined), fc.anything());
    const record = fc.record(
      {
        status: fc.oneof(fc.constantFrom(0, -10, -20, -1), fc.anything()),
        message: text,
        reference: text,
        errors: fc.oneof(fc.array(fc.record({ field: text, code: text })), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const kinds = new Map<unknown, string>([
      [0, 'sent'],
      [-10, 'bad-email'],
      [-20, 'bad-fields'],
    ]);
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (body) => {
        const parsed = formResponse.safeParse(body);
        expect(read(body).kind).toBe((parsed.success && kinds.get(parsed.data.status)) || 'error');
      }),
      { numRuns: 2000 },
    );
  });
});
