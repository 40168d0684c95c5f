import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contestResponse } from '../submissions/contest.ts';
import { readContestOutcome } from './contest-outcome.ts';

const read = (body: unknown, httpStatus = 200) => readContestOutcome({ ok: true, httpStatus, body });
const refused = (field: string) => [{ field, code: 'REFUSED' }];
const failed = { kind: 'error', errors: [] };

describe('readContestOutcome', () => {
  it('CE-01 returns entered for status 0, and already-entered for status 1', () => {
    expect(read({ status: 0, more: 1 })).toEqual({ kind: 'entered' });
    expect(read({ status: 1 })).toEqual({ kind: 'already-entered' });
  });
  it.each(['winner', 'not-winner', 'not-winner-member'])(
    'NM-01 returns for status 0 the result of the PIN: %s',
    (result) => {
      expect(read({ status: 0, result })).toEqual({ kind: result });
    },
  );
  it('NM-01 returns a winner’s prize in both languages, and an error for a malformed prize', () => {
    const prize = { en: '$25 gift card', fr: 'Carte-cadeau de 25 $' };
    expect(read({ status: 0, result: 'winner', prize })).toEqual({ kind: 'winner', prize });
    for (const odd of [null, 'card', { en: 'card' }, { en: 'card', fr: 1 }])
      expect(read({ status: 0, result: 'winner', prize: odd })).toEqual(failed);
  });
  it('returns the reference of an entry with the page of its draw, and an error for malformed ones', () => {
    const draws = { en: '/en/draws/fall', fr: '/fr/draws/fall' };
    expect(read({ status: 0, reference: 'abc', draws })).toEqual({ kind: 'entered', reference: 'abc', draws });
    for (const odd of [{ reference: 1 }, { draws: { en: '/' } }, { draws: '/' }])
      expect(read({ status: 0, ...odd })).toEqual(failed);
  });
  it('CE-01 NM-01 returns the refused field for status -10, -30 and -40, and the field errors for -20', () => {
    expect(read({ status: -10 }, 422)).toEqual({ kind: 'bad-email', errors: refused('Email') });
    expect(read({ status: -30 }, 422)).toEqual({ kind: 'wrong-answer', errors: refused('SkillAnswer') });
    expect(read({ status: -40 }, 422)).toEqual({ kind: 'bad-pin', errors: refused('Pin') });
    const errors = [{ field: 'Zip', code: 'REGION' }];
    expect(read({ status: -20, errors }, 422)).toEqual({ kind: 'bad-fields', errors });
  });
  it('CE-01 returns not-open with the state of the contest for status -50, and an error without a state', () => {
    expect(read({ status: -50, state: 'closed' }, 409)).toEqual({ kind: 'not-open', state: 'closed' });
    expect(read({ status: -50 }, 409)).toEqual(failed);
  });
  it.each([
    [{ status: 2 }],
    [{ status: '0' }],
    [{ status: 0, result: 'jackpot' }],
    [{ status: 0, state: 'ajar' }],
    [{ status: -20, errors: [{ field: 'Email' }] }],
    [{ status: -20, errors: [{ field: 'Email', code: 'ODD' }] }],
    [{ status: -20, errors: {} }],
    [{ status: 0, message: null }],
    [{}],
    [null],
    ['OK'],
    [[]],
  ])('CE-01 returns an error for the body %j', (body) => expect(read(body)).toEqual(failed));
  it('CE-01 returns an error for status 0 or 1 with HTTP 500, and when the request failed', () => {
    expect(read({ status: 0 }, 500)).toEqual(failed);
    expect(read({ status: 1 }, 500)).toEqual(failed);
    expect(readContestOutcome({ ok: false, cause: 'offline' })).toEqual(failed);
  });

  it('CE-01 NM-01 agrees with contestResponse: an error for bodies that it refuses, else the outcome of the status', () => {
    const text = fc.oneof(fc.string(), fc.constant(undefined), fc.anything());
    const record = fc.record(
      {
        status: fc.oneof(fc.constantFrom(0, 1, -10, -20, -30, -40, -50, -1), fc.anything()),
        message: text,
        result: fc.oneof(fc.constantFrom('winner', 'not-winner', 'not-winner-member', undefined), fc.anything()),
        state: fc.oneof(fc.constantFrom('before', 'open', 'closed', undefined), fc.anything()),
        prize: fc.oneof(fc.record({ en: text, fr: text }, { requiredKeys: [] }), fc.constant(undefined), fc.anything()),
        reference: text,
        draws: fc.oneof(fc.record({ en: text, fr: text }, { requiredKeys: [] }), fc.constant(undefined), fc.anything()),
        errors: fc.oneof(
          fc.array(fc.record({ field: text, code: fc.oneof(fc.constant('REGION'), text) })),
          fc.anything(),
        ),
      },
      { requiredKeys: [] },
    );
    const kinds = new Map<unknown, string>([
      [0, 'entered'],
      [1, 'already-entered'],
      [-10, 'bad-email'],
      [-20, 'bad-fields'],
      [-30, 'wrong-answer'],
      [-40, 'bad-pin'],
      [-50, 'not-open'],
    ]);
    fc.assert(
      fc.property(fc.oneof(record, fc.anything()), (body) => {
        const { success, data } = contestResponse.safeParse(body);
        const kind = (success && kinds.get(data.status)) || 'error';
        const expected = kind === 'entered' ? data?.result : kind === 'not-open' && !data?.state ? 'error' : undefined;
        expect(read(body).kind).toBe(expected ?? kind);
      }),
      { numRuns: 2000 },
    );
  });
});
