/** Shortest and longest PIN in characters. To be confirmed by the retailer, who prints them. */
export const pinLength = { least: 6, most: 12 } as const;

/** A PIN as it is stored: upper case, without spaces and hyphens; O is read as 0 and I as 1, which look alike in print. */
export function normalizePin(value: string): string {
  return value
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
}

/** Whether a value has the form of a normalized PIN (NM-01). Only the server knows whether there is such a PIN. */
export function isPin(value: string): boolean {
  return /^[A-Z\d]+$/.test(value) && value.length >= pinLength.least && value.length <= pinLength.most;
}
