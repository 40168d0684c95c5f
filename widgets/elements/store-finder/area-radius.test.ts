import { expect, it } from 'vitest';
import { isMapArea, radii } from '../../shared/stores/address-state.ts';
import { toronto } from '../../shared/stores/store.fixture.ts';
import { toAreaRadius } from './area-radius.ts';

it('SF-08 toAreaRadius rounds up, and never returns a distance that a visitor may choose', () => {
  expect([0.2, 24.1, 25, 49.7, 120].map(toAreaRadius)).toEqual([1, 26, 26, 51, 120]);
  for (const radius of radii) expect(isMapArea({ place: toronto, radius: toAreaRadius(radius) })).toBe(true);
});
