import { keepDigits } from '../../shared/submissions/digits.ts';
import { giftCardDigits, isGiftCardNumber } from '../../shared/submissions/gift-card-number.ts';

/** How far a typed gift card number is from a valid one. */
export type CardNumberState = 'empty' | 'incomplete' | 'wrongStart' | 'tooLong' | 'complete';

/** Classifies a value as a gift card number (V-06), formatted or not. */
export function readCardNumber(value: string): { state: CardNumberState; count: number } {
  const digits = keepDigits(value);
  const count = digits.length;
  if (count === 0) return { state: 'empty', count };
  if (count > giftCardDigits) return { state: 'tooLong', count };
  if (!/^[6-9]/.test(digits)) return { state: 'wrongStart', count };
  return { state: isGiftCardNumber(digits) ? 'complete' : 'incomplete', count };
}
