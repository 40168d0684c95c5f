/** Headers of a page whose owner never thought of a content security policy. */
export const allowEverything: Record<string, string> = {};

/**
 * Headers of a page that lets nothing in but its own style sheets and whatever comes from the kit's origin, with
 * Trusted Types enforced: what a bank's web team would ask of a widget.
 */
export function restrictToSite(site: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${site}`,
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${site}`,
    `form-action ${site}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return { 'Content-Security-Policy': policy.join('; ') };
}
