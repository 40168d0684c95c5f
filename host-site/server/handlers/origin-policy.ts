/** Who may post: the site itself and the configured origins of sibling brands and landing pages. */
export interface OriginPolicy {
  own: readonly string[];
  allowed: readonly string[];
}

/** JSON: a known origin, or none at all, as servers send (API-01 asks for no Origin header). */
export function mayPostJson(origin: string | undefined, { own, allowed }: OriginPolicy): boolean {
  return origin === undefined || own.includes(origin) || allowed.includes(origin);
}

/**
 * A plain form needs no permission from the browser to be sent from anywhere, so it has to come from a known page: that
 * of an element rendered ahead on a sibling's page included. A hidden origin is known by our own address alone.
 */
export function mayPostForm(
  origin: string | undefined,
  referer: string | undefined,
  { own, allowed }: OriginPolicy,
): boolean {
  if (origin !== undefined && origin !== 'null') return own.includes(origin) || allowed.includes(origin);
  return referer !== undefined && URL.canParse(referer) && own.includes(new URL(referer).origin);
}

/** CORS headers for an origin; those of a preflight too when asked. An unknown origin gets none. */
export function listCorsHeaders(
  origin: string | undefined,
  { own, allowed }: OriginPolicy,
  isPreflight: boolean,
): Record<string, string> {
  const vary = { Vary: 'Origin' };
  if (origin === undefined || !(own.includes(origin) || allowed.includes(origin))) return vary;
  const granted = {
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (!isPreflight) return granted;
  return {
    ...granted,
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'content-type, operation_id, domain, idempotency-key, consent, form-age',
    'Access-Control-Max-Age': '7200',
  };
}
