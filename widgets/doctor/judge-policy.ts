import type { Finding } from './report.ts';

type Policy = ReadonlyMap<string, readonly string[]>;

/** Where the widgets come from and post to, each by the directive that decides and those that it falls back to. */
const needed = [
  ['script-src-elem', 'script-src', 'default-src'],
  ['connect-src', 'default-src'],
] as const;

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

/** Whether a source of a directive may match an origin; nonces and hashes may belong to our tag. */
function mayMatch(source: string, { protocol, hostname, port }: URL): boolean {
  if (/^('nonce-|'sha\d|'strict-dynamic'$|\*$)/i.test(source) || source.toLowerCase() === protocol) return true;
  const [, scheme, host = '', givenPort = ''] = /^(?:([a-z][\w+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?/i.exec(source) ?? [];
  if (scheme && scheme.toLowerCase() !== protocol && !(scheme === 'http:' && protocol === 'https:')) return false;
  const isPort = ['*', port, port || (protocol === 'https:' ? '443' : '80')].includes(givenPort);
  const name = host.toLowerCase();
  return isPort && (name === hostname || (name.startsWith('*.') && hostname.endsWith(name.slice(1))));
}

/**
 * The directives of policies that leave an origin of ours out, so that the page blocks what comes from there. A page of
 * that origin itself needs `'self'` only.
 */
export function judgePolicies(policies: readonly string[], origin: string, page?: string): readonly Finding[] {
  const ours = new URL(origin);
  const isOwn = page !== undefined && new URL(page).origin === ours.origin;
  const refusing = policies.map(parsePolicy).flatMap((policy) =>
    needed.flatMap((names) => {
      const directive = names.find((name) => policy.has(name));
      const sources = (directive && policy.get(directive)) || [];
      const isAllowed = sources.some((source) => mayMatch(source, ours) || (isOwn && source === "'self'"));
      return directive && !isAllowed ? [directive] : [];
    }),
  );
  return [...new Set(refusing)].map((directive) => ({
    key: 'policyForbids',
    values: { origin: ours.origin, directive },
    anchor: 'policy',
  }));
}
