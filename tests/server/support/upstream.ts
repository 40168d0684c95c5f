import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the service received. */
export interface Call {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  at: number;
}

interface UpstreamResponse {
  http: number;
  body: string;
  headers?: Record<string, string>;
}

/** A fake of the retailer's e-mail service: `respond` returns the next response, or undefined to send none. */
export async function startUpstream(
  respond: (call: Call, count: number) => UpstreamResponse | undefined | Promise<UpstreamResponse | undefined>,
) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const call = { headers: request.headers, body: JSON.parse(text), at: Date.now() };
    calls.push(call);
    const given = await respond(call, calls.length);
    if (!given) return;
    const { http, body, headers } = given;
    response.writeHead(http, { 'content-type': 'application/json', ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/register`,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The response of a service that accepts. */
export const accepted = { http: 200, body: '{"status":0,"message":"OK"}' };
