import { describe, expect, it } from 'vitest';
import { isPauseOver } from './frequency-cap.ts';
import { isHiddenAt } from './hidden-rules.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);

describe('where the lightbox stays away', () => {
  it.each(['/en/newsletter', '/fr/newsletter/', '/NEWSLETTER', '/promo/newsletter'])('NL-02 on %s', (path) =>
    expect(isHiddenAt({ pathname: path, search: '' })).toBe(true),
  );
  it.each(['/', '/en', '/en/newsletter/thank-you', '/en/newsletters', '/newsletter/en'])(
    'NL-02 but not on %s',
    (path) => expect(isHiddenAt({ pathname: path, search: '' })).toBe(false),
  );
  it.each(['?utm_source=zeta&utm_medium=email', '?utm_medium=EMAIL&x=1&utm_source=Zeta'])(
    'NL-03 for a visit by %s',
    (query) => expect(isHiddenAt({ pathname: '/en', search: query })).toBe(true),
  );
  it.each([
    '?utm_source=zeta',
    '?utm_medium=email',
    '?utm_source=zeta&utm_medium=social',
    '?utm_source=azeta&utm_medium=email',
  ])('NL-03 but not for %s', (query) => expect(isHiddenAt({ pathname: '/en', search: query })).toBe(false));
});

describe('how often the lightbox opens', () => {
  it.each([
    ['a first visit', undefined, true],
    ['29 days after it was closed', { closedAt: now - 29 * day }, false],
    ['30 days after it was closed', { closedAt: now - 30 * day }, true],
    ['364 days after a sign-up', { subscribedAt: now - 364 * day, closedAt: now - 364 * day }, false],
    ['365 days after a sign-up', { subscribedAt: now - 365 * day }, true],
    ['a record from the future, by a clock set back', { closedAt: now + day }, true],
    ['a record without times', {}, true],
  ])('NL-10 %s', (_, record, opens) => expect(isPauseOver(record, now, 30, 365)).toBe(opens));

  it('NL-10 a pause of no days is over at once', () =>
    expect(isPauseOver({ closedAt: now, subscribedAt: now }, now, 0, 0)).toBe(true));
});
