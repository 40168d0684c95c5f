/** The part of Trusted Types that a script's address needs. */
interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

const accepted: ((address: string) => boolean)[] = [];

/**
 * Lets others' scripts set these addresses of further scripts as strings where Trusted Types are enforced; every other
 * string stays refused, and so is all markup. Throws where the page's policy allows no `default` policy.
 */
export function acceptScripts(isAccepted: (address: string) => boolean): void {
  accepted.push(isAccepted);
  if (accepted.length > 1) return;
  const { trustedTypes } = window as typeof window & { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (accepted.some((accepts) => accepts(address)) ? address : null),
  });
}

function readAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Whether an absolute address is of one of the sources, which are origins; `https://*.example.com` has subdomains. */
export function isFromSources(address: string, sources: readonly string[]): boolean {
  const url = readAddress(address);
  return sources.some((source) => {
    if (!source.includes('://*.')) return url?.origin === source;
    const [scheme = '', host = ''] = source.split('://*');
    return url?.protocol === `${scheme}:` && url.hostname.endsWith(host);
  });
}
