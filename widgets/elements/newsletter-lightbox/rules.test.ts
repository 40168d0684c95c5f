import { describe, expect, it } from 'vitest';
import { isPauseOver } from './frequency-cap.ts';
import { isHiddenAt } from './hidden-rules.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);

describe('isHiddenAt', () => {
  it.each(['/en/newsletter', '/fr/newsletter/', '/NEWSLETTER', '/promo/newsletter'])(
    'NL-02 hides the lightbox on %s',
    (path) => expect(isHiddenAt({ pathname: path, search: '' })).toBe(true),
  );
  it.each(['/', '/en', '/en/newsletter/thank-you', '/en/newsletters', '/newsletter/en'])(
    'NL-02 does not hide the lightbox on %s',
    (path) => expect(isHiddenAt({ pathname: path, search: '' })).toBe(false),
  );
  it.each(['?utm_source=zeta&utm_medium=email', '?utm_medium=EMAIL&x=1&utm_source=Zeta'])(
    'NL-03 hides the lightbox for a visit with %s',
    (query) => expect(isHiddenAt({ pathname: '/en', search: query })).toBe(true),
  );
  it.each([
    '?utm_source=zeta',
    '?utm_medium=email',
    '?utm_source=zeta&utm_medium=social',
    '?utm_source=azeta&utm_medium=email',
  ])('NL-03 does not hide the lightbox for a visit with %s', (query) =>
    expect(isHiddenAt({ pathname: '/en', search: query })).toBe(false),
  );
});

describe('isPauseOver', () => {
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
  ])('NL-10 for %s (record %j) returns %s', (_, record, opens) =>
    expect(isPauseOver(record, now, 30, 365)).toBe(opens),
  );

  it('NL-10 returns true at once when both pauses are zero days', () =>
    expect(isPauseOver({ closedAt: now, subscribedAt: now }, now, 0, 0)).toBe(true));
});
