import { describe, expect, it } from 'vitest';
import { areMet } from '../../shared/attention/examination.ts';
import { listPageKinds } from './hidden-rules.ts';

const isHiddenAt = (place: Parameters<typeof listPageKinds>[0]) => !areMet(listPageKinds(place));

describe('the page’s kind', () => {
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
