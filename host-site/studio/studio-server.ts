import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { formatTorontoDate } from '../sources/facts/service-hours.ts';
import { checkEntry } from './check-entry.ts';
import { collections } from './collections.ts';
import { createSender, type GitSettings, MergeConflict, type SendFiles } from './commit-files.ts';
import { configureStudio, studioMessages } from './configure.ts';
import frenchMessages from './french-editor.json' with { type: 'json' };
import { writeImportPage } from './import-page.ts';
import { handleProxyRequest, type ProxyCall, RefusedCall } from './proxy-handler.ts';
import { respondUnderImport } from './respond-import.ts';
import { type PhotographFolder, respondToList, respondToPicture, respondWithThumbnail } from './respond-pictures.ts';
import { SaveConflict } from './save-entry.ts';
import { showPage } from './show-page.ts';
import { json, maxFile, readBody, type StudioResponse } from './studio-response.ts';

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
  /** Commits every saved entry and every added picture, and pushes it; without it, the files only change in the folder. */
  git?: GitSettings | undefined;
}

const maxBody = 1_000_000;
const knownScripts = /^(setup|[\w-]+\.cms|decap-cms)\.js$/;
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
<link rel="stylesheet" href="/page-pane.css">
<body><script src="/setup.js"></script><script type="module" src="/draft-store.js"></script><script defer src="/decap-cms.js"></script><script type="module" src="/start-editor.js"></script><script type="module" src="/page-pane.js"></script><script type="module" src="/import-link.js"></script></body></html>`;

/** Files of the studio's pages by their address in a browser: their sheets, and their scripts with what these import. */
function listOwnFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const add = (path: string) => {
    const address = new URL(path, 'http://studio.invalid/').pathname;
    if (files.has(address)) return;
    const file = join(import.meta.dirname, path);
    files.set(address, file);
    const imports = readFileSync(file, 'utf8').matchAll(/^import .* from '(\..+)';$/gm);
    for (const [, imported = ''] of imports) add(join(dirname(path), imported));
  };
  for (const [, path = ''] of (page('en') + writeImportPage('en')).matchAll(/(?:type="module" src|href)="\/(.+?)"/g))
    add(path);
  return files;
}

/** Every other address, but those of Decap's scripts, is one of the site. */
const ownFiles = listOwnFiles();

function writeSetup({ root, site }: StudioOptions, locale: Locale): string {
  const pages = Object.fromEntries(collections.map(({ name, findPage }) => [name, findPage('{slug}')]));
  const values = {
    config: configureStudio(root, locale),
    languages: { main: locale, others: locales.filter((other) => other !== locale) },
    messages: studioMessages[locale],
    frenchMessages,
    site,
    pages,
  };
  // Lists with pictures, unless someone has chosen plain ones.
  const view = "localStorage['decap-cms.entries.viewStyle'] ??= 'VIEW_STYLE_GRID';\n";
  return `${view}window.CMS_MANUAL_INIT = true;\nwindow.studio = ${JSON.stringify(values)};\n`;
}

function readScript(options: StudioOptions, name: string, locale: Locale): string | Buffer {
  if (name === 'setup.js') return writeSetup(options, locale);
  const file = join(options.editor, name);
  if (!existsSync(file)) throw new RefusedCall(`there is no ${name}`);
  return readFileSync(file);
}

const readText = async (incoming: IncomingMessage) => (await readBody(incoming, maxBody)).toString('utf8');

function respondWithChecks(root: string, search: URLSearchParams, locale: Locale): StudioResponse {
  const [kind = '', slug = ''] = ['kind', 'slug'].map((name) => search.get(name) ?? '');
  const checked = checkEntry(root, kind, slug, locale, formatTorontoDate(new Date()));
  return checked ? json(checked) : json({ error: 'unknown entry' }, 404);
}

/** What handles a request: the options, and what hands files to git where that is wanted. */
type Context = StudioOptions & { send: SendFiles | undefined };

/** What went wrong with git, in the editor's language; what it reported is for the terminal. */
function sayGitProblem(error: unknown, main: Locale): string {
  console.error(error instanceof MergeConflict ? error.cause : error);
  return studioMessages[main][error instanceof MergeConflict ? 'saveMergeFailed' : 'savePushFailed'];
}

/** Why an entry was not saved, or not sent: `entry` is then what is on disk. */
function refuseSave(error: unknown, main: Locale, saved: { entry?: string }): StudioResponse {
  if (error instanceof SaveConflict) {
    return json({ error: error.message, conflicts: error.conflicts, entry: error.entry }, 409);
  }
  if (saved.entry) return json({ error: sayGitProblem(error, main), ...saved }, 502);
  if (error instanceof MergeConflict) return json({ error: sayGitProblem(error, main) }, 409);
  throw error;
}

/** Saves an entry, and hands its files to git, if git is wanted. */
async function respondToSave({ root, site, send }: Context, main: Locale, call: ProxyCall): Promise<StudioResponse> {
  let saved: { entry?: string } = {};
  const write = () => {
    const written: string[] = [];
    saved = handleProxyRequest({ root, main, site }, call, (paths) => written.push(...paths)) as { entry: string };
    return written;
  };
  try {
    if (send) await send(write);
    else write();
    return json(saved);
  } catch (error) {
    return refuseSave(error, main, saved);
  }
}

/** Sends what git could not send when it was saved. */
async function respondToSend({ send }: Context, main: Locale): Promise<StudioResponse> {
  try {
    await send?.(() => []);
    return json({});
  } catch (error) {
    return json({ error: sayGitProblem(error, main) }, 502);
  }
}

/** Handles a call of the editor. */
async function respondToCall(context: Context, main: Locale, call: ProxyCall): Promise<StudioResponse> {
  if (call.action === 'persistEntry') return respondToSave(context, main, call);
  if (call.action === 'sendSaved') return respondToSend(context, main);
  const { root, site } = context;
  return json(handleProxyRequest({ root, main, site }, call));
}

async function respond(options: Context, incoming: IncomingMessage): Promise<StudioResponse> {
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://studio.invalid');
  const locale = /^fr\b/i.test(incoming.headers['accept-language'] ?? '') ? 'fr' : 'en';
  const script = 'text/javascript; charset=utf-8';
  if (incoming.method === 'POST' && pathname === '/api/v1') {
    return respondToCall(options, locale, JSON.parse(await readText(incoming)) as ProxyCall);
  }
  if (pathname === '/') return { type: 'text/html; charset=utf-8', body: page(locale) };
  if (incoming.method === 'POST' && pathname === '/pictures') {
    return respondToPicture(options, searchParams, await readBody(incoming, maxFile));
  }
  const [, picture] = /^\/thumbnails\/([\w-]+)$/.exec(pathname) ?? [];
  if (picture) return respondWithThumbnail(options.root, picture);
  if (incoming.method === 'POST' && pathname === '/photographs') {
    return respondToList(JSON.parse(await readText(incoming)) as PhotographFolder, locale);
  }
  const imported = await respondUnderImport({ ...options, sayGitProblem }, incoming, locale, pathname);
  if (imported) return imported;
  if (pathname === '/checks') return respondWithChecks(options.root, searchParams, locale);
  const file = ownFiles.get(pathname);
  if (file) return { type: file.endsWith('.css') ? 'text/css' : script, body: readFileSync(file) };
  const name = pathname.slice(1);
  if (knownScripts.test(name)) return { type: script, body: readScript(options, name, locale) };
  return showPage(options.site, pathname);
}

/** Whether a request comes from the studio's own page: other sites, and names that lead here, may not write files. */
function isOwn({ headers: { host, origin } }: IncomingMessage, server: Server): boolean {
  const { port } = server.address() as AddressInfo;
  const names = [`127.0.0.1:${port}`, `localhost:${port}`];
  return names.includes(host ?? '') && (origin === undefined || origin === `http://${host}`);
}

/** Serves the editor on the loopback interface. Rejects when the port is taken. */
export async function startStudio(options: StudioOptions) {
  const context: Context = { ...options, send: options.git && createSender(options.root, options.git) };
  const server = createServer(async (incoming, response) => {
    const refuse = (error: unknown): StudioResponse =>
      json({ error: error instanceof Error ? error.message : String(error) }, error instanceof RefusedCall ? 404 : 500);
    const { status, type, body, headers } = isOwn(incoming, server)
      ? await respond(context, incoming).catch(refuse)
      : json({ error: 'not from the studio' }, 403);
    response.writeHead(status ?? 200, {
      'Content-Type': type ?? 'text/plain',
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      ...headers,
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
