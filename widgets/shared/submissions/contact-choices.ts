/** CF-01: what a message is. */
export const inquiryTypes = ['inquiry', 'compliment', 'complaint'] as const;

/** CF-01: what a message is about. */
export const reasons = ['loyalty', 'store', 'merchandise', 'giftcards', 'other'] as const;

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

/** CF-02: topics of any other question about the loyalty program. */
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
export type Category = (typeof complaintCategories)[number] | (typeof loyaltyCategories)[number];

/** CF-02: the categories that a message may have; empty where there is none to choose. */
export function listCategories(inquiryType: unknown, reason: unknown): readonly Category[] {
  if (reason !== 'loyalty') return [];
  if (inquiryType === 'complaint') return complaintCategories;
  return inquiryType === 'inquiry' ? loyaltyCategories : [];
}

export const genders = ['F', 'M', 'X'] as const;
