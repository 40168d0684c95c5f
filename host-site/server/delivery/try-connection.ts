import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { findFailureCode } from '../failure-code.ts';

/** Milliseconds for a connection with its TLS. */
const timeLimit = 10_000;

/**
 * Connects to a service as a call would, with TLS for https, and says nothing to it: a call may have an effect. Resolves
 * with why it could not be reached, as a code; undefined when it could.
 */
export async function tryConnection(url: string): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'https:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const options = { host, port: Number(port || (isSecure ? 443 : 80)) };
  // An address has no name to ask for (RFC 6066, 3).
  const servername = /^[\d.]+$|:/.test(host) ? '' : host;
  const socket = isSecure ? connectSecurely({ ...options, servername }) : connect(options);
  const signal = AbortSignal.timeout(timeLimit);
  try {
    await once(socket, isSecure ? 'secureConnect' : 'connect', { signal });
    return undefined;
  } catch (error) {
    return signal.aborted ? 'TimeoutError' : findFailureCode(error);
  } finally {
    socket.on('error', () => undefined);
    socket.destroy();
  }
}
