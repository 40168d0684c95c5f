/** Whether forms on a page of an origin get through. */
export interface OriginCheck {
  origin: string;
  /** Undefined when the site did not respond. */
  isAllowed: boolean | undefined;
}

const formPath = '/handlers/EmailProxy.ashx';

/** The origin of an address; undefined for a text that is no web address. */
export function readOrigin(text: string): string | undefined {
  const address = text.includes('://') ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : undefined;
}

/** Asks the site as a browser would before it sends a form from this origin. */
export async function checkOrigin(origin: string, site: string, ask: typeof fetch = fetch): Promise<OriginCheck> {
  if (origin === site) return { origin, isAllowed: true };
  try {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const response = await ask(site + formPath, { method: 'OPTIONS', headers, signal: AbortSignal.timeout(3_000) });
    return { origin, isAllowed: response.headers.get('access-control-allow-origin') === origin };
  } catch {
    return { origin, isAllowed: undefined };
  }
}
