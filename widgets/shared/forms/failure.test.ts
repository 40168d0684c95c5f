import { describe, expect, it } from 'vitest';
import { formatWait } from '../locale/format-wait.ts';
import en from './failure.en.json' with { type: 'json' };
import { classifyFailure } from './failure.ts';

const response = (httpStatus: number, retryAfter?: number) => ({ ok: true, httpStatus, retryAfter, body: {} }) as const;
const timedOut = { ok: false, cause: new DOMException('aborted', 'AbortError') } as const;
const unreached = { ok: false, cause: new TypeError('Failed to fetch') } as const;

describe('form failures', () => {
  it.each([
    ['no connection as offline', unreached, false, 'offline'],
    ['a timeout on an offline device as offline', timedOut, false, 'offline'],
    ['a timeout as slow', timedOut, true, 'slow'],
    ['a timeout in the middle of a response as slow', { ...timedOut, httpStatus: 200 }, true, 'slow'],
    ['a failed request on an online device as kept', unreached, true, 'kept'],
    ['an HTTP 429 response as tooMany', response(429, 20), true, 'tooMany'],
    ['an HTTP 429 page of a firewall as tooMany', { ...unreached, httpStatus: 429 }, true, 'tooMany'],
    ['an HTTP 403 response as refused', response(403), true, 'refused'],
    ['an HTTP 403 page of a firewall as refused', { ...unreached, httpStatus: 403 }, true, 'refused'],
    ['an HTTP 503 response as unavailable', response(503), true, 'unavailable'],
    ['an HTTP 502 page of a proxy as unavailable', { ...unreached, httpStatus: 502 }, true, 'unavailable'],
    // A response means that there is a connection, whatever the device says.
    ['an HTTP 500 response on an offline device as unavailable', response(500), false, 'unavailable'],
    ['an unexpected HTTP 200 response as kept', response(200), true, 'kept'],
  ] as const)('NL-07 CF-03 CE-01 readFailure classifies %s', (_what, result, isOnline, kind) => {
    expect(classifyFailure(result, isOnline, 'https://www.winners.example').kind).toBe(kind);
    // What to say of our own trouble depends on the form's own sentence.
    expect(kind === 'unavailable' || en[kind]).toBeTruthy();
  });

  it('readFailure classifies a failed request from a page of the origin null as refused', () => {
    expect(classifyFailure(unreached, true, 'null').kind).toBe('refused');
    expect(classifyFailure(unreached, false, 'null').kind).toBe('offline');
    expect(classifyFailure(response(503), true, 'null').kind).toBe('unavailable');
  });

  it('readFailure returns the seconds of Retry-After, or 60 without it', () => {
    expect(classifyFailure(response(429, 20), true, '').seconds).toBe(20);
    expect(classifyFailure(response(429), true, '').seconds).toBe(60);
  });

  it.each([
    [1, 'en', '1 second'],
    [45, 'en', '45 seconds'],
    [61, 'en', '2 minutes'],
    [3600, 'en', '60 minutes'],
    [1, 'fr', '1 seconde'],
    [60, 'fr', '1 minute'],
    [90, 'fr', '2 minutes'],
  ])('formatWait writes %i seconds (%s) as %s', (seconds, locale, text) =>
    expect(formatWait(seconds, locale).replaceAll('\u00A0', ' ')).toBe(text),
  );
});
