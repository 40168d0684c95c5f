import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { test } from '@playwright/test';
import { appOrigins } from '../support/ports.ts';

/** A page of someone else's, and how its server sends it. */
interface ServedPage {
  html: string;
  headers: OutgoingHttpHeaders;
}

/** A site of someone else's, on the worker's own origin, from which ours accepts forms: one page at every address. */
export function createForeignSite() {
  let served: ServedPage = { html: '', headers: {} };
  const server = createServer((_, response) => response.writeHead(200, served.headers).end(served.html));
  const findOrigin = () => appOrigins[test.info().parallelIndex] ?? '';
  return {
    start: () =>
      new Promise<void>((resolve) => server.listen(Number(new URL(findOrigin()).port), '127.0.0.1', resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
    /** Has the site serve this page from now on; returns its address. */
    serve(page: ServedPage): string {
      served = page;
      return `${findOrigin()}/`;
    },
  };
}
