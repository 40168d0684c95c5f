/**
 * Hours as plain text: lower case, no accents, every dash a hyphen, every space a blank, `a.m.` as `am`. Words for a range
 * (`to`, « à », « jusqu’à ») are hyphens as well.
 */
export function toPlainHours(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]|\s(?:to|till?|until|through|thru|a|au|jusqu['’]?a|jusque)(?=\s)/g, '-')
    .replace(/\b([ap])\.?\s?m(?:\b\.?|(?=-))/g, '$1m')
    .replace(/\s+/g, ' ')
    .trim();
}
