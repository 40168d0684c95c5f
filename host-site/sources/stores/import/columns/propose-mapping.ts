import { findProvince } from '../../../../../widgets/shared/stores/find-province.ts';
import { foldText } from '../../../../../widgets/shared/stores/fold-text.ts';
import { isPostalCode, normalizePostalCode } from '../../../../../widgets/shared/submissions/postal-code.ts';
import type { Table } from '../table/table.ts';
import { findDayField } from './find-day-field.ts';
import { foldHeading } from './fold-heading.ts';
import headings from './headings.json' with { type: 'json' };
import formatsJson from './known-formats.json' with { type: 'json' };
import type { Mapping } from './mapping.ts';
import { feedColumns, storeColumns } from './store-columns.ts';

/** An export that is recognized by its headings. */
export interface KnownFormat {
  name: string;
  /** All of these have to be there. */
  headings: readonly string[];
  /** Fields of headings that mean something else here than elsewhere; null for what no store has. */
  columns?: Readonly<Record<string, string | null>>;
  /** A pattern of headings that are not used. */
  ignored?: string;
  /** Its hours are OpenStreetMap's. */
  isOsm?: boolean;
  /** feed.csv itself: its columns have their own names, and an empty day is closed. */
  isOwn?: boolean;
}

const knownFormats: readonly KnownFormat[] = formatsJson;

/** Headings of each field, the surest first. The labels of templates are among them. */
const synonyms = new Map<string, readonly string[]>(
  Object.entries({ ...headings, unused: '' }).map(([field, list]) => {
    const column = storeColumns.find(({ name }) => name === field);
    const labels = column ? [column.en.label, column.fr.label].map(foldHeading) : [];
    return [field, [...labels, ...list.split('|')].filter(Boolean)];
  }),
);
/** Headings of what no store of ours has. */
const unused = new Set(headings.unused.split('|'));
const knownHeadings = new Set([...synonyms.values()].flat());

/** Whether a heading is one that an import knows. */
export const isKnownHeading = (heading: string): boolean =>
  knownHeadings.has(foldHeading(heading)) ||
  findDayField(heading) !== undefined ||
  feedColumns.some(({ name }) => name === heading);

/** The export that a file is, by its headings. */
export function findFormat(columns: readonly string[]): KnownFormat | undefined {
  const there = new Set(columns.map((heading) => heading.toLowerCase()));
  return knownFormats.find((format) => format.headings.every((heading) => there.has(heading.toLowerCase())));
}

/** Words before a name that say no more than that it is a store's: `address.city`, `Location phone`. */
const prefix = /^(?:address|addr|location|store|contact|coordinates|geo|magasin) /;

/** Whether a heading is a name, with or without what it has in parentheses. */
function isNamed(heading: string, name: string): boolean {
  const folded = [heading, heading.replace(/\(.*?\)/g, '')].map(foldHeading);
  return folded.some((words) => words === name || words.replace(prefix, '') === name);
}

type Test = (value: string) => boolean;
/** What most values of a field look like. */
const tests: Readonly<Record<string, Test>> = {
  province: (value) => findProvince(foldText(value.replace(/^CA-/i, ''))) !== undefined,
  number: (value) => /\d/.test(value) && value.length <= 30,
  position: (value) => /-?\d+[.,]\d+\D+-?\d+[.,]\d+/.test(value),
  status: (value) => /open|clos|soon|ouvert|ferm|bientot|bientôt/i.test(value),
  postalCode: (value) => isPostalCode(normalizePostalCode(value)),
  phone: (value) => /^\+?1?\D*(\d\D*){10}/.test(value) && value.length < 40,
  lat: (value) => /^(4[1-9]|[5-7]\d|8[0-3])[.,]\d+$/.test(value),
  lng: (value) => /^[-−](5[2-9]|[6-9]\d|1[0-3]\d|14[01])[.,]\d+$/.test(value),
};
/** Headings that also mean something else: the values must fit as well. */
const doubtful = new Set([
  'status',
  'etat',
  'statut',
  'position',
  'geo',
  'gps',
  'region',
  'id',
  'ref',
  'code',
  'handle',
]);
/** Fields that their values show under any heading. */
const evident = ['postalCode', 'lat', 'lng', 'province', 'phone'];
const sampleSize = 50;

