import { isIPv6 } from 'node:net';

/**
 * The address that a request came from: the connection's, or with n trusted proxies the n-th last of
 * X-Forwarded-For, the one that the outermost of them saw.
 */
export function readClientAddress(
  connection: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || !forwardedFor) return connection;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops[Math.max(0, hops.length - trustedProxies)] || connection;
}

/** One limit per client: an IPv6 customer has a whole /64 to choose from, and v4-mapped addresses are IPv4. */
export function toClientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const filled = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right];
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
