import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelKinds, type MapLabel } from './base-map.ts';
import type { Palette } from './palette.ts';
import { type LabelContext, overlaps, placeLabels } from './place-labels.ts';
import type { Box } from './view.ts';

type TerrainOf = LabelContext['terrainOf'];

const palette = { size: 16, text: 'sans-serif', display: 'serif' } as Palette;
const view = { x: 0, y: 0, scale: 0.8, width: 390, height: 560 };
const measure = (text: string, font: string) => text.length * Number(/(\d+)(?:\.\d+)?px/.exec(font)?.[1]) * 0.6;
const name = (text: string) => ({ en: text, fr: text });
const place = (labels: readonly MapLabel[], taken: readonly Box[] = [], terrainOf: TerrainOf = () => undefined) =>
  placeLabels(labels, { view, palette, locale: 'fr', taken, measure, terrainOf });

const labels = fc.array(
  fc.record({
    kind: fc.constantFrom(...labelKinds),
    rank: fc.integer({ min: 1, max: 4 }),
    room: fc.integer({ min: 50, max: 900 }),
    x: fc.integer({ min: -300, max: 300 }),
    y: fc.integer({ min: -400, max: 400 }),
    name: fc.string({ minLength: 3, maxLength: 22 }).map(name),
    shortName: fc.constant(name('N.-B.')),
  }),
  { maxLength: 60 },
);
const markers = fc.array(
  fc.record({
    left: fc.integer({ min: -20, max: 390 }),
    top: fc.integer({ min: -20, max: 560 }),
    width: fc.constantFrom(20, 32),
    height: fc.constantFrom(20, 32),
  }),
  { maxLength: 12 },
);

describe('placeLabels', () => {
  it('SF-07 keeps labels clear of each other and of markers, and within the left and right edges', () => {
    fc.assert(
      fc.property(labels, markers, (all, taken) => {
        const boxes = place(all, taken).map(({ left, top, text, style }) => {
          const height = style.size * 1.15;
          return { left, top: top - height / 2, width: measure(text, style.font), height };
        });
        for (const [at, box] of boxes.entries()) {
          expect(box.left).toBeGreaterThanOrEqual(0);
          expect(box.left + box.width).toBeLessThanOrEqual(view.width);
          for (const other of [...boxes.slice(at + 1), ...taken]) expect(overlaps(box, other)).toBe(false);
        }
      }),
    );
  });

  const city = (text: string, rank: number, x: number, y: number): MapLabel => {
    return { kind: 'city', rank, room: 0, x, y, name: name(text), shortName: name(text) };
  };

  it('SF-07 places the label of the largest of several nearby cities, and leaves out those whose dots would touch it', () => {
    const placed = place([city('Châteauguay', 3, 0, 4), city('Laval', 3, 3, 0), city('Montréal', 1, 0, 0)]);
    expect(placed.map(({ text }) => text)).toEqual(['Montréal']);
  });

  it('SF-07 places the label of a city beside the store marker that covers it, without a dot', () => {
    const marker = { left: 179, top: 264, width: 32, height: 32 };
    const [label] = place([city('Halifax', 1, 0, 0)], [marker]);
    expect(label?.dot).toBeUndefined();
    expect(label?.left).toBeGreaterThan(marker.left + marker.width);
  });

  it.each([
    [15, 'right'],
    [-15, 'left'],
  ])('SF-07 names one city of a cluster, the nearest of the largest, on its side: %i pixels, %s', (x, side) => {
    const cluster = { left: 175, top: 260, width: 40, height: 40 };
    const cities = [city('Ottawa', 1, -x * 1.2, 0), city('Gatineau', 2, 0, 0), city('Montréal', 1, x, 0)];
    const placed = place(cities, [cluster]);
    expect(placed.map(({ text }) => text)).toEqual(['Montréal']);
    expect((placed[0]?.left ?? Number.NaN) > cluster.left).toBe(side === 'right');
  });

  /** A shore that runs from top to bottom, water on its right. */
  const shoreAt = (x: number): TerrainOf => {
    return ({ left, width }) => {
      if (left + width < x) return 'land';
      return left > x ? 'water' : undefined;
    };
  };

  it('SF-07 places the label of a coastal city on land, else on the water, and across the shore last', () => {
    const halifax = city('Halifax', 1, 0, 0);
    const dot = 195;
    const [onLand] = place([halifax], [], shoreAt(dot + 20));
    expect(onLand?.left).toBeLessThan(dot - 20);
    expect(onLand?.terrain).toBe('land');
    const shop = { left: 100, top: 270, width: 80, height: 20 };
    const [onWater] = place([halifax], [shop], shoreAt(dot + 1));
    expect(onWater?.left).toBeGreaterThan(dot);
    expect(onWater?.terrain).toBe('water');
    const [across] = place([halifax], [shop], shoreAt(dot + 20));
    expect(across?.terrain).toBe('land');
  });

  it('SF-07 moves the label of a province up or down to keep it off the water', () => {
    const province: MapLabel = {
      kind: 'province',
      rank: 0,
      room: 900,
      x: 0,
      y: 0,
      name: name('Nunavut'),
      shortName: name('Nunavut'),
    };
    const bay: TerrainOf = ({ top, height }) => (top + height < view.height / 2 - 4 ? 'land' : undefined);
    const [label] = place([province], [], bay);
    expect((label?.top ?? 0) + 8).toBeLessThan(view.height / 2);
    expect(label?.terrain).toBe('land');
  });

  it('SF-07 uses the short name of a province where the long one is wider than the province', () => {
    const province: MapLabel = {
      kind: 'province',
      rank: 0,
      room: 150,
      x: 0,
      y: 0,
      name: name('Nouveau-Brunswick'),
      shortName: name('N.-B.'),
    };
    expect(place([province])[0]?.text).toBe('N.-B.');
    expect(place([{ ...province, room: 500 }])[0]?.text).toBe('NOUVEAU-BRUNSWICK');
  });
});
