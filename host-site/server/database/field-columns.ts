import type { ContactRequest } from '../../../widgets/shared/submissions/contact.ts';
import type { ContestEntry } from '../../../widgets/shared/submissions/contest.ts';

/** Where a field of a form is stored. What someone has typed about themselves is personal, and encrypted. */
interface FieldColumn {
  column: string;
  isPersonal: boolean;
}

const plain = (column: string): FieldColumn => ({ column, isPersonal: false });
const personal = (column: string): FieldColumn => ({ column, isPersonal: true });

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

type Columns = Readonly<Record<string, FieldColumn>>;

/** The names of all columns of a form's fields. */
export const listColumns = (columns: Columns): string[] => Object.values(columns).map(({ column }) => column);

/** The names of those that are personal, or of those that are not. */
export const listColumnsWhere = (columns: Columns, isPersonal: boolean): string[] =>
  Object.values(columns).flatMap((each) => (each.isPersonal === isPersonal ? [each.column] : []));

/** The values of a body by the columns that store them; null for a field that it lacks. */
export function toColumns<Field extends string, Value>(
  columns: Readonly<Record<Field, FieldColumn>>,
  body: Readonly<Partial<Record<Field, Value | undefined>>>,
): Record<string, Value | null> {
  const fields = Object.entries(columns) as [Field, FieldColumn][];
  return Object.fromEntries(fields.map(([field, { column }]) => [column, body[field] ?? null]));
}
