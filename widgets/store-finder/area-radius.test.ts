import { expect, it } from 'vitest';
import { isMapArea, radii } from '../shared/stores/address-state.ts';
import { toronto } from '../shared/stores/store.fixture.ts';
import { toAreaRadius } from './area-radius.ts';

it('SF-08 a searched area of the map stays one, however far it reaches', () => {
  expect([0.2, 24.1, 25, 49.7, 120].map(toAreaRadius)).toEqual([1, 26, 26, 51, 120]);
  for (const radius of radii) expect(isMapArea({ place: toronto, radius: toAreaRadius(radius) })).toBe(true);
});
