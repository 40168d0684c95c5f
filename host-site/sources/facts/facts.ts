import { newsletterOffer } from '../../../widgets/shared/brand/newsletter-offer.ts';
import { retailerTexts, service } from '../../../widgets/shared/brand/retailer.ts';
import type { Locale, LocalizedText } from '../../../widgets/shared/locale/locale.ts';
import { retailerFacts as factsJson } from '../../retailers/retailer-content.ts';

/** A text: one for both languages, or one for each. */
export type Bilingual = string | LocalizedText;
/** Opening and closing time, `HH:mm` on the 24-hour clock. */
export type Interval = readonly [opens: string, closes: string];

/** A weekday on which customer service is closed; `optional` marks a usual day off that is not statutory. */
export interface Closure {
  /** YYYY-MM-DD */
  date: string;
  name: Bilingual;
  optional?: boolean;
}

/**
 * Kinds of facts, with the value that each formats. Dates are YYYY-MM-DD, times HH:mm; `ends` is the path of a date.
 */
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
  closures: readonly Closure[];
}

/** Kinds of facts; each has its own formatting. */
export type FactKind = keyof FactKinds;
/** An object with one key, its kind: `{ "money": 25 }`. */
export type Fact = { [Kind in FactKind]: Record<Kind, FactKinds[Kind]> }[FactKind];

/** All facts of the site, defined once for both languages (PG-01); the retailer's declaration has its names and numbers. */
export const facts = {
  ...factsJson,
  company: {
    brand: { text: retailerTexts.brand },
    legalName: { text: retailerTexts.legalName },
    address: { text: retailerTexts.companyAddress },
    ...factsJson.company,
  },
  newsletter: {
    monthlyCards: { number: newsletterOffer.prizes },
    monthlyCardValue: { money: newsletterOffer.amount },
    welcomeCard: { money: newsletterOffer.welcome },
    ...factsJson.newsletter,
  },
  service: { phone: { phone: service.phone }, email: { email: service.email }, ...factsJson.service },
};

/** The fact or group at a dotted path such as `returns.holiday.until`, or undefined. */
export function findNode(path: string): object | undefined {
  let node: unknown = facts;
  for (const key of path.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return typeof node === 'object' && node !== null ? node : undefined;
}

/** The value of the fact at a path. Throws when there is none of this kind; the error names the path. */
export function readFact<Kind extends FactKind>(path: string, kind: Kind): FactKinds[Kind] {
  const node = findNode(path);
  if (!node || !Object.hasOwn(node, kind)) throw new Error(`Unknown fact: ${path} (${kind})`);
  return (node as Record<Kind, FactKinds[Kind]>)[kind];
}

/** The text in one language; a plain string is the same in both. */
export function inLanguage(text: Bilingual, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}
