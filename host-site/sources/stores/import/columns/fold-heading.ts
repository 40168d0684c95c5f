/** A heading as words: `postalCode`, `Code postal *` and `POSTAL_CODE` become `postal code`, `code postal`, `postal code`. */
export function foldHeading(heading: string): string {
  return heading
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/n[°º]|№|#/gi, ' no ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
}
