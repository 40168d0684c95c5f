import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findConvergence, project, unproject } from './projection.ts';

const earthRadius = 6371.0088;
/** Great-circle distance in kilometres. */
function measure(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const share = half(b.lat - a.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(b.lng - a.lng);
  return 2 * earthRadius * Math.asin(Math.sqrt(share));
}

const places = fc.record({
  lat: fc.double({ min: 20, max: 84, noNaN: true }),
  lng: fc.double({ min: -170, max: -15, noNaN: true }),
});

describe('the map projection', () => {
  it('SF-07 unproject reverses project within 1e-8 degrees', () => {
    fc.assert(
      fc.property(places, (place) => {
        const { lat, lng } = unproject(project(place));
        expect(Math.abs(lat - place.lat)).toBeLessThan(1e-8);
        expect(Math.abs(lng - place.lng)).toBeLessThan(1e-8);
      }),
    );
  });

  it('SF-07 has the same scale north-south and east-west at every place', () => {
    fc.assert(
      fc.property(places, (place) => {
        const at = project(place);
        const stretch = (lat: number, lng: number) => {
          const near = { lat: place.lat + lat, lng: place.lng + lng };
          const { x, y } = project(near);
          return Math.hypot(x - at.x, y - at.y) / measure(place, near);
        };
        expect(stretch(0.001, 0) / stretch(0, 0.001)).toBeCloseTo(1, 3);
      }),
    );
  });

  it('SF-07 is true to scale at latitudes 49 and 77, and within 5 percent from 43 to 60', () => {
    const stretch = (lat: number) => {
      const [here, there] = [project({ lat, lng: -100 }), project({ lat, lng: -100.01 })];
      return Math.hypot(here.x - there.x, here.y - there.y) / measure({ lat, lng: -100 }, { lat, lng: -100.01 });
    };
    expect(stretch(49)).toBeCloseTo(1, 6);
    expect(stretch(77)).toBeCloseTo(1, 6);
    for (const lat of [43, 45, 50, 55, 60]) expect(Math.abs(stretch(lat) - 1)).toBeLessThan(0.05);
  });

  it('SF-07 findConvergence returns the angle between north and the top of the map', () => {
    for (const lng of [-135, -91.866667, -52]) {
      const [here, north] = [project({ lat: 50, lng }), project({ lat: 50.001, lng })];
      expect(Math.atan2(here.x - north.x, here.y - north.y)).toBeCloseTo(findConvergence(lng), 6);
    }
  });
});
