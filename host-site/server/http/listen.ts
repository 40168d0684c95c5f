import { once } from 'node:events';
import type { Server } from 'node:http';
import { ConfigError } from '../config-error.ts';

/** What the system says of a name that leads nowhere, and of an address that another machine has. */
const foreign = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Makes a server accept connections. Rejects with ConfigError, which names the setting, when this machine does not have
 * the address, and with the system's error when the port is taken.
 */
export async function listen(server: Server, setting: string, host: string, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw foreign.has(error.code)
      ? new ConfigError(`${setting}: expected an address of this machine, not ${host}`)
      : error;
  });
}
