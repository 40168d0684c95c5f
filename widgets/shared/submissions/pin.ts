/** Minimum and maximum length of a PIN. To be confirmed by the retailer, who prints them. */
export const pinLength = { least: 6, most: 12 } as const;

/** A PIN as stored: upper case, without spaces and hyphens, 0 for O and 1 for I, which look alike in print. */
export function normalizePin(value: string): string {
  return value
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
}

/** Whether a value looks like a normalized PIN (NM-01). Only the server knows whether that PIN exists. */
export function isPin(value: string): boolean {
  return /^[A-Z\d]+$/.test(value) && value.length >= pinLength.least && value.length <= pinLength.most;
}
