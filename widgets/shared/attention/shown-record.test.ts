import { describe, expect, it } from 'vitest';
import { areMet } from './examination.ts';
import { listPauses } from './shown-record.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);

describe('the pauses after a sign-up', () => {
  it.each([
    ['a first visit', undefined, true],
    ['29 days after it was closed', { closedAt: now - 29 * day }, false],
    ['30 days after it was closed', { closedAt: now - 30 * day }, true],
    ['29 days after it was shown and the page left', { shownAt: now - 29 * day }, false],
    ['30 days after it was shown and the page left', { shownAt: now - 30 * day }, true],
    ['364 days after a sign-up', { subscribedAt: now - 364 * day, closedAt: now - 364 * day }, false],
    ['365 days after a sign-up', { subscribedAt: now - 365 * day }, true],
    ['a closing time in the future', { closedAt: now + day }, true],
    ['an empty record', {}, true],
  ])('NL-10 for %s (record %j) are over: %s', (_, record, opens) =>
    expect(areMet(listPauses(record, now, 30, 365))).toBe(opens),
  );

  it('NL-10 are over at once when both are zero days', () =>
    expect(areMet(listPauses({ closedAt: now, subscribedAt: now }, now, 0, 0))).toBe(true));

  it('NL-10 name the one that is in the way, and the moment at which it ends', () =>
    expect(listPauses({ closedAt: now - day }, now, 30, 365)).toEqual([
      ['shown', false],
      ['closed', true, `${now + 29 * day}`],
      ['subscribed', false],
    ]));
});
