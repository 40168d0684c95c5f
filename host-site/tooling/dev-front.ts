import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findWidgetFile, type WidgetFiles } from './dev-widgets.ts';

const prefix = '/widgets/v1/';
const changed = 'data: changed\n\n';
const headers = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

/** State of the widgets in development. */
export interface WidgetState {
  files: WidgetFiles;
  /** Counts the changes. */
  version: number;
}

/** How long reloaded pages may take before the work on the next pages begins anyway, in milliseconds. */
const reloadTimeout = 2000;

/** Forwards a request to the site's server; while that restarts, a request without a body waits. */
function forward(incoming: IncomingMessage, response: ServerResponse, port: number, tries = 100): void {
  const { method = 'GET', url = '/' } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers: incoming.headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  outgoing.once('error', async () => {
    if (response.headersSent) return response.destroy();
    if (tries === 0 || !['GET', 'HEAD'].includes(method)) return response.writeHead(502).end();
    await wait(100);
    forward(incoming, response, port, tries - 1);
  });
  incoming.pipe(outgoing);
}

/**
 * Development proxy of the site's server: serves the widgets' files from memory, and makes open pages reload.
 * Rejects when the port is taken.
 */
export async function startFront(host: string, port: number, serverPort: number, state: WidgetState) {
  const pages = new Set<ServerResponse>();
  const arrivals = new EventEmitter();
  const server = createServer((incoming, response) => {
    const address = URL.parse(incoming.url ?? '/', 'http://front.invalid');
    if (!address) return forward(incoming, response, serverPort);
    const { pathname, search } = address;
    const path = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
    if (path === 'changes') {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/event-stream' }).flushHeaders();
      if (search !== `?${state.version}`) response.write(changed);
      pages.add(response);
      arrivals.emit('page');
      response.once('close', () => pages.delete(response));
      return;
    }
    const code = path && findWidgetFile(state.files, state.version, path);
    if (code === '' || code === undefined) return forward(incoming, response, serverPort);
    response.writeHead(200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' }).end(code);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    /** Makes every open page reload. Resolves once they have loaded, or after a timeout. */
    reload: async () => {
      const signal = AbortSignal.timeout(reloadTimeout);
      state.version += 1;
      let missing = pages.size;
      for (const page of pages) page.write(changed);
      try {
        while (missing-- > 0) await once(arrivals, 'page', { signal });
      } catch {
        // A page was closed, or is slow.
      }
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
