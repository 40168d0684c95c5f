import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the pages of a host by their paths, and the packages in `folder` for its editors. */
export async function serveHost(folder: string) {
  const pages = new Map<string, string>();
  const editor = (script: string | null) =>
    `<!doctype html><title>Editor</title><textarea id="editor"></textarea><script src="${script}"></script>`;
  const read = (url: URL): string | Buffer => {
    if (url.pathname === '/editor') return editor(url.searchParams.get('script'));
    if (url.pathname.startsWith('/packages/'))
      return readFileSync(join(folder, 'node_modules', normalize(url.pathname.slice('/packages'.length))));
    const page = pages.get(url.pathname);
    if (page === undefined) throw new Error(`There is no ${url.pathname}`);
    return page;
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    try {
      const body = read(url);
      response.setHeader('content-type', `${types[extname(url.pathname)] ?? 'text/html'}; charset=utf-8`);
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Publishes a page whose article is this markup; returns its address. */
    publish(html: string, script: string): string {
      const path = `/${pages.size}`;
      pages.set(path, `<!doctype html><html lang="en"><title>A page</title><main>${html}</main>${script}</html>`);
      return origin + path;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
