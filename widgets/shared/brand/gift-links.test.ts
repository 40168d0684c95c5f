import { describe, expect, it } from 'vitest';
import { brandKeys } from './brands.ts';
import { companyPages, findCompanyLink } from './company-links.ts';
import { findGiftLink, giftCardCodes, giftPages, resolveGiftLink } from './gift-links.ts';

const all = brandKeys.flatMap((brand) =>
  giftPages.flatMap((page) => (['en', 'fr'] as const).map((locale) => ({ brand, page, locale }))),
);

describe('where a gift card leads', () => {
  it.each(all)('GB-01 API-02 $page of $brand in $locale is the partner itself on the brand’s own domain', (link) => {
    const { brand, page, locale } = link;
    const address = resolveGiftLink(page, {
      hostname: `www.${brand}.example`,
      brand,
      locale,
      serviceOrigin: 'https://www.vitrine.example',
    });
    const url = new URL(address ?? '');
    expect([url.protocol, url.hostname.endsWith(`.${brand}.example`)]).toEqual(['https:', true]);
    expect(url.pathname.split('/')[1]).toBe(locale);
  });

  it('GB-01 every address is one page’s, in one language, of one brand', () =>
    expect(new Set(all.map(({ page, brand, locale }) => findGiftLink(page, brand, locale))).size).toBe(all.length));

  it.each(['localhost', 'notvitrine.example', 'vitrine.example.evil.test', ''])(
    'GB-01 API-02 from %j it goes through the site’s server',
    (hostname) =>
      expect(
        resolveGiftLink('balance', { hostname, brand: 'vitrine', locale: 'fr', serviceOrigin: 'https://staging.test' }),
      ).toBe('https://staging.test/partners/balance/fr?brand=vitrine'),
  );

  it('GB-01 a page that is rendered ahead links to its own server', () =>
    expect(resolveGiftLink('gift-help', { hostname: '', brand: 'winners', locale: 'en', serviceOrigin: '' })).toBe(
      '/partners/gift-help/en?brand=winners',
    ));

  it.each(['javascript:alert(1)//', 'nonsense', 'ftp://files.test', 'https://', 'https://a.test/path', '//evil.test'])(
    'GB-01 no one is sent to %j',
    (serviceOrigin) =>
      expect(
        resolveGiftLink('balance', { hostname: 'localhost', brand: 'vitrine', locale: 'en', serviceOrigin }),
      ).toBeUndefined(),
  );

  it('GB-02 codes are digits, one for each brand and way, and travel with what they stand for', () => {
    const codes = Object.values(giftCardCodes).flatMap(({ email, mail }) => [email, mail]);
    expect(new Set(codes).size).toBe(brandKeys.length * 2);
    for (const code of codes) expect(code).toMatch(/^\d+$/);
    for (const brand of brandKeys) {
      const read = (page: 'balance' | 'egift-email' | 'egift-mail') =>
        new URL(findGiftLink(page, brand, 'fr') ?? '').searchParams.get('code');
      expect([read('egift-email'), read('egift-mail'), read('balance')]).toEqual([
        giftCardCodes[brand].email,
        giftCardCodes[brand].mail,
        null,
      ]);
    }
  });
});

describe('where the company’s other sites are', () => {
  it.each(companyPages)('HD-01 FT-01 FT-03 FT-04 %s is a secure address in each language, for each brand', (page) => {
    for (const brand of brandKeys) {
      const addresses = (['en', 'fr'] as const).map((locale) => findCompanyLink(page, brand, locale));
      expect(new Set(addresses).size).toBe(2);
      for (const address of addresses) expect(new URL(address).protocol).toBe('https:');
    }
  });
});
