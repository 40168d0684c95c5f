import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseAttribute } from './attributes.ts';
import { isPath, readAddress, readOrigin, readServiceAddress } from './web-address.ts';

const page = 'https://www.winners.example/en/page';

describe('URL validation', () => {
  it.each([
    ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
    ['HTTPS://A.example', 'https://a.example/'],
    ['/art/lead.svg', 'https://www.winners.example/art/lead.svg'],
    ['lead.svg', 'https://www.winners.example/en/lead.svg'],
    ['//cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['http://localhost:8080/a', 'http://localhost:8080/a'],
    ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
    ['http://127.1/a', 'http://127.0.0.1/a'],
    ['http://[::1]:80/', 'http://[::1]/'],
  ])('readAddress resolves %s to %s', (text, href) => expect(readAddress(text, page)).toBe(href));

  it.each(['http://a.example/', 'http://localhost.example/', 'http://127.0.0.1.example/', 'http://128.0.0.1/'])(
    'readAddress refuses %s, which is plain HTTP to another host',
    (text) => expect(readAddress(text, page)).toBe(''),
  );
  it('readAddress resolves against an http: or file: page, and refuses http: and file: URLs of another origin', () => {
    expect(readAddress('/a.webp', 'http://intranet/page')).toBe('http://intranet/a.webp');
    expect(readAddress('a.webp', 'file:///home/page.html')).toBe('file:///home/a.webp');
    expect(readAddress('http://other/a.webp', 'http://intranet/page')).toBe('');
    expect(readAddress('file:///etc/passwd', 'http://intranet/page')).toBe('');
  });
  it.each([[undefined], [null], [7], [{}], [[]], [['/rules']]])(
    'readServiceAddress returns an empty string for %j',
    (value) => expect(readServiceAddress(value, 'https://a.example')).toBe(''),
  );

  describe('on a page with <base>', () => {
    afterEach(() => vi.unstubAllGlobals());
    const visit = (href: string, baseURI: string) => {
      vi.stubGlobal('location', { href });
      vi.stubGlobal('document', Object.create({ baseURI }));
    };

    it('readAddress resolves against the base, and refuses plain HTTP to its host', () => {
      visit('http://intranet/page', 'https://cdn.example/app/');
      expect(readAddress('a.webp')).toBe('https://cdn.example/app/a.webp');
      expect(readAddress('http://intranet/a.webp')).toBe('http://intranet/a.webp');
      visit('http://intranet/page', 'http://other/app/');
      expect(readAddress('a.webp')).toBe('');
      expect(readAddress('http://intranet/a.webp')).toBe('http://intranet/a.webp');
    });
    it('readAddress resolves https: URLs in a srcdoc frame', () => {
      visit('about:srcdoc', 'https://www.winners.example/en/page');
      expect(readAddress('/a.webp')).toBe('https://www.winners.example/a.webp');
      expect(readAddress('javascript:alert(1)')).toBe('');
    });
  });

  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example:8443', 'https://api.example:8443'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://api.example/v1', ''],
    ['https://api.example/v1//a/', ''],
    ['https://api.example?x', ''],
    ['https://api.example#x', ''],
    ['http://api.example', ''],
    ['api.example', ''],
    ['//api.example', ''],
    ['blob:https://api.example/', ''],
  ])('API-02 readOrigin turns %s into %j', (text, origin) => expect(readOrigin(text)).toBe(origin));

  it.each(['/en', '/?x', '/art/a.webp'])('isPath returns true for %s', (text) => expect(isPath(text)).toBe(true));
  it.each([
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'en',
    '@evil.example',
  ])('isPath returns false for %j', (text) => expect(isPath(text)).toBe(false));
  it('readServiceAddress resolves a path against the service, accepts an absolute URL and refuses a relative one', () => {
    expect(readServiceAddress('/rules', 'https://a.example')).toBe('https://a.example/rules');
    expect(readServiceAddress('/rules', '')).toBe('/rules');
    expect(readServiceAddress('https://b.example/rules', '')).toBe('https://b.example/rules');
    expect(readServiceAddress('rules', 'https://a.example')).toBe('');
  });
});

describe('parseAttribute with the type origin or address', () => {
  const read = (type: 'origin' | 'address', text: string | null) => {
    const refused: string[] = [];
    return [parseAttribute({ type, default: '' }, text, (expected) => refused.push(expected)), refused];
  };
  it('returns the default and reports nothing for an absent or empty attribute', () => {
    for (const type of ['origin', 'address'] as const) {
      expect(read(type, null)).toEqual(['', []]);
      expect(read(type, '')).toEqual(['', []]);
    }
  });
  it('keeps a URL path as written, returns an origin without its trailing slash, and keeps / as the page’s origin', () => {
    expect(read('address', '/poster.svg')).toEqual(['/poster.svg', []]);
    expect(read('origin', 'https://api.example/')).toEqual(['https://api.example', []]);
    expect(read('origin', '/')).toEqual(['/', []]);
  });
  it('returns the default and reports the expected type for a javascript: URL', () => {
    expect(read('origin', 'javascript:alert(1)//')).toEqual(['', ['an https origin']]);
    expect(read('address', 'javascript:alert(1)//')).toEqual(['', ['an https address']]);
  });
});
