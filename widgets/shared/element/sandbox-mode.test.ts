import { describe, expect, it } from 'vitest';
import { isLocalHost, startsInSandbox } from './sandbox-mode.ts';

const live = 'https://www.vitrine.example';
const page = (address: string) => new URL(address);

describe('isLocalHost', () => {
  it.each([
    'localhost',
    'shop.localhost',
    'shop.test',
    '127.0.0.1',
    '10.0.0.7',
    '172.16.0.1',
    '172.31.255.1',
    '192.168.1.20',
    '169.254.3.4',
    '0.0.0.0',
    '[::1]',
    '[fd12:3456::1]',
    '[fe80::1]',
  ])('takes %s for a host that only its developers reach', (hostname) => expect(isLocalHost(hostname)).toBe(true));

  it.each([
    'www.vitrine.example',
    'localhost.example.com',
    'test.com',
    'latest',
    '10.example.com',
    '172.32.0.1',
    '8.8.8.8',
    '[2001:db8::1]',
    '',
  ])('takes %s for a host that visitors reach', (hostname) => expect(isLocalHost(hostname)).toBe(false));
});

describe('startsInSandbox', () => {
  it.each([
    ['a developer’s page with a service elsewhere', null, 'http://localhost:5173/', live, true],
    ['a page from a file with a service elsewhere', null, 'file:///home/me/page.html', live, true],
    [
      'a developer’s page with the developer’s own service',
      null,
      'http://localhost:5173/',
      'http://127.0.0.1:8080',
      false,
    ],
    ['a developer’s page that wants to send for real', 'false', 'http://localhost:5173/', live, false],
    ['a visitor’s page', null, 'https://shop.example/', live, false],
    ['a visitor’s page with the attribute', '', 'https://shop.example/', live, true],
    ['a page from a file whose script and service are files too', null, 'file:///app/index.html', 'null', false],
    ['a prerendered page whose service is its own', null, 'http://localhost:5173/', '', false],
  ])('decides for %s', (_, given, address, service, expected) => {
    (globalThis as { document?: object }).document = Object.create({ scripts: [] });
    try {
      expect(startsInSandbox(given, page(address), service)).toBe(expected);
    } finally {
      delete (globalThis as { document?: object }).document;
    }
  });
});
