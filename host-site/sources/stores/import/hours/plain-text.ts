/**
 * Hours as plain text: lower case, no accents, every dash a hyphen, every space a blank, `a.m.` as `am`. Words for a range
 * (`to`, « à », « jusqu’à ») are hyphens as well.
 */
export function toPlainHours(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‐-―−~〜→@]|->|\s(?:to|till?|until|through|thru|a(?!\s(?:day|week)\b)|au|jusqu['’]?a|jusque)(?=\s)/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/(?<![a-z])([ap])\.?\s?m(?:\b\.?|(?=-))/g, '$1m')
    .replace(/\b(?:entre|between) ([^,;]*?) (?:et|and) (?=\d|noon|mid)/g, '$1-')
    .replace(/(?<=\d\s?h)\.(?!\s?\d)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
