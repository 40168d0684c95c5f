import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactAnswer } from '../shared/submissions/contact.ts';
import { readContactOutcome } from './contact-outcome.ts';

const read = (body: unknown, httpStatus = 200) => readContactOutcome({ ok: true, httpStatus, body });
const errors = [{ field: 'Email', code: 'INVALID' }];

describe('what an answer means', () => {
  it('CF-03 status 0 is sent, with its reference where there is one', () => {
    expect(read({ status: 0, reference: '7KXM-Q3TD', more: 1 })).toEqual({ kind: 'sent', reference: '7KXM-Q3TD' });
    expect(read({ status: 0 })).toEqual({ kind: 'sent', reference: '' });
  });
  it('CF-03 status -10 is a bad e-mail, -20 bad fields, with those named', () => {
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
  ])('CF-03 %j is an error', (body) => expect(read(body)).toEqual({ kind: 'error' }));
  it('CF-03 a success with an error status of HTTP is an error, and so is no answer', () => {
    expect(read({ status: 0 }, 500)).toEqual({ kind: 'error' });
    expect(readContactOutcome({ ok: false, cause: 'offline' })).toEqual({ kind: 'error' });
  });

  it('CF-03 agrees with the schema: what the schema refuses is an error, what it accepts is read by its status', () => {
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
        const parsed = contactAnswer.safeParse(body);
        expect(read(body).kind).toBe((parsed.success && kinds.get(parsed.data.status)) || 'error');
      }),
      { numRuns: 2000 },
    );
  });
});
