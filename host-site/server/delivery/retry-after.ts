/**
 * Seconds until a retry according to Retry-After (RFC 9110, 10.2.3), given as a number or as a date relative to `now`
 * (ms since 1970); undefined when it is absent or malformed.
 */
export function readRetryAfter({ status, headers }: Response, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text || (status !== 429 && status !== 503)) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  // An HTTP date has a day's name; Date.parse would accept other formats as well.
  const seconds = /^[A-Z][a-z]+,? /.test(text) ? Math.ceil((Date.parse(text) - now) / 1000) : Number.NaN;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
