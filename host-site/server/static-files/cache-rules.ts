const hashedName = /-[\w-]{8,}(\.\w+)+$/;
const hashedChunk = /(^|\/)chunks\/([\w-]{8}\/[\w.-]+|[\w.-]+-[\w-]{8}(\.\w+)+)$/;
const immutable = 'public, max-age=31536000, immutable';

/** How long a page or a file of the site may be kept; only names that carry a hash never change. */
export function chooseSiteCaching(name: string): string {
  if (name.endsWith('.html')) return 'no-cache';
  return name.startsWith('assets/') && hashedName.test(name) ? immutable : 'public, max-age=3600';
}

/** Embedders write `v1/vitrine.js` into their pages for years: it must be quick to change and quick to load. */
export function chooseWidgetCaching(name: string): string {
  if (hashedChunk.test(name)) return immutable;
  return 'public, max-age=300, stale-while-revalidate=86400';
}
