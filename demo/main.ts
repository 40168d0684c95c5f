import { createServer, type Server } from 'node:http';
import type { RenderWidget } from './elements/markup.ts';
import { createElementHandler } from './elements/serve-elements.ts';
import { createHostileHandler } from './hostile/serve-hostile.ts';
import { allowEverything, restrictToSite } from './policies.ts';
import { respondToErrors } from './request-handler.ts';
import { createPageHandler } from './serve-pages.ts';

/**
 * Four small third-party sites, each on its own origin: three embed the kit by address and tag, the fourth is the
 * partner that links out lead to. PORT is the site's own port; these use the next four.
 */
const host = process.env.HOST || '127.0.0.1';
const sitePort = Number(process.env.PORT || 8080);
const visitedHost = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
const formatOrigin = (port: number) => `http://${visitedHost.includes(':') ? `[${visitedHost}]` : visitedHost}:${port}`;
const site = formatOrigin(sitePort);

const folders = ['winners', 'marshalls', 'landing', 'partner'];

function listen(folder: string, port: number): Promise<Server> {
  const policy = (path: string) => (path.startsWith('/strict') ? restrictToSite(site) : allowEverything);
  const pages = createPageHandler({
    folders: [`demo/${folder}`, 'demo/tags', 'dist/demo/apps', 'host-site/retailers/vitrine/public/videos'],
    site,
    policy,
  });
  const generated = createElementHandler(site, renderWidget, createHostileHandler(site, renderWidget, pages));
  const server = createServer(respondToErrors(folder === 'landing' ? generated : pages));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

// The package's server renderer; the build writes it beside this file.
const kit = new URL('../widgets/server.js', import.meta.url).href;
const { renderWidget } = (await import(kit)) as { renderWidget: RenderWidget };

const servers = await Promise.all(folders.map((folder, at) => listen(folder, sitePort + 1 + at)));

function stop(): void {
  for (const server of servers) {
    server.close();
    server.closeIdleConnections();
  }
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
