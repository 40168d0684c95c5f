import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BaseMap, readBaseMap, toArcIndex } from '../../shared/map/base-map.ts';
import { type MapPoint, project } from '../../shared/map/projection.ts';
import { simplifyLine } from '../../shared/map/simplify.ts';
import { createTerrainLookup, type Terrain } from '../../shared/map/terrain.ts';
import { encodeBaseMap } from './encode-base-map.ts';
import { makeBaseMap } from './make-base-map.ts';

const nothing: BaseMap['layers'] = { neighbours: [], canada: [], lakes: [], rivers: [], provinces: [], frontiers: [] };

describe('the base-map file format', () => {
  const coordinate = fc.integer({ min: -50_000, max: 50_000 }).map((value) => value / 10);
  const arc = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 90 });

  it('SF-07 decodes to what was encoded, with points within the given precision and line ends within 0.051 units', () => {
    fc.assert(
      fc.property(fc.array(arc, { minLength: 1, maxLength: 4 }), fc.constantFrom(0.1, 1, 5), (lines, precision) => {
        const arcs = lines.map((line) => Float32Array.from(line.flat()));
        const labels = [
          { kind: 'city', rank: 1, room: 0, x: 1, y: -2, name: { en: 'A', fr: 'À' }, shortName: { en: 'A', fr: 'À' } },
        ] as const;
        const layers = { ...nothing, rivers: arcs.map((_, index) => [index % 2 ? ~index : index]) };
        const file = encodeBaseMap({ arcs, layers, labels }, () => precision);
        const read = readBaseMap(file.buffer);
        expect(read.layers).toEqual(layers);
        expect(read.labels).toEqual(labels);
        for (const [index, written] of arcs.entries()) {
          const found = read.arcs[index] as Float32Array;
          expect(found).toHaveLength(written.length);
          for (const [at, value] of found.entries()) {
            const isEnd = at < 2 || at >= written.length - 2;
            expect(Math.abs(value - (written[at] as number))).toBeLessThan(isEnd ? 0.051 : 0.051 + precision / 2);
          }
        }
      }),
    );
  });

  it('SF-07 makes readBaseMap throw a RangeError for a truncated file and for an HTML page', () => {
    const file = encodeBaseMap({ arcs: [Float32Array.of(0, 0, 1, 1)], layers: nothing, labels: [] }, () => 1);
    for (let length = 0; length < file.length; length += 1) {
      expect(() => readBaseMap(file.slice(0, length).buffer)).toThrow(RangeError);
    }
    expect(() => readBaseMap(new TextEncoder().encode('<!doctype html><html>').buffer)).toThrow(RangeError);
  });
});

