import { type BrandKey, brandKeys, brands, ownBrand } from '../../../../../widgets/shared/brand/brands.ts';
import { foldText } from '../../../../../widgets/shared/stores/fold-text.ts';
import type { Store } from '../../../../../widgets/shared/stores/store.ts';
import type { Mapping } from '../columns/mapping.ts';
import { readSpecialHours } from '../hours/read-special-hours.ts';
import { readPhone } from './read-phone.ts';
import { readPlace } from './read-place.ts';
import { type HoursFormat, readRowHours } from './read-row-hours.ts';
import { readDate, readKeys, readState, readYes } from './read-words.ts';
import type { RowCells } from './row-cells.ts';

/** A store as a row of a feed, without its number and its name, which depend on the other rows. */
export type FeedRow = Record<string, unknown> & { brand: BrandKey };

function findBrand(text: string): BrandKey | undefined {
  const folded = foldText(text);
  return brandKeys.find(
    (key) => key === text.toLowerCase() || Object.values(brands[key].name).some((name) => foldText(name) === folded),
  );
}

function readBrand(cells: RowCells, { defaults }: Mapping): BrandKey {
  const text = cells.text('brand');
  const fallback = defaults.brand ?? ownBrand;
  const found = text ? findBrand(text) : fallback;
  if (!found) cells.report('brand', 'warning', { code: 'brandUnknown', brand: fallback, names: brandKeys.join(', ') });
  return found ?? fallback;
}

function readPhoneCells(cells: RowCells): Pick<Store, 'phone' | 'extension'> {
  const text = cells.text('phone');
  if (!text || /^(-|n\/?a|none|aucun)$/i.test(text)) return {};
  const { value, problem } = readPhone(text);
  if (problem) cells.report('phone', 'warning', problem);
  const extension = readOptional(cells, 'extension', (each) => /^\D*(\d{1,6})$/.exec(each)?.[1], { code: 'extension' });
  return { ...value, ...(value && extension && { extension }) };
}

/** A cell that is left out, with a warning, when it can't be read. */
function readOptional<Value>(
  cells: RowCells,
  field: string,
  read: (text: string) => Value | undefined,
  problem: Parameters<RowCells['report']>[2],
): Value | undefined {
  const text = cells.text(field);
  if (!text) return undefined;
  const value = read(text);
  if (value === undefined) cells.report(field, 'warning', problem);
  return value;
}

function readExceptions(cells: RowCells): unknown[] | undefined {
  const text = cells.text('exceptions');
  if (!text) return undefined;
  const { days, problems } = readSpecialHours(text);
  for (const problem of problems) cells.report('exceptions', 'warning', problem);
  return days;
}

/** A comment needs both languages; in one alone it is left out. */
function readComments(cells: RowCells): unknown {
  const [en, fr] = [cells.text('comments_en'), cells.text('comments_fr')];
  if (Boolean(en) !== Boolean(fr))
    cells.report(en ? 'comments_en' : 'comments_fr', 'warning', { code: 'bothLanguages' });
  return en && fr ? { en, fr } : undefined;
}

function readStatus(cells: RowCells, opensOn: string | undefined, today: string): string | undefined {
  const closedOn = cells.text('closedOn');
  if (/^(yes|oui|true)$/i.test(closedOn) || (readDate(closedOn) ?? '9999') <= today) return 'closed';
  const status = readOptional(cells, 'status', readState, { code: 'stateUnknown' });
  return status ?? (opensOn && opensOn > today ? 'opening-soon' : undefined);
}

function readEvents(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key that addresses may have: `Bath & Bed` is `bath-bed`. */
const toKey = (text: string) => foldText(text).replaceAll(' ', '-');

function readLists(cells: RowCells): Record<string, unknown> {
  const departments = (field: string) => (cells.text(field) ? readKeys(cells.text(field)).map(toKey) : undefined);
  const named = readKeys(cells.text('brands')).map(findBrand);
  if (named.includes(undefined)) cells.report('brands', 'warning', { code: 'oneOf', names: brandKeys.join(', ') });
  const known = named.filter((brand) => brand !== undefined);
  return {
    departments: departments('departments'),
    specialtyDepartments: departments('specialtyDepartments'),
    brands: known.length > 0 ? known : undefined,
  };
}

/** Reads everything of a row that doesn't depend on other rows. `today` is YYYY-MM-DD. */
export function readStoreRow(cells: RowCells, mapping: Mapping, format: HoursFormat, today: string): FeedRow {
  const date = { code: 'date', example: '2026-12-24' } as const;
  const brand = readBrand(cells, mapping);
  const opensOn = readOptional(cells, 'opensOn', readDate, date);
  const { brands: named, ...departments } = readLists(cells);
  const row: FeedRow = {
    ...readPlace(cells),
    brand,
    ...readPhoneCells(cells),
    hours: readRowHours(cells, format),
    exceptions: readExceptions(cells),
    comments: readComments(cells),
    featured: readOptional(cells, 'featured', readYes, { code: 'yesOrNo' }),
    opensOn,
    reopensOn: readOptional(cells, 'reopensOn', readDate, date),
    status: readStatus(cells, opensOn, today),
    events: readOptional(cells, 'events', readEvents, { code: 'invalid' }),
    slug: cells.text('slug') || undefined,
    id: cells.text('id') || undefined,
    timeZone: cells.text('timeZone') || undefined,
    type: cells.text('type') || undefined,
    exemption: cells.text('exemption') || undefined,
    ...departments,
    brands: named ? [...new Set([brand, ...(named as BrandKey[])])] : undefined,
  };
  return row;
}
