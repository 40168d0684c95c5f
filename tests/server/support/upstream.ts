import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** Milliseconds since the epoch. */
  at: number;
}

/** The retailer's e-mail service as a test needs it: `answer` says what the next call gets. */
export async function startUpstream(answer: (call: Call, count: number) => { http: number; body: string }) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const call = { headers: request.headers, body: JSON.parse(text), at: Date.now() };
    calls.push(call);
    const { http, body } = answer(call, calls.length);
    response.writeHead(http, { 'content-type': 'application/json' }).end(body);
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

export const accepted = { http: 200, body: '{"status":0,"message":"OK"}' };
