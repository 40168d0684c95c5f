import type { ContactRequest } from '../../../widgets/shared/submissions/contact.ts';
import type { ContestEntry } from '../../../widgets/shared/submissions/contest.ts';
import type { NewsletterRequest } from '../../../widgets/shared/submissions/newsletter.ts';
import type { ClaimDetails } from './claim-details.ts';

/** Where a field of a form is stored. What someone has typed about themselves is personal, and encrypted. */
export interface FieldColumn {
  column: string;
  isPersonal: boolean;
}

/** A column with nothing about a person. */
export const plain = (column: string): FieldColumn => ({ column, isPersonal: false });
/** A column with what someone has typed about themselves. */
export const personal = (column: string): FieldColumn => ({ column, isPersonal: true });

/**
 * The fields of a message, in the order of the lists for operators; one without a column does not compile. Its consent is
 * a row of its own.
 */
export const contactColumns = {
  InquiryType: plain('inquiry_type'),
  Reason: plain('reason'),
  Category: plain('category'),
  Message: personal('message'),
  FirstName: personal('first_name'),
  LastName: personal('last_name'),
  Email: personal('email'),
  Phone: personal('phone'),
  Extension: personal('extension'),
  City: personal('city'),
  Province: personal('province'),
  PostalCode: personal('postal_code'),
  Gender: personal('gender'),
  LanguagePreference: plain('language_preference'),
  StoreNumber: personal('store_number'),
  LoyaltyNumber: personal('loyalty_number'),
  Brand: plain('brand'),
  Chain: plain('chain'),
  Locale: plain('locale'),
  Page: plain('page'),
} as const satisfies Record<Exclude<keyof ContactRequest, 'requestId' | 'PrivacyAccepted'>, FieldColumn>;

/** The fields of an entry, likewise. Its PIN is in `contest_pins`, and each consent in a row of its own. */
export const entryFieldColumns = {
  ContestId: plain('contest'),
  Email: personal('email'),
  Zip: personal('postal_code'),
  LanguagePreference: plain('language_preference'),
  Chain: plain('chain'),
  LoyaltyNumber: personal('loyalty_number'),
  SkillAnswer: personal('skill_answer'),
  NewsletterOptIn: plain('newsletter_opt_in'),
} as const satisfies Record<
  Exclude<keyof ContestEntry, 'requestId' | 'Pin' | 'PrivacyAccepted' | 'TermsAccepted'>,
  FieldColumn
>;

/** The fields of a sign-up, likewise, with the brand of its page. Those that are always empty have no column. */
export const signUpColumns = {
  Email: personal('email'),
  Zip: personal('postal_code'),
  LanguagePreference: plain('language_preference'),
  Brand: plain('brand'),
  Chain: plain('chain'),
} as const satisfies Record<
  Exclude<keyof NewsletterRequest, 'FirstName' | 'LastName' | 'Gender'> | 'Brand',
  FieldColumn
>;

/** What someone sends to claim a prize, likewise. */
export const claimFieldColumns = {
  name: personal('name'),
  street: personal('street'),
  city: personal('city'),
  province: personal('province'),
  postalCode: personal('postal_code'),
  skillAnswer: personal('skill_answer'),
} as const satisfies Record<keyof ClaimDetails, FieldColumn>;

/** The names of all columns of a form's fields. */
export const listColumns = (columns: Readonly<Record<string, FieldColumn>>): string[] =>
  Object.values(columns).map(({ column }) => column);

/** The values of a body by the columns that store them; null for a field that it lacks. */
export function toColumns<Field extends string, Value>(
  columns: Readonly<Record<Field, FieldColumn>>,
  body: Readonly<Partial<Record<Field, Value | undefined>>>,
): Record<string, Value | null> {
  const fields = Object.entries(columns) as [Field, FieldColumn][];
  return Object.fromEntries(fields.map(([field, { column }]) => [column, body[field] ?? null]));
}

/** The values of a row by the fields that its columns store. */
export function fromColumns<Field extends string>(
  columns: Readonly<Record<Field, FieldColumn>>,
  row: Readonly<Record<string, unknown>>,
): Record<Field, unknown> {
  const fields = Object.entries(columns) as [Field, FieldColumn][];
  return Object.fromEntries(fields.map(([field, { column }]) => [field, row[column]])) as Record<Field, unknown>;
}

/** Where what every form sends besides its own fields is stored; its consent is a row of its own. */
export const protocolColumns = {
  LanguagePreference: plain('language_preference'),
  Brand: plain('brand'),
  Chain: plain('chain'),
  Locale: plain('locale'),
  Page: plain('page'),
} as const satisfies Partial<Record<keyof ContactRequest, FieldColumn>>;

/** The columns of a form; a field without one does not compile. */
export type FormColumns<Model> = Readonly<Record<keyof Model | keyof typeof protocolColumns, FieldColumn>>;
