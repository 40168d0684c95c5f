import { describe, expect, it } from 'vitest';
import { formatWait } from '../locale/format-wait.ts';
import en from './failure.en.json' with { type: 'json' };
import { readFailure } from './failure.ts';

const answer = (httpStatus: number, retryAfter?: number) => ({ ok: true, httpStatus, retryAfter, body: {} }) as const;
const timedOut = { ok: false, cause: new DOMException('aborted', 'AbortError') } as const;
const unreached = { ok: false, cause: new TypeError('Failed to fetch') } as const;

describe('why a form was not taken', () => {
  it.each([
    ['no connection', unreached, false, 'offline'],
    ['no connection, told late', timedOut, false, 'offline'],
    ['no answer', timedOut, true, 'slow'],
    ['half an answer', { ...timedOut, httpStatus: 200 }, true, 'slow'],
    ['a blocker', unreached, true, 'kept'],
    ['too many tries', answer(429, 20), true, 'tooMany'],
    ['a firewall’s page for too many', { ...unreached, httpStatus: 429 }, true, 'tooMany'],
    ['a refusal', answer(403), true, 'refused'],
    ['a firewall’s page', { ...unreached, httpStatus: 403 }, true, 'refused'],
    ['our own trouble', answer(503), true, 'unavailable'],
    ['a proxy’s page of it', { ...unreached, httpStatus: 502 }, true, 'unavailable'],
    // An answer means that there is a connection, whatever the device says.
    ['an answer on a device that says it is offline', answer(500), false, 'unavailable'],
    ['something else', answer(200), true, 'kept'],
  ] as const)('NL-07 CF-03 CE-01 tells %s apart', (_what, result, isOnline, kind) => {
    expect(readFailure(result, isOnline, 'https://www.winners.example').kind).toBe(kind);
    // What to say of our own trouble depends on the form's own sentence.
    expect(kind === 'unavailable' || en[kind]).toBeTruthy();
  });

  it('a frame of an opaque origin is refused, which the browser hides', () => {
    expect(readFailure(unreached, true, 'null').kind).toBe('refused');
    expect(readFailure(unreached, false, 'null').kind).toBe('offline');
    expect(readFailure(answer(503), true, 'null').kind).toBe('unavailable');
  });

  it('keeps how long to wait, a minute where no one says', () => {
    expect(readFailure(answer(429, 20), true, '').seconds).toBe(20);
    expect(readFailure(answer(429), true, '').seconds).toBe(60);
  });

  it.each([
    [1, 'en', '1 second'],
    [45, 'en', '45 seconds'],
    [61, 'en', '2 minutes'],
    [3600, 'en', '60 minutes'],
    [1, 'fr', '1 seconde'],
    [60, 'fr', '1 minute'],
    [90, 'fr', '2 minutes'],
  ])('%i seconds are told in words (%s)', (seconds, locale, words) =>
    expect(formatWait(seconds, locale).replaceAll('\u00A0', ' ')).toBe(words),
  );
});
