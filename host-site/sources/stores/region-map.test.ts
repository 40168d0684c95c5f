import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeBaseMap } from '../../../widgets/build/base-map/make-base-map.ts';
import { openRegionMap } from './region-map.ts';

const draw = openRegionMap(makeBaseMap().buffer);
const montreal = { lat: 45.5, lng: -73.57 };
const halifax = { lat: 44.65, lng: -63.57 };
const levis = { lat: 46.74, lng: -71.24 };

/** Corners of all lines of a drawing. */
function listCorners(svg: string): number[][] {
  return [...svg.matchAll(/d="([Ml\d\s,.z-]+)"/g)].flatMap(([, data = '']) => {
    let at = [0, 0];
    return data.split(/(?=M)/).flatMap((part) => {
      at = [0, 0];
      return [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => {
        at = [(at[0] as number) + Number(x), (at[1] as number) + Number(y)];
        return at;
      });
    });
  });
}

describe('the map of a region', () => {
  it('names the towns around its centre in the language of the page', () => {
    expect(draw(levis, [], 'en', 'Map')).toContain('>Québec City</text>');
    expect(draw(levis, [], 'fr', 'Carte')).toContain('>Québec</text>');
    expect(draw(halifax, [], 'fr', 'Carte')).not.toContain('Québec');
  });

  it.each([montreal, halifax, levis])('writes no name where a page cuts the drawing off, around %o', (centre) => {
    const names = [...draw(centre, [], 'fr', 'Carte').matchAll(/<text [^>]*x="(-?\d+)" y="(-?\d+)">([^<]+)/g)];
    expect(names.length).toBeGreaterThan(2);
    for (const [, left, top, name = ''] of names) {
      // A phone's frame is three quarters as high as wide.
      expect(Math.abs(Number(top) - 240), name).toBeLessThanOrEqual(180 - 7);
      expect(Number(left), name).toBeGreaterThan(0);
      expect(Number(left) + name.length * 8, name).toBeLessThan(480);
    }
  });

  it('is no larger than its frame, so that a page carries no more than it shows', () => {
    const corners = listCorners(draw(halifax, [], 'en', 'Map'));
    expect(corners.length).toBeGreaterThan(100);
    expect(corners.flat().every(Number.isInteger)).toBe(true);
    const lines = corners.filter((corner) => corner.every((value) => value >= -60 && value <= 540));
    expect(lines.length / corners.length).toBeGreaterThan(0.99);
  });

  it('marks other points inside of it, and says in words what it is', () => {
    const laval = { lat: 45.6, lng: -73.75 };
    const svg = draw(montreal, [laval, halifax], 'en', 'Around “A & B”');
    expect(svg.match(/class="map-other"/g)).toHaveLength(1);
    expect(svg).toContain('aria-label="Around “A &amp; B”"');
  });

  it('shows the stores of a large chain by no more marks than fit beside each other', () => {
    const around = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ lat: 45 + (at % 50) / 50, lng: -74 + Math.floor(at / 50) / 50 }));
    const countMarks = (count: number) => draw(montreal, around(count), 'en', '').match(/class="map-other"/g)?.length;
    expect(countMarks(100)).toBe(100);
    expect(countMarks(2500)).toBeGreaterThan(20);
    expect(countMarks(2500)).toBeLessThan(60);
  });

  it('has no more points than are seen where the coast has the most', () => {
    const vancouver = { lat: 49.28, lng: -123.12 };
    expect(brotliCompressSync(draw(vancouver, [], 'fr', '')).length).toBeLessThan(2700);
  });
});
