import { type LayerName, type MapLabel, toArcIndex } from '../../shared/map/base-map.ts';
import { type MapPoint, project } from '../../shared/map/projection.ts';
import { findRingArea, type Position, simplifyLine } from '../../shared/map/simplify.ts';
import { encodeBaseMap } from './encode-base-map.ts';
import { regions } from './places.ts';
import { type City, readCities, readCountries, readInland } from './read-sources.ts';

const toPosition = ([lng, lat]: Position): Position => {
  const { x, y } = project({ lat, lng });
  return [x, y];
};

/**
 * How far a simplified line may be from its true position, in kilometres: little around cities, more the further away.
 * Without this most bytes would go to empty coasts: two thirds of Canada's coast is in the Arctic.
 */
function createTolerance(cities: readonly City[]): (point: Position) => number {
  const points: MapPoint[] = cities.filter(({ country }) => country === 'CA').map(project);
  return ([x, y]) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const point of points) nearest = Math.min(nearest, (point.x - x) ** 2 + (point.y - y) ** 2);
    return Math.min(0.55 + Math.max(0, Math.sqrt(nearest) - 25) * 0.0166, 15);
  };
}

/** Simplifies each line once, however many rings share it, and drops islands too small to see. */
class Arcs {
  readonly list: Position[][] = [];
  private readonly findTolerance: (point: Position) => number;

  constructor(findTolerance: (point: Position) => number) {
    this.findTolerance = findTolerance;
  }

  add(line: readonly Position[]): number {
    this.list.push(simplifyLine(line, this.findTolerance));
    return this.list.length - 1;
  }

  /** Adds a closed ring and gives its arc's number; undefined for a ring smaller than `widths` tolerances square. */
  addRing(ring: readonly Position[], widths: number): number | undefined {
    const tolerance = this.findTolerance(ring[0] as Position);
    if (findRingArea(ring) < (widths * tolerance) ** 2) return undefined;
    const simple = simplifyLine(ring, this.findTolerance).slice(0, -1);
    if (simple.length < 3) return undefined;
    this.list.push(simple);
    return this.list.length - 1;
  }
}

const isNorthAmerican = ([, y]: Position) => y < 5200;
/** Rivers of Canada and along its borders. Those of the Mississippi and of western Alaska would only cost bytes. */
const isCanadianRiver = (line: readonly Position[]) =>
  line.some(([lng, lat]) => (lat > 48.5 && lng > -139 && lng < -55) || (lat > 44 && lng > -79 && lng < -55));

function listLabels(cities: readonly City[]): MapLabel[] {
  const named = cities.map(({ rank, name, country, ...place }): MapLabel => {
    return { kind: country === 'CA' ? 'city' : 'cityAbroad', rank, room: 0, ...project(place), name, shortName: name };
  });
  const wide = regions.map(([kind, lat, lng, room, en, fr, shortEn = en, shortFr = fr]): MapLabel => {
    return { kind, rank: 0, room, ...project({ lat, lng }), name: { en, fr }, shortName: { en: shortEn, fr: shortFr } };
  });
  return [...named.sort((a, b) => a.rank - b.rank), ...wide];
}

/** Canada and its neighbours, projected and simplified, with the names of places, as a file. Reads 20 MB of sources. */
export function makeBaseMap(): Uint8Array<ArrayBuffer> {
  const cities = readCities();
  const findTolerance = createTolerance(cities);
  const arcs = new Arcs(findTolerance);
  const countries = readCountries();
  const numbers = new Map<number, number | undefined>();

  const addCountryRing = (ring: readonly number[]): number[] | undefined => {
    const [only = 0] = ring;
    const isOne = ring.length === 1;
    const references = ring.map((reference) => {
      const source = toArcIndex(reference);
      if (!numbers.has(source)) {
        const line = (countries.arcs[source] as Position[]).map(toPosition);
        const isSeen = !isOne || line.some(isNorthAmerican);
        numbers.set(source, !isSeen ? undefined : isOne ? arcs.addRing(line, 2.5) : arcs.add(line));
      }
      const number = numbers.get(source);
      return number === undefined ? undefined : reference < 0 ? ~number : number;
    });
    if (isOne && numbers.get(toArcIndex(only)) === undefined) return undefined;
    return references.every((reference) => reference !== undefined) ? references : undefined;
  };
  const addCountry = (number: string) =>
    (countries.rings[number] ?? []).flatMap((ring) => {
      const added = addCountryRing(ring);
      return added ? [added] : [];
    });

  const canada = addCountry('124');
  const isCanadas = new Set(canada.flat().map(toArcIndex));
  const neighbours = Object.keys(countries.rings)
    .filter((number) => number !== '124')
    .flatMap(addCountry);
  const frontiers = neighbours
    .flat()
    .filter((reference) => isCanadas.has(toArcIndex(reference)))
    .map((reference) => [reference]);

  const inland = readInland();
  const addLines = (lines: readonly (readonly Position[])[]) => lines.map((line) => [arcs.add(line.map(toPosition))]);
  const layers: Record<LayerName, number[][]> = {
    neighbours,
    canada,
    lakes: inland.lakes.flatMap((ring) => {
      const number = arcs.addRing(ring.map(toPosition), 3);
      return number === undefined ? [] : [[number]];
    }),
    rivers: addLines(inland.rivers.filter(isCanadianRiver)),
    provinces: addLines(inland.provinces),
    frontiers,
  };
  const lines = arcs.list.map((arc) => Float32Array.from(arc.flat()));
  return encodeBaseMap({ arcs: lines, layers, labels: listLabels(cities) }, findTolerance);
}
