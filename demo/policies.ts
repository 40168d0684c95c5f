type Headers = Record<string, string>;
/** Sources by directive. */
type Policy = Record<string, readonly string[]>;

const formatHeaders = (policy: Policy): Headers => ({
  'Content-Security-Policy': Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; '),
});

/** Headers of a page whose owner never thought of a content security policy. */
export const allowEverything: Headers = {};

/**
 * Headers of a page that lets nothing in but its own style sheets and whatever comes from the kit's origin, with
 * Trusted Types enforced: what a bank's web team would ask of a widget.
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

/** The blocks of the embedding guide that are policies: for the elements, and for Google's map besides. */
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
 * Headers of a page that allows what the embedding guide says, word for word, its own style sheet, pictures and forms,
 * and nothing else; Google's map only where asked. `without` is a directive that its owner forgot.
 */
export function followGuide(guide: string, site: string, hasGoogle: boolean, without?: string): Headers {
  const [elements = {}, google = {}] = readGuide(guide, site);
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
  };
  for (const told of [elements, hasGoogle ? google : { 'trusted-types': ["'none'"] }]) {
    for (const [directive, sources] of Object.entries(told)) {
      if (directive !== without) policy[directive] = [...(policy[directive] ?? []), ...sources];
    }
  }
  return formatHeaders(policy);
}
