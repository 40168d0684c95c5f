import { locales } from '../../../widgets/shared/locale/locale.ts';
import { formatPath, formatUnprefixedPath, type Route } from '../../sources/routes.ts';

/** Maximum addresses of a sitemap (https://www.sitemaps.org/protocol.html); 50 MB is never reached before. */
const mostAddresses = 50_000;

const header = '<?xml version="1.0" encoding="UTF-8"?>';

/** The days on which pages were last changed (YYYY-MM-DD), by path; a page that does not say it has none. */
export type ChangeDates = ReadonlyMap<string, string>;

/** The day on which a rendered page says that it was changed, in its structured data. */
export const readChangeDate = (html: string): string | undefined =>
  /"dateModified":"(\d{4}-\d{2}-\d{2})"/.exec(html)?.[1];

function formatAddresses(route: Route, origin: string, changed: ChangeDates): string[] {
  const formatAlternate = (language: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`;
  const alternates = [
    ...locales.map((other) => formatAlternate(`${other}-CA`, formatPath(route, other))),
    formatAlternate('x-default', formatUnprefixedPath(route)),
  ].join('');
  return locales.map((locale) => {
    const path = formatPath(route, locale);
    const date = changed.get(path);
    return `<url><loc>${origin}${path}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}${alternates}</url>`;
  });
}

const formatUrlSet = (urls: readonly string[]) => `${header}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;

/**
 * Sitemaps of the indexed routes by file name: each language once, with its alternates. `sitemap.xml` is an index of
 * others where there are more than 50,000 addresses. `origin` has no trailing slash.
 */
export function formatSitemaps(
  routes: readonly Route[],
  origin: string,
  changed: ChangeDates = new Map(),
): Map<string, string> {
  const urls = routes.filter((route) => route.indexed).flatMap((route) => formatAddresses(route, origin, changed));
  if (urls.length <= mostAddresses) return new Map([['sitemap.xml', formatUrlSet(urls)]]);
  const parts = Array.from({ length: Math.ceil(urls.length / mostAddresses) }, (_, at): [string, string] => [
    `sitemap-${at + 1}.xml`,
    formatUrlSet(urls.slice(at * mostAddresses, (at + 1) * mostAddresses)),
  ]);
  const listed = parts.map(([name]) => `<sitemap><loc>${origin}/${name}</loc></sitemap>`);
  const index = `${header}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.join('\n')}
</sitemapindex>
`;
  return new Map([['sitemap.xml', index], ...parts]);
}

/** robots.txt: allows everything except the handlers; pages that must not be listed say so themselves. */
export function formatRobots(origin: string): string {
  return `User-agent: *\nDisallow: /handlers/\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Speculation rules: the browser may prerender our own pages when the visitor is about to follow a link. */
export function formatSpeculationRules(): string {
  const ownPages = { href_matches: ['/en', '/en/*', '/fr', '/fr/*'] };
  const where = {
    and: [ownPages, { not: { href_matches: '/*/newsletter/*' } }, { not: { selector_matches: '[hreflang]' } }],
  };
  return `${JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  })}\n`;
}
