import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** Where metrics are served: a separate port, because visitors must not read them. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/**
 * Serves `/metrics` on an address of its own. Rejects as `listen` does. When the database does not respond, this
 * responds with 503.
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
  await listen(server, 'METRICS_HOST', host, port);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
