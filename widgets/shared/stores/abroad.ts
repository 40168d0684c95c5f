import { toNameKey } from './fold-text.ts';

/** The file of well-known places of other countries. */
export interface AbroadFile {
  /** Names of cities, in a language that people here use, and their people in thousands. */
  cities: readonly (readonly [name: string, thousands: number])[];
  /** Names of countries and states, in both languages. */
  regions: readonly string[];
  /** Abbreviations of the United States' states. */
  states: readonly string[];
}

/** A city of another country. */
export interface AbroadCity {
  name: string;
  population: number;
}

/** The places of other countries, by their names folded and without spaces. */
export interface AbroadIndex {
  cities: ReadonlyMap<string, AbroadCity>;
  /** The name as it is written. */
  regions: ReadonlyMap<string, string>;
  states: ReadonlySet<string>;
}

const isFile = (json: unknown): json is AbroadFile =>
  typeof json === 'object' && json !== null && 'cities' in json && 'regions' in json && 'states' in json;

/** Reads the file of places abroad; no file means none. */
export function readAbroad(json: unknown): AbroadIndex {
  const { cities, regions, states } = isFile(json) ? json : { cities: [], regions: [], states: [] };
  return {
    cities: new Map(cities.map(([name, thousands]) => [toNameKey(name), { name, population: thousands * 1000 }])),
    regions: new Map(regions.map((name) => [toNameKey(name), name])),
    states: new Set(states.map((state) => state.toLowerCase())),
  };
}
