import { groupDigits, keepDigits } from './digits.ts';

/** V-06: number of digits in a gift card number. */
export const giftCardDigits = 16;

/** V-06: formats what has been typed so far: `60 - 12345 - 67890 - 1234`. */
export function formatGiftCardNumber(value: string): string {
  return groupDigits(value, [2, 5, 5, 4], ' - ');
}

/** V-06: whether a value, formatted or not, is a complete gift card number: 16 digits, the first of them 6 to 9. */
export function isGiftCardNumber(value: string): boolean {
  return /^[6-9]\d{15}$/.test(keepDigits(value));
}
