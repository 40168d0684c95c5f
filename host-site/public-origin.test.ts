import { expect, it } from 'vitest';
import { productionOrigin } from '../widgets/shared/brand/brands.ts';
import { readPublicOrigin } from './public-origin.ts';

it.each([
  ['no setting', undefined, productionOrigin],
  ['an empty one, as in .env.example', '', productionOrigin],
  ['one with a slash', 'https://shop.example/', 'https://shop.example'],
])('a build with %s writes absolute addresses', (_, PUBLIC_ORIGIN, origin) => {
  expect(readPublicOrigin({ PUBLIC_ORIGIN })).toBe(origin);
});
