const hashedName = /-[\w-]{8,}(\.\w+)+$/;
const hashedChunk = /(^|\/)chunks\/([\w-]{6,8}\/[\w.-]+|[\w.-]+-[\w-]{8}(\.\w+)+)$/;
const immutable = 'public, max-age=31536000, immutable';

/**
 * Store hours and closures must not be stale for long; towns, postal areas and the base map hardly ever change. Both
 * are revalidated with their ETag.
 */
function chooseStoreCaching(name: string): string {
  const isGeography = /^stores\/(places-|abroad-|postal\/)|\.bin$/.test(name);
  return isGeography
    ? 'public, max-age=86400, stale-while-revalidate=604800'
    : 'public, max-age=300, stale-while-revalidate=3600';
}

/** Cache-Control of a page or file of the site; only names that contain a hash never change. */
export function chooseSiteCaching(name: string): string {
  // The playground's page is never older than its scripts and style sheets.
  if (name.endsWith('.html') || name.startsWith('playground/')) return 'no-cache';
  if (name.startsWith('stores/')) return chooseStoreCaching(name);
  return /^(assets|articles|cards)\//.test(name) && hashedName.test(name) ? immutable : 'public, max-age=3600';
}

/**
 * Embedders keep `v1/vitrine.js` in their pages for years: updates must arrive soon, and it must load fast. The files
 * of a release, `v/1.0.0/`, never change.
 */
export function chooseWidgetCaching(name: string): string {
  if (hashedChunk.test(name) || name.startsWith('v/')) return immutable;
  return 'public, max-age=300, stale-while-revalidate=86400';
}
