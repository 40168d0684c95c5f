import { expect, it } from 'vitest';
import { formatDirections } from './point-text.ts';

const place = { lat: 45.5, lng: -73.57 };
const address = { line1: '12, rue du Quai', city: 'Montréal', province: 'QC', postalCode: 'H2X 1Y4' } as const;

it('SF-05 directions lead to a store’s position, and to its address where only its postal area is known', () => {
  const start = 'https://www.google.com/maps/dir/?api=1&destination=';
  expect(formatDirections({ ...place, address })).toBe(`${start}45.50000,-73.57000`);
  expect(formatDirections({ ...place, address, approximate: true })).toBe(
    `${start}${encodeURIComponent('12, rue du Quai, Montréal QC H2X 1Y4')}`,
  );
});
