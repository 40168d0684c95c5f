const hashedName = /-[\w-]{8,}(\.\w+)+$/;
const hashedChunk = /(^|\/)chunks\/([\w-]{8}\/[\w.-]+|[\w.-]+-[\w-]{8}(\.\w+)+)$/;
const immutable = 'public, max-age=31536000, immutable';

/**
 * Hours and closings of stores must not be old for long; towns, postal areas and the base map hardly ever change. Both are
 * asked for again with their tag.
 */
function chooseStoreCaching(name: string): string {
  const isGeography = /^stores\/(places|postal)\/|\.bin$/.test(name);
  return isGeography
    ? 'public, max-age=86400, stale-while-revalidate=604800'
    : 'public, max-age=300, stale-while-revalidate=3600';
}

/** How long a page or a file of the site may be kept; only names that carry a hash never change. */
export function chooseSiteCaching(name: string): string {
  if (name.endsWith('.html')) return 'no-cache';
  if (name.startsWith('stores/')) return chooseStoreCaching(name);
  return /^(assets|articles|cards)\//.test(name) && hashedName.test(name) ? immutable : 'public, max-age=3600';
}

/**
 * Embedders write `v1/vitrine.js` into their pages for years: it must be quick to change and quick to load. What is in
 * the folder of a release, `v/1.0.0/`, never changes.
 */
export function chooseWidgetCaching(name: string): string {
  if (hashedChunk.test(name) || name.startsWith('v/')) return immutable;
  return 'public, max-age=300, stale-while-revalidate=86400';
}
