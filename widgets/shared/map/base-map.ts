import type { Locale } from '../locale/locale.ts';
import type { MapPoint } from './projection.ts';

/** Layers in the order of the file: filled ones are rings, the others lines. */
export const layerNames = ['neighbours', 'canada', 'lakes', 'rivers', 'provinces', 'frontiers'] as const;
export type LayerName = (typeof layerNames)[number];

export const labelKinds = ['city', 'cityAbroad', 'province', 'water', 'country'] as const;

export interface MapLabel extends MapPoint {
  kind: (typeof labelKinds)[number];
  /** 1 for the largest cities; 0 for all that is no city. */
  rank: number;
  /** Kilometres that the name may take up; 0 for cities, whose names stand beside them. */
  room: number;
  name: Record<Locale, string>;
  /** A shorter name where there is little room; the same as `name` where there is none. */
  shortName: Record<Locale, string>;
}

export interface BaseMap {
  /** Lines that the layers are made of: x and y in turn, in kilometres of the projection. */
  arcs: readonly Float32Array[];
  /** Rings and lines, each a sequence of arcs: a number of an arc, or its complement for the arc backwards. */
  layers: Readonly<Record<LayerName, readonly (readonly number[])[]>>;
  labels: readonly MapLabel[];
}

/** The number of the arc that a layer refers to, whichever way it goes along it. */
export const arcOf = (reference: number): number => (reference < 0 ? ~reference : reference);

/** The file's first byte. */
export const formatVersion = 1;
/** Kilometres between two values of a coordinate in the file. */
export const gridUnit = 0.1;
/** Points of an arc that have one scale: differences are counted in units of the grid times a power of two. */
export const pointsPerScale = 32;
export const isFilled = (layer: LayerName): boolean => ['neighbours', 'canada', 'lakes'].includes(layer);

/**
 * Reads the file that `encodeBaseMap` writes: whole numbers of 7 bits a byte, differences zigzagged; an arc's points
 * are differences in steps that are as wide as the arc is coarse, its ends lie on the fine grid, where arcs meet.
 * @throws RangeError for anything else, half a file included
 */
export function readBaseMap(buffer: ArrayBuffer): BaseMap {
  const bytes = new Uint8Array(buffer);
  let at = 0;
  const readByte = () => {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError('The base map ends too early.');
    at += 1;
    return byte;
  };
  const readNumber = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = readByte();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  const readDifference = () => {
    const value = readNumber();
    return value & 1 ? -(value + 1) / 2 : value / 2;
  };
  const readList = <Item>(readItem: (at: number) => Item): Item[] => {
    const length = readNumber();
    if (length > bytes.length) throw new RangeError('The base map is damaged.');
    return [...Array(length).keys()].map((index) => readItem(index));
  };
  if (readByte() !== formatVersion) throw new RangeError('This is no base map.');

  let [x, y] = [0, 0];
  const readPoint = (step = 1) => {
    x += readDifference() * step;
    y += readDifference() * step;
    return [x * gridUnit, y * gridUnit] as const;
  };
  const arcs = readList(() => {
    const header = readNumber();
    const [length, isRing] = [header >> 1, header & 1];
    if (length > bytes.length) throw new RangeError('The base map is damaged.');
    const arc = new Float32Array(2 * length);
    let step = 1;
    for (let index = 0; index < length; index += 1) {
      if (index % pointsPerScale === 1) step = 2 ** readByte();
      const isEnd = index === 0 || (index === length - 1 && !isRing);
      arc.set(readPoint(isEnd ? 1 : step), 2 * index);
    }
    return arc;
  });
  let arcNumber = 0;
  const readArcs = () =>
    readList(() => {
      arcNumber += readDifference();
      const isBackwards = readByte();
      if (!arcs[arcNumber]) throw new RangeError('The base map is damaged.');
      return isBackwards ? ~arcNumber : arcNumber;
    });
  const layers = Object.fromEntries(
    layerNames.map((name) => [name, readList(readArcs)]),
  ) as unknown as BaseMap['layers'];
  const places = readList(() => {
    const [kind, rank, room] = [labelKinds[readByte()] ?? 'city', readByte(), readNumber()];
    const [left, top] = readPoint();
    return { kind, rank, room, x: left, y: top };
  });
  const names = new TextDecoder().decode(bytes.subarray(at)).split('\n');
  if (names.length !== places.length) throw new RangeError('The base map ends too early.');
  const labels = places.map((place, index) => {
    const [en = '', fr = en, shortEn = en, shortFr = fr] = (names[index] as string).split('\t');
    return { ...place, name: { en, fr }, shortName: { en: shortEn, fr: shortFr } };
  });
  return { arcs, layers, labels };
}
