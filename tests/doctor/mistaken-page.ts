import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { origins } from '../support/ports.ts';

const widgets = `${origins.site}/widgets/v1/`;

/** A page of another site with something wrong in it. */
export interface MistakenPage {
  body: string;
  /** Path and query of its address; `/` without it. */
  path?: string;
  /** The page's content security policy, if it has one. */
  policy?: string;
  /** Whether that policy only reports. */
  isReported?: boolean;
  /** What starts the widgets; the script tag without it. */
  script?: string;
}

/** The tag of a script of ours. */
export const tagOf = (file: string, attributes = 'type="module"'): string =>
  `<script ${attributes} src="${widgets}${file}"></script>`;

/** Serves pages of another site, each at an origin path of its own that `add` returns. */
export function serveMistakenPages() {
  let shown: MistakenPage = { body: '' };
  const server = createServer(({ url = '' }, response) => {
    if (url.endsWith('favicon.ico')) {
      response.writeHead(204).end();
      return;
    }
    const { body, script = tagOf('vitrine.js'), policy, isReported } = shown;
    if (policy) response.setHeader(`content-security-policy${isReported ? '-report-only' : ''}`, policy);
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(
        `<!doctype html><html lang="en-CA"><meta name="viewport" content="width=device-width"><title>Mistaken</title>${script}<body><main><h1>A page</h1>${body}</main></body></html>`,
      );
  });
  return {
    start: () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)),
    stop: () => new Promise((resolve) => server.close(resolve)),
    /** Makes a page the one that is served, and gives its address. */
    show(page: MistakenPage): string {
      shown = page;
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}${page.path ?? '/'}`;
    },
  };
}
