import { describe, expect, it } from 'vitest';
import { parseAttribute } from './attributes.ts';
import { isPath, readAddress, readOrigin, readServiceAddress } from './web-address.ts';

const page = 'https://www.winners.example/en/page';

describe('which addresses the elements take', () => {
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
  ])('%s is one', (text, href) => expect(readAddress(text, page)).toBe(href));

  it.each(['http://a.example/', 'http://localhost.example/', 'http://127.0.0.1.example/', 'http://128.0.0.1/'])(
    '%s is none: plain HTTP to another machine',
    (text) => expect(readAddress(text, page)).toBe(''),
  );
  it('a page over plain HTTP, or opened from a disk, has its own neighbours', () => {
    expect(readAddress('/a.webp', 'http://intranet/page')).toBe('http://intranet/a.webp');
    expect(readAddress('a.webp', 'file:///home/page.html')).toBe('file:///home/a.webp');
    expect(readAddress('http://other/a.webp', 'http://intranet/page')).toBe('');
    expect(readAddress('file:///etc/passwd', 'http://intranet/page')).toBe('');
  });
  it.each([undefined, null, 7, {}, []])('%j is none in a feed', (value) =>
    expect(readServiceAddress(value, 'https://a.example')).toBe(''),
  );

  it.each([
    ['https://api.example', 'https://api.example'],
    ['https://api.example/', 'https://api.example'],
    ['https://api.example:8443', 'https://api.example:8443'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://api.example/v1', ''],
    ['https://api.example?x', ''],
    ['https://api.example#x', ''],
    ['http://api.example', ''],
    ['api.example', ''],
    ['//api.example', ''],
    ['blob:https://api.example/', ''],
  ])('API-02 the origin of %s is %j', (text, origin) => expect(readOrigin(text)).toBe(origin));

  it.each(['/en', '/?x', '/art/a.webp'])('%s is a path', (text) => expect(isPath(text)).toBe(true));
  it.each([
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'en',
    '@evil.example',
  ])('%j is no path of a service', (text) => expect(isPath(text)).toBe(false));
  it('an address of a feed is a path of its service, or absolute', () => {
    expect(readServiceAddress('/rules', 'https://a.example')).toBe('https://a.example/rules');
    expect(readServiceAddress('/rules', '')).toBe('/rules');
    expect(readServiceAddress('https://b.example/rules', '')).toBe('https://b.example/rules');
    expect(readServiceAddress('rules', 'https://a.example')).toBe('');
  });
});

describe('attributes that hold an address', () => {
  const read = (type: 'origin' | 'address', text: string | null) => {
    const refused: string[] = [];
    return [parseAttribute({ type, default: '' }, text, (expected) => refused.push(expected)), refused];
  };
  it('are the default without a word when they are absent or empty', () => {
    for (const type of ['origin', 'address'] as const) {
      expect(read(type, null)).toEqual(['', []]);
      expect(read(type, '')).toEqual(['', []]);
    }
  });
  it('stay as they were written, or name the page’s own origin', () => {
    expect(read('address', '/poster.svg')).toEqual(['/poster.svg', []]);
    expect(read('origin', 'https://api.example/')).toEqual(['https://api.example', []]);
    expect(read('origin', '/')).toEqual(['/', []]);
  });
  it('are the default, and told, when they could do harm', () => {
    expect(read('origin', 'javascript:alert(1)//')).toEqual(['', ['https origin']]);
    expect(read('address', 'javascript:alert(1)//')).toEqual(['', ['https address']]);
  });
});
