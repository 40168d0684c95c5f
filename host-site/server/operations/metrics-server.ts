import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

/** Where metrics are served: a separate port, because visitors must not read them. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Serves `/metrics` on an address of its own. Rejects with the system's error when the port is taken. When the database
 * does not answer, so does this with 503.
 */
export async function serveMetrics(metrics: Metrics, { host, port }: MetricsAddress) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await metrics.format();
      response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
