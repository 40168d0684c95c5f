import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, dirname, resolve } from 'node:path';

interface Lock {
  packages: Record<string, { name?: string }>;
}

/** Every folder of the project with a package of this name; React's second major version is installed under another. */
function listFolders(wanted: string): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const found = Object.entries(packages).filter(
    ([path, { name }]) => (name ?? path.split('node_modules/').pop()) === wanted,
  );
  return found.map(([path]) => resolve(path)).filter(existsSync);
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { version: string };

/** npm strips a tarball's outermost folder, whatever its name. */
const pack = (folder: string): Buffer =>
  execFileSync('tar', ['-cz', '--exclude', 'node_modules', '-C', dirname(folder), basename(folder)], {
    maxBuffer: 64 * 1024 * 1024,
  });

/**
 * A local registry with the packages of the project's own node_modules and no others, so that `npm install` resolves,
 * fetches and lays out an app as usual, even without a network.
 */
export async function startRegistry() {
  const server = createServer(({ url = '' }, response) => {
    const path = decodeURIComponent(url).slice(1);
    const [, tarball, wanted] = /^(.+)\/-\/(.+)\.tgz$/.exec(path) ?? [];
    const found = listFolders(tarball ?? path);
    if (tarball) {
      const folder = found.find((each) => readManifest(each).version === wanted);
      response.writeHead(folder ? 200 : 404).end(folder && pack(folder));
      return;
    }
    const { port } = server.address() as AddressInfo;
    const versions = found.map(readManifest).map((manifest) => {
      const dist = { tarball: `http://127.0.0.1:${port}/${path}/-/${manifest.version}.tgz` };
      return [manifest.version, { ...manifest, dist }] as const;
    });
    response.writeHead(versions.length ? 200 : 404, { 'content-type': 'application/json' });
    const latest = versions[0]?.[0];
    response.end(JSON.stringify({ name: path, 'dist-tags': { latest }, versions: Object.fromEntries(versions) }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((stopped) => {
        server.close(stopped);
        server.closeAllConnections();
      }),
  };
}
