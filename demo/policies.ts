type Headers = Record<string, string>;
/** Sources by directive. */
type Policy = Record<string, readonly string[]>;

const formatHeaders = (policy: Policy): Headers => ({
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; '),
});

/** Headers of a page without a content security policy. */
export const allowEverything: Headers = {};

/**
 * Headers of a page that allows only its own style sheets and the kit's origin, with Trusted Types enforced, as a
 * bank's web team would require.
 */
export const restrictToSite = (site: string): Headers =>
  formatHeaders({
    'default-src': ["'none'"],
    'script-src': [site],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'connect-src': [site],
    'form-action': [site],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

/** Policies from the embedding guide: for the elements, and for Google's map as well. */
function readGuide(guide: string, site: string): Policy[] {
  return [...guide.matchAll(/^```text\n(script-src [\s\S]*?)^```$/gm)].map(([, lines = '']) => {
    const directives = lines.replaceAll('https://www.vitrine.example', site).trim().split(/;\s*/);
    return Object.fromEntries(
      directives.map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources];
      }),
    );
  });
}

/**
 * Headers of a page with exactly the embedding guide's policy, plus its own style sheet, pictures and forms: with
 * Trusted Types enforced, or on request with Google's map. `without` is a directive to omit.
 */
export function followGuide(guide: string, site: string, hasGoogle: boolean, without?: string): Headers {
  const [elements = {}, google = {}] = readGuide(guide, site);
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'form-action': ["'self'"],
  };
  const trust = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] };
  for (const told of [elements, hasGoogle ? google : trust]) {
    for (const [directive, sources] of Object.entries(told)) {
      if (directive !== without) policy[directive] = [...(policy[directive] ?? []), ...sources];
    }
  }
  return formatHeaders(policy);
}
