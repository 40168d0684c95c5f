import type { Locale } from '../../../widgets/shared/locale/locale.ts';

/** Typographic errors for a language: apostrophes, quotation marks, no-break spaces. Each with its surroundings. */
export function findTypography(text: string, locale: Locale): string[] {
  const straight = findAround(text, /['"]/g);
  if (locale === 'en') return [...straight, ...findAround(text, /\u00A0[:;!?%]|\s[:;!?]|«|»/g)];
  return [
    ...straight,
    ...findAround(text, /[^\u00A0][:»$%]|«[^\u00A0]|\s[;!?]/g),
    ...findAround(text, /\d \d{3}\b|\d h\b/g),
    ...findAround(text, /[“”]|\bemail|e-mail|newsletter(?!`)/gi),
  ];
}

/** English words in a French text. */
export function findEnglish(text: string): string[] {
  return findAround(text, /\b(the|and|of|with|your|you|for|is|are|this|that|we|our|from|by|to|not|have)\b/gi);
}

/** American and British spelling in an English text. */
export function findSpelling(text: string): string[] {
  return [
    ...findAround(text, /\b(color|center|favor|honor|neighbor|gray|check(?=s? or cash)|theater)\w*/gi),
    ...findAround(text, /\b(aluminium|week-end|secateur|whilst)|\bclothes[- ]peg/gi),
  ];
}

function findAround(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 20));
}
