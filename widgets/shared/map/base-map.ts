import type { LocalizedText } from '../locale/locale.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import type { MapPoint } from './projection.ts';

/** Layers, in the order of the file: rings if they are filled, otherwise lines. */
export const layerNames = ['neighbours', 'canada', 'lakes', 'rivers', 'provinces', 'frontiers'] as const;
/** A layer of the base map. */
export type LayerName = (typeof layerNames)[number];

/** Kinds of labels. */
export const labelKinds = ['city', 'cityAbroad', 'province', 'water', 'country'] as const;

/** A label of the map; its point is in projected kilometres. */
export interface MapLabel extends MapPoint {
  kind: (typeof labelKinds)[number];
  /** 1 for the largest cities, 5 for the smallest; 0 for anything else. */
  rank: number;
  /** Maximum width of the label in kilometres; 0 for cities, whose labels are beside their dots. */
  room: number;
  name: LocalizedText;
  /** A shorter name for small maps; equals `name` if there is none. */
  shortName: LocalizedText;
}

/** Land, water, borders and labels of Canada and its surroundings. */
export interface BaseMap {
  /** Lines that make up the layers: alternating x and y, in projected kilometres. */
  arcs: readonly Float32Array[];
  /** Rings and lines, each a sequence of arc indexes; the complement of an index means the reversed arc. */
  layers: Readonly<Record<LayerName, readonly (readonly number[])[]>>;
  labels: readonly MapLabel[];
}

/** The index of a referenced arc, whatever its direction. */
export const toArcIndex = (reference: number): number => (reference < 0 ? ~reference : reference);

/** The file's first byte. */
export const formatVersion = 1;
/** The file's coordinates are multiples of this, in kilometres. */
export const gridUnit = 0.1;
/** Number of consecutive points that share a step size, which is `gridUnit` times a power of two. */
export const pointsPerScale = 32;
/** Whether a layer consists of areas; the others are lines. */
export const isFilled = (layer: LayerName): boolean => ['neighbours', 'canada', 'lakes'].includes(layer);

type ReadPoint = (step?: number) => readonly [x: number, y: number];

/** Points are stored as differences from the previous point, in steps. */
function createPointReader({ readDifference }: ByteReader): ReadPoint {
  let [x, y] = [0, 0];
  return (step = 1) => {
    x += readDifference() * step;
    y += readDifference() * step;
    return [x * gridUnit, y * gridUnit];
  };
}

/** A coarse arc has larger steps. Its ends use the finest step, so that connected arcs meet. */
function readArc({ readByte, readNumber, checkLength }: ByteReader, readPoint: ReadPoint): Float32Array {
  const header = readNumber();
  const [length, isRing] = [checkLength(header >> 1), header & 1];
  const arc = new Float32Array(2 * length);
  let step = 1;
  for (let index = 0; index < length; index += 1) {
    if (index % pointsPerScale === 1) step = 2 ** readByte();
    const isEnd = index === 0 || (index === length - 1 && !isRing);
    arc.set(readPoint(isEnd ? 1 : step), 2 * index);
  }
  return arc;
}

function readLayers({ readByte, readDifference, readList }: ByteReader, arcs: BaseMap['arcs']): BaseMap['layers'] {
  let arcNumber = 0;
  const readReference = () => {
    arcNumber += readDifference();
    const isBackwards = readByte();
    if (!arcs[arcNumber]) throw new RangeError('The base map is damaged.');
    return isBackwards ? ~arcNumber : arcNumber;
  };
  const readLines = (): BaseMap['layers'][LayerName] => readList(() => readList(readReference));
  return Object.fromEntries(layerNames.map((name) => [name, readLines()])) as BaseMap['layers'];
}

function readLabels({ readByte, readNumber, readList, readText }: ByteReader, readPoint: ReadPoint): MapLabel[] {
  const places = readList(() => {
    const [kind, rank, room] = [labelKinds[readByte()] ?? 'city', readByte(), readNumber()];
    const [x, y] = readPoint();
    return { kind, rank, room, x, y };
  });
  const names = readText().split('\n');
  if (names.length !== places.length) throw new RangeError('The base map ends too early.');
  return places.map((place, index) => {
    const [en = '', fr = en, shortEn = en, shortFr = fr] = (names[index] as string).split('\t');
    return { ...place, name: { en, fr }, shortName: { en: shortEn, fr: shortFr } };
  });
}

/**
 * Reads the file that `encodeBaseMap` writes.
 * @throws RangeError if it is truncated or something else
 */
export function readBaseMap(buffer: ArrayBuffer): BaseMap {
  const reader = createByteReader(new Uint8Array(buffer));
  if (reader.readByte() !== formatVersion) throw new RangeError('This is not a base map.');
  const readPoint = createPointReader(reader);
  const arcs = reader.readList(() => readArc(reader, readPoint));
  const layers = readLayers(reader, arcs);
  return { arcs, layers, labels: readLabels(reader, readPoint) };
}
