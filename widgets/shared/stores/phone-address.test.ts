import { expect, it } from 'vitest';
import { formatPhoneAddress } from './phone-address.ts';

// Android dials the `;ext=` of RFC 3966 as digits: https://stackoverflow.com/questions/9482633
it.each([
  [{ phone: '9025550108' }, 'tel:+19025550108'],
  [{ phone: '9025550108', extension: '12' }, 'tel:+19025550108,12'],
])('a call to %j waits before it dials an extension', (store, address) =>
  expect(formatPhoneAddress(store)).toBe(address),
);
