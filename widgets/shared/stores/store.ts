import type { BrandKey } from '../brand/brands.ts';
import type { Locale, LocalizedText } from '../locale/locale.ts';
import type { provinces } from '../submissions/provinces.ts';

/** Two letters of a province or territory, such as `ON`. */
export type Province = (typeof provinces)[number];
/** Opening and closing time in the store's local time, `HH:mm`; a close at or before the open is on the next day. */
export type Interval = readonly [opens: string, closes: string];
/** 0 is Sunday, as in Date. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Hours of one date that replace the weekly ones; no interval means closed. */
export interface SpecialDay {
  /** YYYY-MM-DD */
  date: string;
  intervals: readonly Interval[];
  label?: LocalizedText;
}

/** Dates are YYYY-MM-DD in the store's calendar, the last day included. */
export interface StoreEvent {
  id: string;
  title: LocalizedText;
  start: string;
  end: string;
  url?: string;
}

/** A store in the finder (SF-03). Positions are degrees, WGS84. */
export interface Store {
  id: string;
  number: string;
  brand: BrandKey;
  slug: string;
  name: LocalizedText;
  address: {
    line1: string;
    line2?: string;
    city: string;
    /** Official French name, if it differs; the build adds it. */
    cityFr?: string;
    province: Province;
    postalCode: string;
  };
  lat: number;
  lng: number;
  /** The position is only that of the postal area. */
  approximate?: boolean;
  /** IANA name, for example `America/St_Johns`. */
  timeZone: string;
  /** Ten digits. */
  phone?: string;
  /** Digits to dial once the call is answered, one to six. */
  extension?: string;
  comments?: LocalizedText;
  /** The list points it out. */
  featured?: boolean;
  /** What the law on opening hours knows it as, if not as ordinary retail; a key of retail-laws.json. */
  type?: string;
  /** Why that law does not bind it; a key of retail-laws.json. */
  exemption?: string;
  hours: Readonly<Record<Weekday, readonly Interval[]>>;
  exceptions: readonly SpecialDay[];
  status: 'open' | 'opening-soon' | 'temporarily-closed' | 'closed';
  /** First day, YYYY-MM-DD; a past one shows how new the store is. */
  opensOn?: string;
  /** First day after a temporary closing, YYYY-MM-DD. */
  reopensOn?: string;
  /** Every brand at this address, the store's own included. */
  brands: readonly BrandKey[];
  departments: readonly string[];
  specialtyDepartments: readonly string[];
  events: readonly StoreEvent[];
  /** Position among a feed's stores sorted A to Z, in each language; the build computes it. */
  rank?: Readonly<Record<Locale, number>>;
}
