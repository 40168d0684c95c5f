import { proofHeader } from '../../../widgets/shared/submissions/proof-of-work.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';

/**
 * Headers that a widget's requests may have. Then any other, of which nothing is read: a page's own scripts add theirs to
 * every request, to trace it. Browsers except `Authorization` from the star.
 */
const allowedHeaders = ['Content-Type', 'operation_id', 'domain', ...Object.values(requestHeaders), proofHeader, '*'];

/** Origins that may post: the site itself and the configured origins of sibling brands and landing pages. */
export interface OriginPolicy {
  own: readonly string[];
  allowed: readonly string[];
  /** Whether the request only tries a form: any page may, because nothing of it is real (decision 0222). */
  isSandbox?: boolean;
}

/** What marks a request as one that only tries a form. */
export interface SandboxMarks {
  method: string;
  /** Its header `Sandbox`, or a plain form's field of that name. */
  mark: string | undefined;
  /** The header `Access-Control-Request-Headers` of a preflight. */
  announced: string | undefined;
  origin: string | undefined;
}

/** Whether a request only tries a form: it says so, it will, or its page is of an origin that never does anything else. */
export function isSandboxRequest(marks: SandboxMarks, sandboxOrigins: readonly string[]): boolean {
  const { method, mark, announced = '', origin = '' } = marks;
  if (sandboxOrigins.includes(origin)) return true;
  if (method !== 'OPTIONS') return mark === '1';
  return announced.split(',').some((name) => name.trim().toLowerCase() === requestHeaders.sandbox.toLowerCase());
}

/** What a browser says of the page that sent a plain form: its headers `Origin`, `Referer` and `Sec-Fetch-Site`. */
export interface FormSource {
  origin: string | undefined;
  referer: string | undefined;
  fetchSite: string | undefined;
}

/** For JSON: a known origin, or none, as servers send none (API-01 does not require an Origin header). */
export function mayPostJson(origin: string | undefined, { own, allowed, isSandbox = false }: OriginPolicy): boolean {
  return isSandbox || origin === undefined || own.includes(origin) || allowed.includes(origin);
}

/**
 * A browser sends a plain form from any site without a preflight, so it must come from a known page, which includes
 * prerendered elements on a sibling's page. A hidden origin, which `Referrer-Policy: no-referrer` makes of every one, is
 * accepted only with our own address as the referrer, or where the browser says that the page is of our origin.
 */
export function mayPostForm({ origin, referer, fetchSite }: FormSource, { own, allowed }: OriginPolicy): boolean {
  if (origin !== undefined && origin !== 'null') return own.includes(origin) || allowed.includes(origin);
  if (fetchSite === 'same-origin') return true;
  return referer !== undefined && URL.canParse(referer) && own.includes(new URL(referer).origin);
}

/** CORS headers for an origin, including those of a preflight on request. An unknown origin gets none. */
export function listCorsHeaders(
  origin: string | undefined,
  { own, allowed, isSandbox = false }: OriginPolicy,
  isPreflight: boolean,
): Record<string, string> {
  const vary = { Vary: isPreflight ? 'Origin, Access-Control-Request-Headers' : 'Origin' };
  if (origin === undefined || !(isSandbox || own.includes(origin) || allowed.includes(origin))) return vary;
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
    'Access-Control-Allow-Headers': allowedHeaders.join(', '),
    'Access-Control-Max-Age': '7200',
  };
}
