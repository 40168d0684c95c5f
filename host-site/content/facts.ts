import type { Locale } from '../../widgets/shared/locale/locale.ts';
import factsJson from './facts.json' with { type: 'json' };

/** One wording for both languages, or one for each. */
export type Bilingual = string | Record<Locale, string>;
/** Opening and closing time, `HH:mm` on the 24-hour clock. */
export type Interval = readonly [opens: string, closes: string];
export type DayRange = 'mon-fri' | 'mon-sat' | 'sat' | 'sun';
export type Province = 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'ON' | 'PE' | 'QC' | 'SK';

export interface Address {
  number: string;
  street: string;
  city: Bilingual;
  province: Province;
  postalCode: string;
}

/** A store as the store page lists it; `schedule` and `departments` are keys of the same-named groups of facts.json. */
export interface StoreRow {
  name: Bilingual;
  address: Address;
  /** Ten digits. */
  phone: string;
  schedule: string;
  departments: readonly string[];
  comments: Bilingual;
}

/** A store to come: `opens` is its first day at `time`, `party` the last day of its celebration (YYYY-MM-DD). */
export interface Opening {
  name: Bilingual;
  address: Address;
  opens: string;
  time: string;
  party: string;
  charity: Bilingual;
}

/** A weekday on which customer service rests; `optional` marks a usual day off that no statute asks for. */
export interface Closure {
  /** YYYY-MM-DD */
  date: string;
  name: Bilingual;
  optional?: boolean;
}

/** A fact's kind, and the value that this kind writes out. Dates are YYYY-MM-DD, times HH:mm; `ends` is the path of a date. */
export interface FactKinds {
  text: Bilingual;
  number: number;
  year: number;
  money: number;
  percent: number;
  date: string;
  time: string;
  hours: Interval;
  phone: string;
  email: string;
  link: Record<Locale, { label: string; href: string }>;
  status: { of: 'offer' | 'window'; ends: string };
  schedule: readonly { days: DayRange; hours: Interval }[];
  closures: readonly Closure[];
  stores: readonly StoreRow[];
  openings: readonly Opening[];
}
export type FactKind = keyof FactKinds;
/** An object with one key, its kind: `{ "money": 25 }`. */
export type Fact = { [Kind in FactKind]: Record<Kind, FactKinds[Kind]> }[FactKind];

/** Every fact of the site, once, for both languages (PG-01). */
export const facts = factsJson;

/** The fact or group of facts at a dotted path such as `returns.holiday.until`, or undefined. */
export function findNode(path: string): object | undefined {
  let node: unknown = factsJson;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === 'object' && node !== null ? node : undefined;
}

/** The value of the fact at a path, which must be of this kind; throws an error that names the path otherwise. */
export function readFact<Kind extends FactKind>(path: string, kind: Kind): FactKinds[Kind] {
  const node = findNode(path);
  if (!node || !Object.hasOwn(node, kind)) throw new Error(`Unknown fact: ${path} (${kind})`);
  return (node as Record<Kind, FactKinds[Kind]>)[kind];
}

export function inLanguage(text: Bilingual, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}
