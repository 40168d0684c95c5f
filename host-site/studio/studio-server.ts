import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { readTorontoDate } from '../facts/service-hours.ts';
import { answerProxy, type ProxyCall, RefusedCall } from './answer-proxy.ts';
import { configureStudio, studioWords } from './configure.ts';
import { contentKinds } from './content-kind.ts';
import { listProblems } from './list-problems.ts';

/** What the studio's server is given when it starts. */
export interface StudioOptions {
  /** Folder of the repository. */
  root: string;
  /** Folder of the editor's scripts. */
  editor: string;
  /** 0 for any free port. */
  port: number;
  /** Origin of the development server, whose pages the editor opens. */
  site: string;
}

interface Answer {
  status?: number;
  type?: string;
  body: string | Buffer;
}

const maxBody = 1_000_000;
const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
// Decap validates its configuration with generated code, and writes inline styles. Other hosts stay unreachable.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "frame-ancestors 'self'",
].join('; ');

const page = (locale: Locale) => `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Studio</title>
<body>${['setup.js', 'decap-cms.js', 'start-editor.js'].map((name) => `<script src="/${name}"></script>`).join('')}</body></html>`;

function writeSetup({ root, site }: StudioOptions, locale: Locale): string {
  const values = { config: configureStudio(root, locale), words: studioWords[locale], site };
  return `window.CMS_MANUAL_INIT = true;\nwindow.studio = ${JSON.stringify(values)};\n`;
}

function readScript(options: StudioOptions, name: string, locale: Locale): string | Buffer {
  if (name === 'setup.js') return writeSetup(options, locale);
  if (name === 'start-editor.js') return readFileSync(join(import.meta.dirname, name));
  const file = join(options.editor, name);
  if (!existsSync(file)) throw new RefusedCall(`there is no ${name}`);
  return readFileSync(file);
}

async function readBody(incoming: IncomingMessage): Promise<ProxyCall> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    size += part.length;
    if (size > maxBody) throw new RefusedCall('the page is too long');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as ProxyCall;
}

function answerChecks(root: string, search: URLSearchParams): Answer {
  const kind = contentKinds.find(({ name }) => name === search.get('kind'));
  if (!kind) return json({ error: 'unknown kind' }, 404);
  return json(listProblems(root, kind, search.get('slug') ?? '', readTorontoDate(new Date())));
}

async function answer(options: StudioOptions, incoming: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://studio.invalid');
  const locale = /^fr\b/i.test(incoming.headers['accept-language'] ?? '') ? 'fr' : 'en';
  const script = 'text/javascript; charset=utf-8';
  if (incoming.method === 'POST' && pathname === '/api/v1') {
    return json(answerProxy(options.root, options.site, await readBody(incoming)));
  }
  if (pathname === '/') return { type: 'text/html; charset=utf-8', body: page(locale) };
  if (pathname === '/checks') return answerChecks(options.root, searchParams);
  const [, name] = /^\/([\w-]+(?:\.cms)?\.js)$/.exec(pathname) ?? [];
  return name ? { type: script, body: readScript(options, name, locale) } : json({ error: 'not found' }, 404);
}

/** Whether a request comes from the studio's own page: other sites, and names that lead here, may not write files. */
function isOwn({ headers: { host, origin } }: IncomingMessage, server: Server): boolean {
  const { port } = server.address() as AddressInfo;
  const names = [`127.0.0.1:${port}`, `localhost:${port}`];
  return names.includes(host ?? '') && (origin === undefined || origin === `http://${host}`);
}

/** Serves the editor on the loopback interface. Rejects when the port is taken. */
export async function startStudio(options: StudioOptions) {
  const server = createServer(async (incoming, response) => {
    const refuse = (error: unknown): Answer =>
      json({ error: error instanceof Error ? error.message : String(error) }, error instanceof RefusedCall ? 404 : 500);
    const { status, type, body } = isOwn(incoming, server)
      ? await answer(options, incoming).catch(refuse)
      : json({ error: 'not from the studio' }, 403);
    response.writeHead(status ?? 200, {
      'Content-Type': type ?? 'text/plain',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
