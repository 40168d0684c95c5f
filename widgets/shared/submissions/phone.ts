import { keepDigits } from './digits.ts';

/**
 * V-04: the ten digits of a Canadian number as they are sent. A leading 1 is dropped before the cut to ten digits: no
 * area code starts with 1, and cutting first would lose the last digit.
 */
export function normalizePhone(value: string): string {
  return keepDigits(value).replace(/^1+/, '').slice(0, 10);
}

/** V-04: formats what has been typed so far: `(123) 456-7890`; punctuation appears only before a further digit. */
export function formatPhone(value: string): string {
  const digits = normalizePhone(value);
  if (digits.length < 4) return digits && `(${digits}`;
  const end = digits.slice(6);
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}${end && `-${end}`}`;
}

/** V-04: whether a normalized value is a complete number. */
export function isPhone(value: string): boolean {
  return /^\d{10}$/.test(value);
}
