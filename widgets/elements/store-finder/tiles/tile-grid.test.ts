import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { project, unproject } from '../../../shared/map/projection.ts';
import { findRotation, toMap, toScreen, type View } from '../../../shared/map/view.ts';
import type { Tile } from './tile-address.ts';
import { chooseZoom, cutTile, findCorner, listTiles, tileSize } from './tile-grid.ts';

const views = fc
  .record({
    lat: fc.double({ min: 42, max: 70, noNaN: true }),
    lng: fc.double({ min: -139, max: -53, noNaN: true }),
    scale: fc.double({ min: 0.5, max: 10, noNaN: true }).map((power) => 2 ** power),
    width: fc.constantFrom(390, 1400),
  })
  .map(({ lat, lng, scale, width }): View => ({ ...project({ lat, lng }), scale, width, height: 560 }));
const withZoom = (view: View) => ({ view, zoom: chooseZoom(view, 1) });

describe('map tiles of a view', () => {
  it('SF-07 have the positions of the standard numbering of web map tiles', () => {
    // Toronto's City Hall, by the formula of the web's maps, is in tile 12/1144/1494.
    const corner = unproject(findCorner({ z: 12, x: 1144, y: 1494 }));
    const opposite = unproject(findCorner({ z: 12, x: 1145, y: 1495 }));
    expect(corner.lng).toBeCloseTo(-79.453125, 6);
    expect(opposite.lng).toBeCloseTo(-79.365234, 6);
    expect(corner.lat).toBeGreaterThan(43.6534);
    expect(opposite.lat).toBeLessThan(43.6534);
  });

  it('SF-07 cover the view, and are painted at 0.65 to 1.5 times their own size', () => {
    fc.assert(
      fc.property(
        views.map(withZoom),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (at, across, down) => {
          const { view, zoom } = at;
          if (zoom === undefined) return;
          const tiles = listTiles(view, zoom);
          expect(tiles.length).toBeLessThan(90);
          const place = { left: across * view.width, top: down * view.height };
          const turn = findRotation(view);
          const { x, y } = toMap(view, place, turn);
          const isUnder = tiles.some((tile) => {
            const [a, b, c] = [
              findCorner(tile),
              findCorner({ ...tile, x: tile.x + 1 }),
              findCorner({ ...tile, y: tile.y + 1 }),
            ];
            const det = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
            const u = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / det;
            const v = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / det;
            return u > -0.03 && u < 1.03 && v > -0.03 && v < 1.03;
          });
          expect(isUnder).toBe(true);
          if (zoom === 18) return;
          const [{ corner, right, size }] = cutTile(view, tiles[0] as Tile) as [ReturnType<typeof cutTile>[number]];
          const width = Math.hypot(right.left - corner.left, right.top - corner.top) / size;
          expect(width / tileSize).toBeGreaterThan(0.65);
          expect(width / tileSize).toBeLessThan(1.5);
        },
      ),
    );
  });

  it('SF-07 are cut into pieces whose corners are painted within 1.1 pixels of their true position', () => {
    fc.assert(
      fc.property(views.map(withZoom), ({ view, zoom }) => {
        if (zoom === undefined) return;
        for (const tile of listTiles(view, zoom).slice(0, 4)) {
          for (const { left, top, size, corner, right, down } of cutTile(view, tile)) {
            const real = toScreen(view, findCorner({ ...tile, x: tile.x + left + size, y: tile.y + top + size }));
            const painted = { left: right.left + down.left - corner.left, top: right.top + down.top - corner.top };
            expect(Math.hypot(real.left - painted.left, real.top - painted.top)).toBeLessThan(1.1);
          }
        }
      }),
    );
  });

  it('SF-07 are not used at the scale of a province, and are one level closer on a dense screen', () => {
    const [view] = [{ ...project({ lat: 50, lng: -75 }), scale: 1, width: 700, height: 560 }];
    expect(chooseZoom(view, 1)).toBeUndefined();
    expect(chooseZoom({ ...view, scale: 4 }, 1)).toBe(9);
    // Twice the pixels need tiles of the next level.
    expect(chooseZoom({ ...view, scale: 4 }, 2)).toBe(10);
  });
});
