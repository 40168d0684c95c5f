import { describe, expect, it } from 'vitest';
import { findKilometre, findMinZoom, fitMercator, projectMercator, unprojectMercator } from './mercator.ts';

const size = { width: 800, height: 600 };

describe('the Mercator projection', () => {
  it('SF-07 matches Google’s world coordinates', () => {
    expect(projectMercator({ lat: 0, lng: 0 })).toEqual({ x: 128, y: 128 });
    expect(projectMercator({ lat: 0, lng: -180 }).x).toBe(0);
    // Google's own example in its documentation of coordinates: Chicago.
    const chicago = projectMercator({ lat: 41.85, lng: -87.65 });
    expect(chicago.x).toBeCloseTo(65.671, 3);
    expect(chicago.y).toBeCloseTo(95.1748, 3);
    expect(projectMercator({ lat: 90, lng: 0 }).y).toBeCloseTo(0, 3);
  });

  it('SF-07 unprojectMercator reverses projectMercator', () => {
    for (const place of [
      { lat: 45.5, lng: -73.6 },
      { lat: 82.5, lng: -62.3 },
      { lat: -33, lng: 151 },
    ]) {
      const { lat, lng } = unprojectMercator(projectMercator(place));
      expect(lat).toBeCloseTo(place.lat, 9);
      expect(lng).toBeCloseTo(place.lng, 9);
    }
  });

  it('SF-08 findKilometre returns the length of a kilometre at a given latitude', () => {
    // At the equator 40,030 km are 256 units; at 60° north half as many kilometres are.
    expect(findKilometre(0) * 40_030).toBeCloseTo(256, 1);
    expect(findKilometre(60)).toBeCloseTo(2 * findKilometre(0), 9);
  });

  it('SF-07 fitMercator chooses the closest whole zoom level at which all points fit', () => {
    const points = [
      { lat: 43.6, lng: -79.4 },
      { lat: 45.5, lng: -73.6 },
    ].map(projectMercator);
    const { middle, zoom } = fitMercator(points, size, 48, 14);
    expect(middle.lng).toBeCloseTo(-76.5, 9);
    const width = (level: number) => Math.abs((points[1]?.x ?? 0) - (points[0]?.x ?? 0)) * 2 ** level;
    expect(width(zoom)).toBeLessThanOrEqual(800 - 96);
    expect(width(zoom + 1)).toBeGreaterThan(800 - 96);
  });

  it('SF-07 fitMercator returns at most the maximum zoom for points at one place, and at least 0 for a tiny map', () => {
    const point = projectMercator({ lat: 45.5, lng: -73.6 });
    expect(fitMercator([point], size, 48, 14).zoom).toBe(14);
    expect(fitMercator([point, point], size, 48, 20).zoom).toBe(20);
    expect(fitMercator([point, { x: 0, y: 0 }], { width: 10, height: 10 }, 48, 14).zoom).toBe(0);
  });

  it.each([
    [0, 1],
    [256, 1],
    [390, 1],
    [800, 2],
    [1440, 3],
  ])('SF-07 findMinZoom on a map %i pixels wide is %i, so that the world does not repeat', (width, zoom) =>
    expect(findMinZoom(width)).toBe(zoom),
  );
});
