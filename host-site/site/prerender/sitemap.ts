import { locales } from '../../../widgets/shared/locale/locale.ts';
import { formatPath, formatUnprefixedPath, type Route } from '../../sources/routes.ts';

/** sitemap.xml of the indexed routes: each language once, with its alternates. `origin` has no trailing slash. */
export function formatSitemap(routes: readonly Route[], origin: string): string {
  const urls = routes
    .filter((route) => route.indexed)
    .flatMap((route) => locales.map((locale) => formatUrl(route, locale)));
  function formatUrl(route: Route, locale: (typeof locales)[number]): string {
    const alternates = locales.map((other) => formatAlternate(`${other}-CA`, formatPath(route, other)));
    return `<url><loc>${origin}${formatPath(route, locale)}</loc>${alternates.join('')}${formatAlternate('x-default', formatUnprefixedPath(route))}</url>`;
  }
  function formatAlternate(language: string, path: string): string {
    return `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`;
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
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
