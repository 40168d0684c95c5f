import { describe, expect, it } from 'vitest';
import { brandKeys } from './brands.ts';
import { companyPages, findCompanyLink } from './company-links.ts';
import { findGiftLink, giftCardCodes, giftPages, resolveGiftLink } from './gift-links.ts';

const all = brandKeys.flatMap((brand) =>
  giftPages.flatMap((page) => (['en', 'fr'] as const).map((locale) => ({ brand, page, locale }))),
);

describe('gift card links', () => {
  it.each(all)(
    'GB-01 API-02 lead to the partner over https for $page of $brand in $locale on a production host',
    (link) => {
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
    },
  );

  it('GB-01 have a different URL for each page, language and brand', () =>
    expect(new Set(all.map(({ page, brand, locale }) => findGiftLink(page, brand, locale))).size).toBe(all.length));

  it.each(['localhost', 'notvitrine.example', 'vitrine.example.evil.test', ''])(
    'GB-01 API-02 go through the /partners redirect of the service on the host %j',
    (hostname) =>
      expect(
        resolveGiftLink('balance', { hostname, brand: 'vitrine', locale: 'fr', serviceOrigin: 'https://staging.test' }),
      ).toBe('https://staging.test/partners/balance/fr?brand=vitrine'),
  );

  it('GB-01 have a relative /partners URL while prerendering', () =>
    expect(resolveGiftLink('gift-help', { hostname: '', brand: 'winners', locale: 'en', serviceOrigin: '' })).toBe(
      '/partners/gift-help/en?brand=winners',
    ));

  it.each(['javascript:alert(1)//', 'nonsense', 'ftp://files.test', 'https://', 'https://a.test/path', '//evil.test'])(
    'GB-01 are undefined for the invalid service origin %j',
    (serviceOrigin) =>
      expect(
        resolveGiftLink('balance', { hostname: 'localhost', brand: 'vitrine', locale: 'en', serviceOrigin }),
      ).toBeUndefined(),
  );

  it('GB-02 contain the card code of their brand and delivery, which is unique digits, and none for the balance', () => {
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

describe('findCompanyLink', () => {
  it.each(companyPages)(
    'HD-01 FT-01 FT-03 FT-04 returns an https URL for %s, a different one in each language, for each brand',
    (page) => {
      for (const brand of brandKeys) {
        const addresses = (['en', 'fr'] as const).map((locale) => findCompanyLink(page, brand, locale));
        expect(new Set(addresses).size).toBe(2);
        for (const address of addresses) expect(new URL(address ?? '').protocol).toBe('https:');
      }
    },
  );
});
