import { readFileSync } from 'node:fs';
import { type BrandKey, brandKeys, ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import type { Place } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import { townsFile } from '../../../retailers/retailer-content.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { readCanadianPlaces } from '../gazetteer/canadian-places.ts';

/** A town with generated stores: a real place, its postal area and its telephone area code. */
export interface SampleTown {
  place: Place;
  area: string;
  telephone: string;
  /** Number of its first store; the others follow. */
  number: number;
  /** Brands of each store, its own first. */
  stores: readonly (readonly [BrandKey, ...BrandKey[]])[];
}

/** Number of the first store of all. */
export const firstNumber = 100;
const [sibling = ownBrand, other = sibling] = brandKeys.filter((key) => key !== ownBrand);
/** The retailer's own brand and two siblings; of fewer siblings, some have more of the stores. */
const brandLetters: Readonly<Record<string, BrandKey>> = { V: ownBrand, W: sibling, M: other };

function readBrands(letters: string): [BrandKey, ...BrandKey[]] {
  const [first, ...others] = new Set(letters.split('+').flatMap((letter) => brandLetters[letter] ?? []));
  if (!first) throw new Error(`sample-towns.csv: no brand in ${letters}`);
  return [first, ...others];
}

/** The towns of sample-towns.csv with the gazetteer's positions; throws for a town that the gazetteer lacks. */
export function readSampleTowns(): SampleTown[] {
  const places = readCanadianPlaces();
  const [, ...rows] = readCsv(readFileSync(townsFile, 'utf8'));
  let next = firstNumber;
  return rows.map(({ cells: [province, town, area = '', telephone = '', letters = ''] }) => {
    const place = places.get(`${province} ${town}`)?.[0];
    if (!place) throw new Error(`sample-towns.csv: no place is called ${province} ${town}`);
    const [number, stores] = [next, letters.split(' ').map(readBrands)];
    next += stores.length;
    return { place, area, telephone, number, stores };
  });
}
