import { keepDigits } from './digits.ts';

/** V-08: whether a value is a complete STYLE+ number: 19 digits. */
export function isLoyaltyNumber(value: string): boolean {
  return /^\d{19}$/.test(value);
}

/** The number in groups as on the card: 4-4-4-4-3. */
export function formatLoyaltyNumber(value: string): string {
  return keepDigits(value)
    .slice(0, 19)
    .replace(/\d{4}(?=\d)/g, '$& ');
}
