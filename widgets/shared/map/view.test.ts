import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { project } from './projection.ts';
import { findRotation, fitPoints, limitView, mixViews, placePoint, toMap, toScreen, type View } from './view.ts';

const canada = { minX: -2700, minY: -2500, maxX: 3100, maxY: 2400 };
const views = fc.record({
  x: fc.double({ min: canada.minX, max: canada.maxX, noNaN: true }),
  y: fc.double({ min: -1200, max: canada.maxY, noNaN: true }),
  scale: fc.double({ min: 0.06, max: 60, noNaN: true }),
  width: fc.constantFrom(320, 390, 1440),
  height: fc.constantFrom(320, 560, 900),
});
const spots = fc.record({
  left: fc.double({ min: 0, max: 320, noNaN: true }),
  top: fc.double({ min: 0, max: 320, noNaN: true }),
});

describe('the map view', () => {
  it('SF-07 toScreen reverses toMap', () => {
    fc.assert(
      fc.property(views, spots, (view, spot) => {
        const { left, top } = toScreen(view, toMap(view, spot));
        expect(Math.hypot(left - spot.left, top - spot.top)).toBeLessThan(1e-6);
      }),
    );
  });

  it('SF-07 placePoint keeps the held point under the finger, also where the map rotates', () => {
    fc.assert(
      fc.property(views, spots, spots, fc.constantFrom(0.5, 1, 2), (view, from, to, factor) => {
        const held = toMap(view, from);
        const moved = placePoint(view, held, to, view.scale * factor);
        const { left, top } = toScreen(moved, held);
        expect(Math.hypot(left - to.left, top - to.top)).toBeLessThan(1);
      }),
    );
  });

  it('SF-07 has north at the top at a close scale, and is not rotated at the scale of the country', () => {
    for (const lng of [-123, -79, -52.7]) {
      const place = { lat: 47, lng };
      const view: View = { ...project(place), scale: 10, width: 400, height: 400 };
      const north = toScreen(view, project({ ...place, lat: 47.1 }));
      expect(north.left).toBeCloseTo(200, 0);
      expect(north.top).toBeLessThan(200);
      expect(findRotation({ ...view, scale: 0.15 })).toBeCloseTo(0, 10);
    }
  });

  it('SF-07 fitPoints leaves what a view of the country has to spare to its north', () => {
    const [west, east] = [project({ lat: 48.4, lng: -123.4 }), project({ lat: 47.5, lng: -52.7 })];
    const south = project({ lat: 42.3, lng: -83 });
    const view = fitPoints({ x: 0, y: 0, scale: 1, width: 600, height: 540 }, [west, south, east], 40, 6);
    const ends = [west, south, east].map((point) => toScreen(view, point).top);
    // Less than a fifth of the map is south of the southernmost place.
    expect(540 - Math.max(...ends)).toBeLessThan(540 / 5);
    expect(Math.max(...ends)).toBeLessThan(540 - 40);
    const near = fitPoints({ x: 0, y: 0, scale: 1, width: 600, height: 540 }, [east], 40, 6);
    expect(toScreen(near, east).top).toBeCloseTo(270, 0);
  });

  it('SF-07 fitPoints shows all stores more than 30 pixels from the edges, within the scale limit', () => {
    const points = fc.array(
      fc.record({ x: fc.integer({ min: -2500, max: 3000 }), y: fc.integer({ min: 0, max: 2300 }) }),
      {
        minLength: 1,
        maxLength: 30,
      },
    );
    fc.assert(
      fc.property(points, (stores) => {
        const view = fitPoints({ x: 0, y: 0, scale: 1, width: 390, height: 560 }, stores, 40, 6);
        for (const store of stores) {
          const { left, top } = toScreen(view, store);
          expect(Math.min(left, 390 - left, top, 560 - top)).toBeGreaterThan(30);
        }
        expect(view.scale).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('SF-07 limitView keeps the centre within Canada and the scale within its limits', () => {
    const lost = limitView({ x: 1e6, y: -1e6, scale: 1e9, width: 390, height: 560 }, canada);
    expect(lost).toMatchObject({ x: canada.maxX, y: canada.minY, scale: 60 });
    expect(limitView({ ...lost, scale: 0 }, canada).scale * (canada.maxX - canada.minX)).toBeLessThan(390);
  });

  it('SF-07 mixViews keeps the point that is zoomed around at its place during the animation', () => {
    const from: View = { x: 1000, y: 2000, scale: 4, width: 400, height: 400 };
    const spot = { left: 90, top: 300 };
    const held = toMap(from, spot);
    const to = placePoint(from, held, spot, 16);
    for (const part of [0.1, 0.5, 0.9]) {
      const { left, top } = toScreen(mixViews(from, to, part), held);
      expect(Math.hypot(left - spot.left, top - spot.top)).toBeLessThan(1);
    }
  });
});