describe('the base map of Canada', () => {
  let file: Uint8Array<ArrayBuffer>;
  let map: BaseMap;
  beforeAll(() => {
    file = makeBaseMap();
    map = readBaseMap(file.buffer);
  });

  /** Whether a place lies inside a layer: counts the edges to the east of it. */
  const isInside = (layer: 'canada' | 'lakes' | 'neighbours', { x, y }: MapPoint) => {
    let crossings = 0;
    for (const ring of map.layers[layer]) {
      const points = ring.flatMap((reference) => {
        const arc = map.arcs[toArcIndex(reference)] as Float32Array;
        const list = Array.from(
          { length: arc.length / 2 },
          (_, at) => [arc[2 * at], arc[2 * at + 1]] as [number, number],
        );
        return reference < 0 ? list.reverse() : list;
      });
      for (const [at, [ax, ay]] of points.entries()) {
        const [bx, by] = points[(at + 1) % points.length] as [number, number];
        if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) crossings += 1;
      }
    }
    return crossings % 2 === 1;
  };
  const isOn = (layer: 'canada' | 'lakes' | 'neighbours', lat: number, lng: number) =>
    isInside(layer, project({ lat, lng }));

  const terrainOf = (point: MapPoint): Terrain => {
    if (isInside('lakes', point)) return 'water';
    if (isInside('canada', point)) return 'land';
    return isInside('neighbours', point) ? 'abroad' : 'water';
  };

  it('SF-07 gives createTerrainLookup the same terrain as a point-in-polygon test over a grid of points', {
    tags: ['full'],
  }, () => {
    const find = createTerrainLookup(map);
    const count: Record<Terrain, number> = { water: 0, land: 0, abroad: 0 };
    for (let x = -2990; x < 3000; x += 237) {
      for (let y = -4999; y < 1000; y += 198) {
        const expected = terrainOf({ x, y });
        expect(find({ x, y }), `${x} ${y}`).toBe(expected);
        count[expected] += 1;
      }
    }
    for (const seen of Object.values(count)) expect(seen).toBeGreaterThan(30);
  });

  it('SF-07 is smaller than 33,000 bytes with Brotli compression', () => {
    expect(brotliCompressSync(file).length).toBeLessThan(33_000);
  });

  it.each([
    ['Vancouver', 49.25, -123.1],
    ['Regina', 50.45, -104.6],
    ['Toronto', 43.75, -79.4],
    ['Montréal', 45.52, -73.65],
    ['Moncton', 46.1, -64.8],
    ['Charlottetown', 46.27, -63.15],
    ['Cape Breton', 46.2, -60.6],
    ['Gander', 48.95, -54.6],
    ['Anticosti', 49.5, -63],
    ['Iqaluit', 63.8, -68.6],
  ])('SF-07 has %s on Canadian land', (_, lat, lng) => {
    expect(isOn('canada', lat, lng)).toBe(true);
    expect(isOn('lakes', lat, lng)).toBe(false);
    expect(isOn('neighbours', lat, lng)).toBe(false);
  });

  it.each([
    ['the Gulf of St. Lawrence', 48.3, -61.8],
    ['the Bay of Fundy', 45, -65.8],
    ['the Strait of Georgia', 49.3, -123.9],
    ['Hudson Bay', 59, -85],
    ['the Cabot Strait', 47.3, -59.8],
  ])('SF-07 does not have %s on Canadian land', (_, lat, lng) => expect(isOn('canada', lat, lng)).toBe(false));

  it.each([
    ['Lake Superior', 47.7, -87.5],
    ['Lake Ontario', 43.6, -78],
    ['Lake Erie', 42.2, -81.2],
    ['Lake Huron', 44.8, -82.4],
    ['Georgian Bay', 45.3, -80.9],
    ['Lake Michigan', 43.5, -87],
    ['Lake Winnipeg', 52.2, -97.2],
    ['Great Slave Lake', 61.6, -114.3],
  ])('SF-07 has %s in the layer of lakes', (_, lat, lng) => expect(isOn('lakes', lat, lng)).toBe(true));

  it.each([
    ['Buffalo', 42.9, -78.8],
    ['Seattle', 47.6, -122.25],
    ['Anchorage', 61.2, -149.8],
    ['Greenland', 70, -42],
  ])('SF-07 has %s on the land of a neighbouring country', (_, lat, lng) =>
    expect(isOn('neighbours', lat, lng)).toBe(true),
  );

  it('SF-07 labels places in English and French', () => {
    const names = new Map(map.labels.map(({ name }) => [name.en, name.fr]));
    expect(names.get('Québec City')).toBe('Québec');
    expect(names.get('Montréal')).toBe('Montréal');
    expect(names.get('Québec')).toBe('Québec');
    expect(names.get('Greater Sudbury')).toBe('Grand Sudbury');
    expect(names.get('Saint John')).toBe('Saint John');
    expect(names.get('St. John’s')).toBe('St. John’s');
    expect(names.get('Newfoundland and Labrador')).toBe('Terre-Neuve-et-Labrador');
    expect(names.get('Hudson Bay')).toBe('Baie d’Hudson');
  });
});

describe('simplifyLine', () => {
  it('keeps both ends and every point that deviates by more than the tolerance', () => {
    const line = [
      [0, 0],
      [1, 0.1],
      [2, 0],
      [3, 5],
      [4, 0],
    ] as const;
    expect(simplifyLine(line, () => 1)).toEqual([
      [0, 0],
      [2, 0],
      [3, 5],
      [4, 0],
    ]);
    expect(simplifyLine(line, () => 100)).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
});
