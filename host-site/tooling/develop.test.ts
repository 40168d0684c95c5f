import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rootSources } from './build.mjs';
import { findFreePort } from './free-port.ts';
import { pinnedNode } from './install.mjs';
import { explainTakenPorts } from './servers.mjs';

// The program of development itself, in a folder whose build steps take no time.

const page = 'host-site/retailers/vitrine/content/landing/gifts/fr.md';
const prerender = `
import { readFileSync } from 'node:fs';
if (process.argv.includes('--stay')) {
  process.on('message', (paths) => {
    console.log('Rendering again: ' + paths);
    process.send(true);
  });
  process.send(true);
} else {
  console.log('Rendering');
  // A build takes its time: here at least half a second, and until the page is saved.
  do await new Promise((resolve) => setTimeout(resolve, 500));
  while (readFileSync('${page}', 'utf8').includes('unsaved'));
  if (readFileSync('${page}', 'utf8').includes('wrong')) throw new Error('a page is wrong');
}`;
const site = `
import { createServer } from 'node:http';
createServer((_, response) => response.end('The site')).listen(process.env.PORT, process.env.HOST);`;
const bundles = {
  'dist/prerender/prerender.js': prerender,
  'dist/server/main.js': site,
  'dist/demo/main.js': 'setInterval(() => {}, 60_000);',
  'dist/widgets/server.js': '',
};
const bundle = `
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
for (const [path, text] of Object.entries(${JSON.stringify(bundles)})) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}`;
const emptySteps = [
  'host-site/plugins/write-plugins.ts',
  'host-site/sources/retailer/run-retailer-check.ts',
  'host-site/sources/stores/write-stores.ts',
  'host-site/tooling/compress.ts',
  'host-site/tooling/earlier-releases.ts',
  'widgets/manifest/package/write-package.ts',
  'widgets/manifest/release.ts',
  'widgets/manifest/widget-sizes.ts',
  'widgets/manifest/write-manifests.ts',
];
const widgets = 'export const bundleWidgets = async () => new Map();\nexport const findWidgetFile = () => undefined;\n';

let root = '';
let port = 0;
let child: ChildProcess;
let output = { text: '' };

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function start(): void {
  // What the process before started may still print.
  const own = { text: '' };
  output = own;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  child = spawn(pinnedNode, ['host-site/tooling/develop.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (own.text += text));
}

const expectPrinted = (text: string) => expect.poll(() => output.text, { timeout: 60_000 }).toContain(text);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-develop-'));
  mkdirSync(join(root, 'demo'));
  mkdirSync(join(root, 'host-site/tooling'), { recursive: true });
  const programs = readdirSync('host-site/tooling').filter((name) => /(?<!\.test)\.(ts|mjs)$/.test(name));
  for (const name of programs) cpSync(join('host-site/tooling', name), join(root, 'host-site/tooling', name));
  cpSync('host-site/retailers', join(root, 'host-site/retailers'), { recursive: true });
  for (const path of emptySteps) write(path, '');
  write('host-site/tooling/bundle.ts', bundle);
  write('host-site/tooling/dev-widgets.ts', widgets);
  write(page, 'lead: Right');
  for (const name of rootSources) cpSync(name, join(root, name));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  do port = await findFreePort();
  while (await explainTakenPorts({ host: '127.0.0.1', port }));
});
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(root, { recursive: true, maxRetries: 5 });
});

describe('npm run dev', () => {
  it('waits for a saved change when its first build fails, and then serves the site', { tags: ['full'] }, async () => {
    write(page, 'lead: wrong');
    start();
    await expectPrinted('a page is wrong');
    await expectPrinted('It starts again after the next saved change.');
    write(page, 'lead: Right');
    await expectPrinted('Stop with Ctrl-C');
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/en`)).text()).toBe('The site');
  });

  it('renders the pages of a file that is saved during its first build again after the build', {
    tags: ['full'],
  }, async () => {
    write(page, 'lead: unsaved');
    start();
    await expectPrinted('Rendering');
    write(page, 'lead: Better');
    await expectPrinted(`Changed: ${page}`);
    await expectPrinted(`Rendering again: ${page}`);
    await expectPrinted('Pages in ');
    expect(output.text.indexOf('Stop with Ctrl-C')).toBeLessThan(output.text.indexOf(`Changed: ${page}`));
  });

  it('exits with 1, names the port and keeps dist when one of its ports is taken', async () => {
    const other = createServer().listen(port + 4, '127.0.0.1');
    await once(other, 'listening');
    write('dist/kept.txt', '');
    start();
    const [code] = await once(child, 'exit');
    other.close();
    expect(code).toBe(1);
    expect(output.text).toMatch(new RegExp(`^Port ${port + 4} on 127.0.0.1 is taken.*\\n$`));
    expect(existsSync(join(root, 'dist/kept.txt'))).toBe(true);
  });
});
