import { offers } from '../brand/offers.ts';

/** CF-01: kinds of message. */
export const inquiryTypes = ['inquiry', 'compliment', 'complaint'] as const;

const allReasons = ['loyalty', 'store', 'merchandise', 'giftcards', 'other'] as const;
/** CF-01: a topic of a message. */
export type Reason = (typeof allReasons)[number];
/** CF-01: topics of a message, of what the retailer has. */
export const reasons: readonly Reason[] = allReasons.filter(
  (reason) => (reason !== 'loyalty' || offers.loyalty) && (reason !== 'giftcards' || offers.giftCards),
);

/** CF-02: topics of a complaint about the loyalty program. */
export const complaintCategories = [
  'contest',
  'ereceipt',
  'event',
  'missing-transaction',
  'program',
  'registration',
  'technical-issue',
  'other',
] as const;

/** CF-02: topics of an inquiry about the loyalty program. */
export const loyaltyCategories = [
  'contest',
  'ereceipt',
  'event',
  'lost-card',
  'password-reset',
  'unsubscribe',
  'update-account',
  'other',
] as const;
/** A category of a message, of a complaint or an inquiry. */
export type Category = (typeof complaintCategories)[number] | (typeof loyaltyCategories)[number];

/** CF-02: the categories to choose from; empty if there are none. */
export function listCategories(inquiryType: unknown, reason: unknown): readonly Category[] {
  if (reason !== 'loyalty') return [];
  if (inquiryType === 'complaint') return complaintCategories;
  return inquiryType === 'inquiry' ? loyaltyCategories : [];
}

/** Answers to the optional question about gender. */
export const genders = ['F', 'M', 'X'] as const;
