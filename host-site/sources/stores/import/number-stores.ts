import type { Store } from '../../../../widgets/shared/stores/store.ts';
import type { FeedRow } from './row/read-store-row.ts';
import type { RowCells } from './row/row-cells.ts';

/** Digits that a number may have. */
const mostDigits = 6;

/** A row with what its number is found by. */
interface NumberedCells {
  cells: RowCells;
  feedRow: FeedRow;
}

const readPlain = (text: string) => /^\d{1,6}$/.exec(text.replace(/^#\s*|\.0$/g, ''))?.[0];

/** The last digits of a code such as `ACME-0107`; undefined without, or with too many. */
function readCode(text: string): string | undefined {
  const [digits] = /\d+(?=\D*$)/.exec(text) ?? [];
  return digits && digits.length <= mostDigits ? String(Number(digits)) : undefined;
}

/** Where a store is, as a key: its postal code and the digits of its address. */
function toPlaceKey(address: { line1?: string | undefined; postalCode?: string | undefined }): string {
  return `${address.postalCode?.replace(/\s/g, '')} ${address.line1?.replace(/\D+/g, ' ').trim()}`;
}

const areDistinct = (values: readonly (string | undefined)[]) =>
  values.every((value) => value !== undefined) && new Set(values.map(Number)).size === values.length;

/** Where other rows have numbers, one that lacks it is a slip. */
function refuseNumber(cells: RowCells | undefined): void {
  cells?.report('number', 'error', { code: cells.text('number') ? 'storeNumber' : 'missing' });
}

/**
 * The number of each row: its own, else the digits of its code where these differ on every row, else that of the published
 * store at the same address, else the next one that is free.
 */
export function numberStores(rows: readonly NumberedCells[], published: readonly Store[]): string[] {
  const plain = rows.map(({ cells }) => readPlain(cells.text('number')));
  const missing = plain.flatMap((number, at) => (number === undefined ? [at] : []));
  if (missing.length <= rows.length / 2) {
    for (const at of missing) refuseNumber(rows[at]?.cells);
    return plain.map((number) => number ?? '');
  }
  const codes = rows.map(({ cells }) => readPlain(cells.text('number')) ?? readCode(cells.text('number')));
  const canUseCodes = areDistinct(codes);
  const byPlace = new Map(published.map((store) => [toPlaceKey(store.address), store.number]));
  const taken = new Set([...plain, ...published.map(({ number }) => number)].map(Number));
  let next = 1;
  const takeNext = (): string => {
    while (taken.has(next)) next += 1;
    taken.add(next);
    return String(next);
  };
  return rows.map(({ cells, feedRow }, at) => {
    const own = plain[at];
    if (own !== undefined) return own;
    const known = byPlace.get(toPlaceKey(feedRow.address as Store['address']));
    const number = (canUseCodes ? codes[at] : undefined) ?? known ?? takeNext();
    const isCode = canUseCodes && codes[at] !== undefined;
    cells.report('number', 'warning', { code: isCode ? 'numberFromCode' : 'numberAssigned', number });
    return number;
  });
}
