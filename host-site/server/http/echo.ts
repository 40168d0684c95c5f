import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { ServerConfig } from '../config.ts';
import type { Cipher } from '../database/cipher.ts';
import { readClientIp } from './client-address.ts';
import type { RequestEnv } from './request-env.ts';

/** The header with which `vitrine doctor` asks /readyz what has reached the server of its request. */
export const echoHeader = 'Vitrine-Echo';

/** What reached the server of a request, for operators: it names proxies. */
export interface Echo {
  /** The server's clock, in milliseconds since 1970. */
  now: number;
  /** Values of headers, by name in small letters; without the one that asks. */
  headers: Readonly<Record<string, string>>;
  /** The address that connected, and the one taken for the visitor's. */
  connection: string;
  client: string;
  trustedProxies: number;
  requestId: string;
}

/** How far the clocks may differ: a question that leaks is of no use for long. */
const tolerance = 15 * 60_000;

const sign = (cipher: Cipher, instant: string) => cipher.hash('echo', instant);

/** The value of the header: an instant, in milliseconds, signed with the keys of personal data. */
export function signEcho(cipher: Cipher, now: number): string {
  const instant = String(now);
  return `${instant}.${sign(cipher, instant)}`;
}

function isSigned(cipher: Cipher, value: string, now: number): boolean {
  const [, instant = '', signature = ''] = /^(\d{10,16})\.([\w-]{43})$/.exec(value) ?? [];
  if (!instant || Math.abs(Number(instant) - now) > tolerance) return false;
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(cipher, instant)));
}

/** What has reached the server of a request that is signed with its keys; undefined for any other. */
export function readEcho(
  context: Context<RequestEnv>,
  { trustedProxies }: ServerConfig,
  cipher: Cipher,
  now: number,
): Echo | undefined {
  const value = context.req.header(echoHeader);
  if (value === undefined || !isSigned(cipher, value, now)) return undefined;
  const headers = context.req.header();
  delete headers[echoHeader.toLowerCase()];
  const connection = context.env.incoming?.socket.remoteAddress ?? '';
  return {
    now,
    headers,
    connection,
    client: readClientIp(connection, context.req.header('X-Forwarded-For'), trustedProxies),
    trustedProxies,
    requestId: context.get('requestId'),
  };
}
