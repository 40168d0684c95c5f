import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { measureDistance, type Point } from '../../../../widgets/shared/stores/distance.ts';
import { foldText } from '../../../../widgets/shared/stores/fold-text.ts';
import { readPlaceRow } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import settings from '../../../content/stores/places.json' with { type: 'json' };
import { factMessages } from '../../facts/fact-messages.ts';
import { readCanadianPlaces } from './canadian-places.ts';
import geonames from './geonames-postal-areas.json' with { type: 'json' };
import { shardPostalAreas } from './postal-areas.ts';

// Our positions beside a second source: Natural Earth's towns, and GeoNames' own list of postal areas.

const places = readCanadianPlaces();
const all = [...places.values()].flat();
const rows = Object.assign({}, ...shardPostalAreas(places).values());
const ofSource = Object.entries(geonames as Record<string, (number | string)[]>);

interface Town extends Point {
  city: string;
  province: string;
  iso2: string;
}

/** Kilometres between our position of an area and the middle that GeoNames gives it, or the town that it names. */
function measureArea([area, [lat, lng, town]]: (typeof ofSource)[number]): number {
  const ours = readPlaceRow(rows[area]);
  const isTown = ({ province, name }: (typeof all)[number]) =>
    province === ours.province && foldText(name.en) === foldText(String(town));
  const points: Point[] = [{ lat: Number(lat), lng: Number(lng) }, ...(town ? all.filter(isTown) : [])];
  return Math.min(...points.map((point) => measureDistance(ours, point)));
}

/** Kilometres between our positions of a place and Natural Earth's; undefined for a place that we don't have. */
function measureTown({ city, province, ...point }: Town): number | undefined {
  const namesakes = all.filter(({ name }) => [name.en, name.fr].some((text) => foldText(text) === foldText(city)));
  const candidates = namesakes
    .map((place) => ({
      distance: measureDistance(place, point),
      isHere: factMessages.en.provinces[place.province] === province,
    }))
    // Towns on a border, such as Gatineau, may be in another province there; far away they are others of the name.
    .filter(({ distance, isHere }) => isHere || distance < 100);
  return candidates.length > 0 ? Math.min(...candidates.map(({ distance }) => distance)) : undefined;
}

/** Towns that GeoNames' list of cities leaves out, or has under another name. */
const unknownTowns = [
  'Island Lake',
  'Meander River',
  'Hall Beach',
  'Lutselke',
  'Big Beaver House',
  'Deer Lake',
  'Chevery',
  'Mistassini',
  'Holman',
  'Grand Prairie',
  'Cape Dorset',
  'Alert',
  'Ennadai',
  'Lansdowne House',
  'Mingan',
  'Dolbeau',
  'Ivugivik',
  'Port Burwell',
  'Repulse Bay',
];

const isRural = ([area]: (typeof ofSource)[number]) => area[1] === '0';
const findShare = (distances: readonly number[], limit: number) =>
  distances.filter((distance) => distance <= limit).length / distances.length;

describe('gazetteer compared with a second source', () => {
  const file = createRequire(import.meta.url).resolve('city-timezones/data/cityMap.json');
  const towns = (JSON.parse(readFileSync(file, 'utf8')) as Town[]).filter(
    ({ iso2, city }) => iso2 === 'CA' && !settings.smallTowns.some((key) => key.slice(3) === city),
  );
  const ofTowns = towns.flatMap((town) => measureTown(town) ?? []);
  const ours = ofSource.filter(([area]) => area in rows);
  const urban = ours.filter((row) => !isRural(row)).map(measureArea);
  const rural = ours.filter(isRural).map(measureArea);

  it('SF-07 has every town of Natural Earth, except those listed here', { tags: ['full'] }, () => {
    expect(towns.filter((town) => measureTown(town) === undefined).map(({ city }) => city)).toEqual(unknownTowns);
    expect(ofTowns.length).toBeGreaterThan(175);
  });

  it('SF-07 has every postal area of GeoNames’ own list', () => {
    expect(ofSource.map(([area]) => area).filter((area) => !(area in rows))).toEqual([]);
    expect(urban.length).toBeGreaterThan(375);
    expect(rural.length).toBeGreaterThan(180);
  });

  it('SF-07 has 98% of towns within 10 kilometres, and all within 20', () => {
    expect(findShare(ofTowns, 10)).toBeGreaterThanOrEqual(0.98);
    expect(Math.max(...ofTowns)).toBeLessThan(20);
  });

  it('SF-07 has 99% of urban postal areas within 10 kilometres, and 95% of rural ones within 40', () => {
    expect(findShare(urban, 10)).toBeGreaterThanOrEqual(0.99);
    expect(findShare(rural, 40)).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['P0M', 'V0X', 'T0L', 'B4R'])('SF-07 has postal area %s within 10 kilometres, or 40 if rural', (area) => {
    const row = ofSource.find(([name]) => name === area) as (typeof ofSource)[number];
    expect(measureArea(row)).toBeLessThanOrEqual(isRural(row) ? 40 : 10);
  });

  it('SF-07 has L8N within 3 kilometres of the centre of Hamilton', () => {
    expect(measureDistance(readPlaceRow(rows.L8N), { lat: 43.253, lng: -79.862 })).toBeLessThan(3);
  });
});
