import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { RequestEnv } from './request-env.ts';

/** Keys that identify a client for rate limits; never stored or logged unhashed. */
export interface ClientKey {
  /** The address, or for IPv6 the /64 that every customer has at least. */
  client: string;
  /** For IPv6 the surrounding /48, which may belong to one customer or to many customers of a provider. */
  network?: string;
}

/**
 * The address without port, brackets or zone, from an entry such as `203.0.113.10:1042`, `[2001:db8::1]:443` or
 * `fe80::1%eth0`; undefined when it contains no address.
 */
function parseIp(hop: string): string | undefined {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/.exec(hop) ?? [];
  const address = (bracketed ?? dotted ?? hop).replace(/%.*$/, '');
  return isIP(address) ? address : undefined;
}

/**
 * The client's address: that of the connection, or with n trusted proxies the n-th last entry of X-Forwarded-For, which
 * the outermost proxy wrote. Falls back to the connection when the entry is not an address.
 */
export function readClientIp(connection: string, forwardedFor: string | undefined, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwardedFor) return connection;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return parseIp(hops[Math.max(0, hops.length - trustedProxies)] ?? '') ?? connection;
}

/** The eight groups of an IPv6 address, as numbers. */
function readGroups(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [left = [], right] = hex.split('::').map((half) => half.split(':').filter(Boolean));
  const gap = right ? Array<string>(8 - left.length - right.length).fill('0') : [];
  return [...left, ...gap, ...(right ?? [])].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address inside an IPv6 address: mapped (`::ffff:0:0/96`) or translated (`64:ff9b::/96`); else undefined. */
function findIPv4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':');
  if (prefix !== '0:0:0:0:0:65535' && prefix !== '100:65435:0:0:0:0') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

/** One limit per client. An IPv6 customer can choose from a /64, often a /48; mapped addresses count as IPv4. */
export function toClientKey(address: string): ClientKey {
  const plain = parseIp(address) ?? address.slice(0, 64);
  if (isIPv4(plain) || !isIPv6(plain)) return { client: plain };
  const groups = readGroups(plain);
  const mapped = findIPv4(groups);
  if (mapped) return { client: mapped };
  const cut = (count: number) =>
    `${groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')}::/${count * 16}`;
  return { client: cut(4), network: cut(3) };
}

/** The network that a client is in, often a household's or an office's: the /24 of IPv4, the /48 of IPv6. */
export function findNetwork({ client, network }: ClientKey): string {
  return network ?? (isIPv4(client) ? client.replace(/\d+$/, '0/24') : client);
}

/** The client that sent a request. */
export function findClientKey(context: Context<RequestEnv>, trustedProxies: number): ClientKey {
  const connection = context.env.incoming?.socket.remoteAddress ?? '';
  return toClientKey(readClientIp(connection, context.req.header('X-Forwarded-For'), trustedProxies));
}
