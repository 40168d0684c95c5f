import { describe, expect, it } from 'vitest';
import { findReason, readReason } from './find-reason.ts';

const response = (httpStatus: number, body: unknown = {}) => ({ ok: true, httpStatus, body }) as const;
const timedOut = { ok: false, cause: new DOMException('aborted', 'AbortError') } as const;
const unreached = { ok: false, cause: new TypeError('Failed to fetch') } as const;

describe('readReason', () => {
  it.each([
    ['no connection', unreached, false, 'offline'],
    ['a timeout on an offline device', timedOut, false, 'offline'],
    ['a timeout', timedOut, true, 'timeout'],
    ['a timeout in the middle of a response', { ...timedOut, httpStatus: 200 }, true, 'timeout'],
    ['a failed request on an online device', unreached, true, 'unreachable'],
    ['an HTTP 429 response', response(429), true, 'rate-limited'],
    ['an HTTP 429 page of a firewall', { ...unreached, httpStatus: 429 }, true, 'rate-limited'],
    ['an HTTP 403 page of a firewall', { ...unreached, httpStatus: 403 }, true, 'refused'],
    [
      'an HTTP 403 response with the code of a refused origin',
      response(403, { code: 'origin-not-allowed' }),
      true,
      'origin-not-allowed',
    ],
    ['an HTTP 422 response of an earlier service', response(422), true, 'rejected-fields'],
    ['an HTTP 503 response', response(503), true, 'unavailable'],
    ['an HTTP 502 page of a proxy', { ...unreached, httpStatus: 502 }, true, 'unavailable'],
    // A response means that there is a connection, whatever the device says.
    ['an HTTP 500 response on an offline device', response(500), false, 'unavailable'],
    ['an HTTP 200 response of another kind', response(200), true, 'unexpected-answer'],
    ['an HTTP 200 page', { ...unreached, httpStatus: 200 }, true, 'unexpected-answer'],
    ['a code that no one knows', response(409, { code: 'made-up' }), true, 'unexpected-answer'],
  ] as const)('SF-04 names the reason of %s', (_what, result, isOnline, code) =>
    expect(readReason(result, isOnline)).toBe(code),
  );
});

it('findReason asks no one where there is a response', async () => {
  const result = response(409, { code: 'contest-closed' });
  expect(await findReason(result, 'https://www.vitrine.example/Contest/AddEntry', false)).toBe('contest-closed');
});
