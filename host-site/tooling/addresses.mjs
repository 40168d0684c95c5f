import { existsSync } from 'node:fs';
import { locateRetailer } from '../retailers/find-retailer.mjs';

const fallback = { HOST: '127.0.0.1', PORT: '8080' };

/** @typedef {Record<string, string | undefined>} Environment variables by name. */

/**
 * Addresses of the site and the four demo origins: one host, five consecutive ports. An IPv6 host gets brackets, and
 * for a server that listens on every interface the origins use the loopback address.
 * @param {Environment} environment
 * @throws {RangeError} when PORT is not a port number that leaves room for four more
 */
export function readAddresses(environment) {
  const host = environment.HOST || fallback.HOST;
  const port = Number(environment.PORT || fallback.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_531) {
    throw new RangeError(
      `PORT must be a whole number from 1 to 65531 (four more ports follow it), not "${environment.PORT}".`,
    );
  }
  const visited = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  /** @param {number} offset */
  const origin = (offset) => `http://${visited.includes(':') ? `[${visited}]` : visited}:${port + offset}`;
  return {
    host,
    port,
    site: origin(0),
    winners: origin(1),
    marshalls: origin(2),
    landing: origin(3),
    partner: origin(4),
  };
}

/**
 * Environment of the servers: by default, demo origins may post, links out lead to the demo partner, and contests are
 * read from the retailer's folder.
 * @param {Environment} environment
 * @param {ReturnType<typeof readAddresses>} addresses
 */
export function serverEnvironment(environment, { host, port, winners, marshalls, landing, partner }) {
  const contests = `./${locateRetailer().content}/contests`;
  return {
    HOST: host,
    PORT: String(port),
    ALLOWED_ORIGINS: environment.ALLOWED_ORIGINS ?? [winners, marshalls, landing].join(','),
    PARTNER_ORIGIN: environment.PARTNER_ORIGIN ?? partner,
    // A change of them is seen without a build.
    ...(environment.CONTESTS_DIR || !existsSync(contests) ? {} : { CONTESTS_DIR: contests }),
    PIXEL_URL: environment.PIXEL_URL ?? `${partner}/pixel.js`,
  };
}
