/** A heading as a fragment id: lower case, without accents, words joined by hyphens. */
export function formatSlug(text: string): string {
  return text
    .replace(/œ/gi, 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
