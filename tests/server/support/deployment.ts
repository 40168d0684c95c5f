import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { ServerConfig } from '../../../host-site/server/config.ts';
import { openCipher } from '../../../host-site/server/database/open-database.ts';
import { defaultDelivery } from '../../../host-site/server/delivery/outbox.ts';
import { createTools, type Given } from '../../../host-site/server/operators/doctor/create-tools.ts';
import { diagnose } from '../../../host-site/server/operators/doctor/diagnose.ts';
import type { Report } from '../../../host-site/server/operators/doctor/run-check.ts';
import { type RunningServer, startServer } from '../../../host-site/server/start-server.ts';
import { type Authority, createCertificate } from './certificate.ts';
import { startMailServer } from './mail-server.ts';
import { createFolder, writeFiles } from './temporary-folder.ts';
import { createConfig } from './test-config.ts';
import { createTestDatabase, type TestDatabase } from './test-databases.ts';
import { accepted, startUpstream } from './upstream.ts';

/** What a proxy does to a request before it passes it on, and to its response; each may be changed by a test. */
export interface ProxyHabits {
  /** Changes the request's headers; the usual ones are set already. `sent` are those of the client. */
  request?: (headers: IncomingHttpHeaders, sent: IncomingHttpHeaders) => void;
  /** Changes the response's headers. */
  response?: (headers: IncomingHttpHeaders, path: string) => void;
  /** Responds itself; false to pass the request on. */
  respond?: (path: string, response: ServerResponse) => boolean;
  /** What port 80 responds. */
  plain?: (path: string, response: ServerResponse) => void;
}

const name = 'www.vitrine.test';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><link rel="stylesheet" href="/assets/site-abcd1234.css"><p>${'text '.repeat(400)}</p>`;

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * A deployment on this machine, as operators have them: a server with the embedded database, a proxy that ends TLS, port 80,
 * a mail server and a service, under names that only `lookup` knows. Its authority must be trusted by this process.
 */
export class Deployment {
  habits: ProxyHabits = {};
  readonly closers: (() => unknown)[] = [];
  location!: TestDatabase;
  server!: RunningServer;
  config!: ServerConfig;
  mail!: Awaited<ReturnType<typeof startMailServer>>;
  plainPort = 0;
  #target = 0;

  static async start(authority: Authority, names = [name, 'vitrine.test'], days?: readonly [number, number]) {
    const deployment = new Deployment();
    await deployment.#start(authority, names, days);
    return deployment;
  }

  async #start(authority: Authority, names: readonly string[], days?: readonly [number, number]): Promise<void> {
    const site = createFolder();
    const pages = ['en', 'fr', 'en/404', 'fr/404'].map((path) => [`${path}.html`, page(path)]);
    writeFiles(site.path, {
      ...Object.fromEntries(pages),
      ...Object.fromEntries(pages.map(([path = '', text = '']) => [`${path}.br`, brotliCompressSync(text)])),
      'assets/site-abcd1234.css': 'body{margin:0}',
    });
    this.location = await createTestDatabase('pglite');
    this.mail = await startMailServer();
    const upstream = await startUpstream(() => accepted);
    const proxy = createSecureServer(createCertificate(authority, names, days), (incoming, response) =>
      this.#pass(incoming, response),
    );
    const port = await listen(proxy);
    const plain = createServer((incoming, response) => {
      const respond =
        this.habits.plain ??
        ((path, out) => out.writeHead(308, { location: `${this.config.publicOrigin}${path}` }).end());
      respond(incoming.url ?? '', response);
    });
    this.plainPort = await listen(plain);
    const publicOrigin = `https://${name}:${port}`;
    this.config = createConfig({
      ...this.location,
      publicOrigin,
      trustedProxies: 1,
      siteDir: site.path,
      alerts: { url: upstream.url, secrets: [] },
      delivery: {
        ...defaultDelivery,
        siteOrigin: publicOrigin,
        upstreamUrls: { newsletter: upstream.url },
        mail: {
          url: this.mail.url,
          from: 'Vitrine <hello@vitrine.example>',
          confirmsSignUps: true,
          sendsReceipts: false,
        },
      },
    });
    this.server = await startServer(this.config);
    this.#target = Number(new URL(this.server.origin).port);
    this.closers.push(
      () => site.remove(),
      () => this.location.remove(),
      () => this.mail.close(),
      () => upstream.close(),
      () => this.server.close(),
      ...[plain, proxy].map((server) => () => {
        server.closeAllConnections();
        server.close();
      }),
    );
  }

  /** As the supplied nginx.conf does. */
  #pass(incoming: IncomingMessage, response: ServerResponse): void {
    const path = incoming.url ?? '';
    if (this.habits.respond?.(path, response)) return;
    const headers: IncomingHttpHeaders = {
      ...incoming.headers,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': incoming.headers.host,
      'x-request-id': createHmac('sha256', 'id').update(String(performance.now())).digest('hex').slice(0, 32),
    };
    this.habits.request?.(headers, incoming.headers);
    const outgoing = request(
      { host: '127.0.0.1', port: this.#target, path, method: incoming.method, headers },
      (from) => {
        this.habits.response?.(from.headers, path);
        response.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(response);
      },
    );
    outgoing.on('error', () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  }

  /** Has the deployment examined, with other settings or another clock where they are given. */
  async examine(settings: Partial<ServerConfig> = {}, given: Given = {}): Promise<Report[]> {
    const config = { ...this.config, ...settings };
    const cipher = await openCipher(this.location);
    const lookup: Given['lookup'] = (host, options, done) => {
      if (!host.endsWith('vitrine.test')) {
        const error = Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
        return done(error, '', 4);
      }
      return options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
    };
    const tools = createTools(config, cipher, {
      origin: this.config.publicOrigin,
      lookup,
      plainPort: this.plainPort,
      ...given,
    });
    const reports: Report[] = [];
    for await (const report of diagnose(tools, cipher, { by: 'test', reason: '' })) reports.push(report);
    return reports;
  }

  async close(): Promise<void> {
    for (const close of this.closers.toReversed()) await close();
  }
}
