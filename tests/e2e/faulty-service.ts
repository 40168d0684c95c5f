import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';
import { respondWith } from './service.ts';

/** A way in which a service can fail, whatever is asked of it. `isSlow` ones end by the form's own time limit. */
export interface Fault {
  name: string;
  act: (route: Route) => Promise<void> | void;
  isSlow?: boolean;
}

const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };

function keepSending(response: ServerResponse, piece: string, pause: number): void {
  response.writeHead(200, json);
  const timer = setInterval(() => response.write(piece), pause);
  response.on('close', () => clearInterval(timer));
}

const responders: Record<string, RequestListener> = {
  // Blanks are allowed around JSON, so that nothing but a limit ends these.
  '/drip': (_, response) => keepSending(response, ' ', 100),
  '/endless': (_, response) => keepSending(response, ' '.repeat(64 * 1024), 10),
  '/silent': () => undefined,
};

/** A server whose responses do not end; `listFaults` needs its origin. */
export function createEndlessServer() {
  const server = createServer((request, response) => responders[request.url ?? '']?.(request, response));
  return {
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** All faults; `success` is the body of a good response, which counts for nothing with another status. */
export function listFaults(success: string, endless: string): Fault[] {
  const lead = (path: string) => (route: Route) => route.continue({ url: endless + path });
  const abort = (code: string) => (route: Route) => route.abort(code);
  return [
    { name: 'connection refused', act: abort('connectionrefused') },
    { name: 'unknown host name', act: abort('namenotresolved') },
    { name: 'connection reset', act: abort('connectionreset') },
    { name: 'a blocked request', act: abort('blockedbyclient') },
    { name: 'status 401', act: respondWith(success, { status: 401 }) },
    { name: 'status 429', act: respondWith(success, { status: 429 }) },
    { name: 'status 500 with a valid body', act: respondWith(success, { status: 500 }) },
    { name: 'status 503', act: respondWith('', { status: 503 }) },
    { name: 'an HTML page', act: respondWith('<!doctype html><title>Hello</title>', { contentType: 'text/html' }) },
    { name: 'an empty body', act: respondWith('') },
    { name: 'truncated JSON', act: respondWith(success.slice(0, -4)) },
    { name: 'null', act: respondWith('null') },
    { name: 'an array', act: respondWith('[[], 0, {}]') },
    {
      name: 'values of wrong types',
      act: respondWith('{"status":"0","version":"1","stores":{},"finds":3,"articles":null}'),
    },
    { name: 'ten megabytes of other JSON', act: respondWith(`{"filler":"${'x'.repeat(10_000_000)}"}`) },
    {
      name: 'another charset',
      act: (route) =>
        route.fulfill({
          body: Buffer.from(success, 'utf16le'),
          headers: { ...json, 'content-type': 'application/json; charset=utf-16' },
        }),
    },
    { name: 'a body sent byte by byte', act: lead('/drip'), isSlow: true },
    { name: 'an endless body', act: lead('/endless'), isSlow: true },
    { name: 'no response', act: lead('/silent'), isSlow: true },
  ];
}
