import { expect, it } from 'vitest';
import { listOwnOrigins } from './own-origin.ts';

it('takes the host that the browser asked for as its own origin, and a proxy only when it is trusted', () => {
  const hints = { host: 'localhost:8080', forwardedHost: 'www.vitrine.example', forwardedProto: 'https' };
  expect(listOwnOrigins('', false, hints)).toEqual(['http://localhost:8080']);
  expect(listOwnOrigins('', true, hints)).toEqual(['https://www.vitrine.example']);
  expect(listOwnOrigins('https://shop.example', true, hints)).toEqual(['https://shop.example']);
  expect(listOwnOrigins('', false, { ...hints, host: undefined })).toEqual([]);
});
