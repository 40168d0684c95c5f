import { createServer } from 'node:http';
import { test } from '@playwright/test';
import { appOrigins } from '../support/ports.ts';

/** Serves an embedder's pages on an origin that the site knows, for the tests of a file. */
export function servePages() {
  let html = '';
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  const findOrigin = () => appOrigins[test.info().parallelIndex] ?? '';
  test.beforeAll(async () => {
    const { port, hostname } = new URL(findOrigin());
    await new Promise<void>((resolve) => server.listen(Number(port), hostname, resolve));
  });
  test.afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  /** Puts this page in place of the last; returns its address. */
  return (page: string): string => {
    html = page;
    return findOrigin();
  };
}