/** How many of a column's first values pass a test, of how many. */
function countFits(table: Table, at: number, test: Test): [fitting: number, all: number] {
  const values = table.rows.slice(0, sampleSize).flatMap(({ cells }) => cells[at]?.trim() || []);
  return [values.filter(test).length, values.length];
}

/** The fields of columns by number, filled in from the surest to the least sure. */
class Proposal {
  readonly fields = new Map<number, string | null>();
  private readonly taken = new Set<string>();
  private readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  isFree = (at: number) => !this.fields.has(at);

  /** Gives a column a field, unless either is taken. */
  set(at: number, field: string | null): void {
    if (!this.isFree(at) || (field !== null && this.taken.has(field))) return;
    this.fields.set(at, field);
    if (field !== null) this.taken.add(field);
  }

  has = (field: string) => this.taken.has(field);

  /** The first free column with one of a field's headings; a doubtful one must not have other values. */
  findNamed(field: string, name: string): number | undefined {
    const test = doubtful.has(name) ? tests[field] : undefined;
    return this.find((heading, at) => {
      if (!isNamed(heading, name)) return false;
      const [fitting, all] = test ? countFits(this.table, at, test) : [0, 0];
      return fitting >= all / 2;
    });
  }

  /** The first free column with an unknown heading, most of whose values are a field's. */
  findEvident(field: string): number | undefined {
    const test = tests[field];
    return this.find((heading, at) => {
      if (!test || isKnownHeading(heading)) return false;
      const [fitting, all] = countFits(this.table, at, test);
      return fitting > all / 2;
    });
  }

  private find(isSought: (heading: string, at: number) => boolean): number | undefined {
    const at = this.table.columns.findIndex((heading, column) => this.isFree(column) && isSought(heading, column));
    return at < 0 ? undefined : at;
  }
}

function proposeByFormat(proposal: Proposal, table: Table, format: KnownFormat): void {
  const own = new Map(Object.entries(format.columns ?? {}).map(([heading, field]) => [heading.toLowerCase(), field]));
  const ignored = format.ignored ? new RegExp(format.ignored) : undefined;
  for (const [at, heading] of table.columns.entries()) {
    const field = own.get(heading.toLowerCase());
    if (field !== undefined) proposal.set(at, field);
    else if (ignored?.test(heading)) proposal.set(at, null);
    else if (format.isOwn)
      proposal.set(at, feedColumns.find(({ name }) => name.toLowerCase() === heading.toLowerCase())?.name ?? null);
  }
}

/** An opening time without a closing time is a whole day. */
function pairTimes(fields: ReadonlyMap<number, string | null>): Map<number, string | null> {
  const all = new Set(fields.values());
  return new Map(
    [...fields].map(([at, field]) => {
      const day = field?.endsWith('_open') ? field.slice(0, -'_open'.length) : undefined;
      return [at, day && !all.has(`${day}_close`) && !all.has(day) ? day : field];
    }),
  );
}

/**
 * Proposes which column of a table is which: by the export that it is, by names in English and French, and by the values.
 * Columns that no one knows are left out.
 */
export function proposeMapping(table: Table): Mapping {
  const format = findFormat(table.columns);
  const proposal = new Proposal(table);
  if (format) proposeByFormat(proposal, table, format);
  for (const [field, list] of synonyms) {
    for (const synonym of list) {
      const at = proposal.findNamed(field, synonym);
      if (at !== undefined) proposal.set(at, field);
    }
  }
  for (const [at, heading] of table.columns.entries()) {
    const field = findDayField(heading);
    if (field) proposal.set(at, field);
    else if (unused.has(foldHeading(heading))) proposal.set(at, null);
  }
  for (const field of evident.filter((name) => !proposal.has(name))) {
    const at = proposal.findEvident(field);
    if (at !== undefined) proposal.set(at, field);
  }
  const fields = pairTimes(proposal.fields);
  const columns = table.columns.flatMap((heading, at) =>
    heading !== '' && fields.has(at) ? [[heading, fields.get(at) ?? null] as const] : [],
  );
  return { ...(format && { format: format.name }), columns: Object.fromEntries(columns), defaults: {} };
}
