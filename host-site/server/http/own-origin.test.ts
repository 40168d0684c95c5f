import { expect, it } from 'vitest';
import { listOwnOrigins } from './own-origin.ts';

it('listOwnOrigins uses the Host header, forwarded headers only of a trusted proxy, and a configured origin first', () => {
  const hints = { host: 'localhost:8080', forwardedHost: 'www.vitrine.example', forwardedProto: 'https' };
  expect(listOwnOrigins('', false, hints)).toEqual(['http://localhost:8080']);
  expect(listOwnOrigins('', true, hints)).toEqual(['https://www.vitrine.example']);
  expect(listOwnOrigins('https://shop.example', true, hints)).toEqual(['https://shop.example']);
  expect(listOwnOrigins('', false, { ...hints, host: undefined })).toEqual([]);
});
