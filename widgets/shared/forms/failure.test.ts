import { describe, expect, it } from 'vitest';
import { formatWait } from '../locale/format-wait.ts';
import en from './failure.en.json' with { type: 'json' };
import { classifyFailure } from './failure.ts';

const response = (httpStatus: number, retryAfter?: number) => ({ ok: true, httpStatus, retryAfter, body: {} }) as const;
const page = 'https://www.winners.example';

describe('form failures', () => {
  it.each([
    ['offline', 'offline'],
    ['timeout', 'slow'],
    ['rate-limited', 'tooMany'],
    ['refused', 'refused'],
    // Trying again never helps, so no one is asked to.
    ['origin-not-allowed', 'elsewhere'],
    ['blocked-by-policy', 'elsewhere'],
    ['unavailable', 'unavailable'],
    ['unreachable', 'kept'],
    ['unexpected-answer', 'kept'],
  ] as const)('NL-07 CF-03 CE-01 classifyFailure chooses for %s the words of %s', (code, kind) => {
    expect(classifyFailure(response(200), code, page).kind).toBe(kind);
    // What to say of our own trouble depends on the form's own sentence.
    expect(kind === 'unavailable' || en[kind]).toBeTruthy();
  });

  it('classifyFailure asks for a tab of its own where the page has the origin null', () =>
    expect(classifyFailure(response(403), 'origin-not-allowed', 'null').kind).toBe('refused'));

  it('classifyFailure returns the seconds of Retry-After, or 60 without it', () => {
    expect(classifyFailure(response(429, 20), 'rate-limited', page).seconds).toBe(20);
    expect(classifyFailure(response(429), 'rate-limited', page).seconds).toBe(60);
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
