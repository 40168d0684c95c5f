import { foldText } from '../../../../widgets/shared/stores/fold-text.ts';
import type { RowCells } from './row/row-cells.ts';

/** A name in each language. */
export interface StoreName {
  en: string;
  fr: string;
}

/** Rows with the same name from which on the name is the chain's and not the store's. */
const chainShare = 0.5;

const readNames = (cells: RowCells): StoreName => {
  const both = cells.text('name');
  const branch = cells.text('branch');
  const [en, fr] = [cells.text('name_en') || branch || both, cells.text('name_fr') || branch || both];
  return { en: en || fr, fr: fr || en };
};

/** Whether a name says only which chain it is: most rows have it, or it is a brand's. */
function findChainNames(names: readonly StoreName[], brandNames: readonly string[]): (name: string) => boolean {
  const counts = new Map<string, number>();
  for (const { en } of names) counts.set(foldText(en), (counts.get(foldText(en)) ?? 0) + 1);
  const own = new Set(brandNames.map(foldText));
  return (name) => {
    const folded = foldText(name);
    const count = counts.get(folded) ?? 0;
    return folded === '' || own.has(folded) || (count > 1 && count > names.length * chainShare);
  };
}

/**
 * Names of stores by row: their own, else their town, with the street where a town has several. Exports often have the
 * chain's name on every row. `brandNames` are those of the chain.
 */
export function nameStores(
  rows: readonly { cells: RowCells; city: string; line1: string }[],
  brandNames: readonly string[],
): StoreName[] {
  const given = rows.map(({ cells }) => readNames(cells));
  const isChain = findChainNames(given, brandNames);
  const towns = rows.map(({ city }) => foldText(city));
  return rows.map(({ city, line1 }, at) => {
    const name = given[at];
    if (name && !isChain(name.en)) return name;
    const isOnly = towns.filter((town) => town === towns[at]).length === 1;
    const label = [city, isOnly ? '' : line1].filter(Boolean).join(', ');
    return { en: label, fr: label };
  });
}
