import { expect, it } from 'vitest';
import { productionOrigin } from '../../widgets/shared/brand/brands.ts';
import { readPublicOrigin } from './public-origin.ts';

it.each([
  ['the production origin without PUBLIC_ORIGIN', undefined, productionOrigin],
  ['the production origin for an empty PUBLIC_ORIGIN, as in .env.example', '', productionOrigin],
  ['PUBLIC_ORIGIN without its trailing slash', 'https://shop.example/', 'https://shop.example'],
])('readPublicOrigin returns %s', (_, PUBLIC_ORIGIN, origin) => {
  expect(readPublicOrigin({ PUBLIC_ORIGIN })).toBe(origin);
});
