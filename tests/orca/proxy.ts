import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An HTTP proxy for a browser. */
export interface BrowserProxy {
  port: number;
  close(): void;
}

/**
 * Starts a proxy that has pages of its own, and passes everything else on: what is posted once `beforePost` resolves, for
 * a service that takes as long as a test needs.
 * @param findPage the HTML at an address, if it is a page of the proxy's own
 */
export async function startProxy(
  findPage: (address: URL) => string | undefined,
  beforePost: () => Promise<void>,
): Promise<BrowserProxy> {
  const server = createServer(async (incoming, outgoing) => {
    const address = new URL(incoming.url ?? '');
    const page = findPage(address);
    if (page !== undefined) {
      outgoing.setHeader('content-type', 'text/html; charset=utf-8');
      outgoing.end(page);
      return;
    }
    const { method, headers } = incoming;
    if (method === 'POST') await beforePost();
    const passed = request(address, { method, headers });
    passed.on('response', (response: IncomingMessage) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
