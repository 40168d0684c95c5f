import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startStudio } from './studio-server.ts';

const content = 'host-site/retailers/vitrine/content';
const pictures = 'host-site/retailers/vitrine/public/pictures';
const files = ['480.avif', '480.webp', '800.avif', '800.webp', '1200.avif', '1200.webp'];
let folder = '';
let studio: Awaited<ReturnType<typeof startStudio>>;
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
const root = () => join(folder, 'work');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  git(folder, 'init', '--quiet', '--bare', 'host.git');
  git(folder, 'init', '--quiet', 'work');
  git(root(), 'config', 'user.name', 'Editor');
  git(root(), 'config', 'user.email', 'editor@vitrine.example');
  git(root(), 'remote', 'add', 'origin', join(folder, 'host.git'));
  mkdirSync(join(root(), pictures), { recursive: true });
  writeFileSync(join(root(), pictures, 'pictures.json'), '{}');
  mkdirSync(join(root(), content), { recursive: true });
  writeFileSync(join(root(), content, 'redirects.json'), '{ "redirects": [] }');
  git(root(), 'add', '.');
  git(root(), 'commit', '--quiet', '-m', 'first');
  const settings = { remote: 'origin', branch: 'content' };
  studio = await startStudio({ root: root(), editor: folder, port: 0, site: 'http://site.invalid', git: settings });
});
afterEach(() => {
  studio.stop();
  rmSync(folder, { recursive: true });
});

/** The entry of short addresses as the editor sends it back, with what it was when it was loaded. */
const raw = JSON.stringify({
  redirects: [{ from: 'stores', page: 'storelocator' }],
  $loaded: JSON.stringify({ path: 'redirects/redirects.json', entry: { redirects: [] } }),
});
const { $loaded: _, ...saved } = JSON.parse(raw);

async function add(name: string) {
  const body = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  const response = await fetch(`${studio.origin}/pictures?name=${name}`, { method: 'POST', body });
  return { status: response.status, body: await response.json() };
}

it('the page’s scripts, and all that these import, are served as scripts', async () => {
  const found = new Map<string, string | null>();
  const follow = async (address: string) => {
    if (found.has(address)) return;
    const response = await fetch(address);
    found.set(address, response.headers.get('content-type'));
    const imports = (await response.text()).matchAll(/from '(\.[^']+)'/g);
    for (const [, imported = ''] of imports) await follow(new URL(imported, address).href);
  };
  const page = await (await fetch(`${studio.origin}/`)).text();
  for (const [, path] of page.matchAll(/type="module" src="(.+?)"/g)) await follow(studio.origin + path);
  expect(found.size).toBeGreaterThan(8);
  expect(new Set(found.values())).toEqual(new Set(['text/javascript; charset=utf-8']));
});

it('an added photograph is pushed to the Git host in every size, with pictures.json', { tags: ['full'] }, async () => {
  expect(await add('our-window')).toEqual({ status: 200, body: { name: 'our-window', width: 1200 } });
  const sent = git(join(folder, 'host.git'), 'show', '--name-only', '--format=', 'content').split('\n');
  const names = [...files.map((size) => `our-window-${size}`), 'pictures.json'];
  expect(sent.sort()).toEqual(names.map((name) => `${pictures}/${name}`).sort());
});

it.each([
  ['from another origin', { Origin: 'https://evil.example' }, 'redirects/redirects.json', 403],
  ['for a path outside of the content', {}, '../redirects.json', 404],
  ['from the studio itself', {}, 'redirects/redirects.json', 200],
])('a call %s that writes an entry gets its status and changes files only if it is accepted', async (...given) => {
  const [, headers, path, status] = given;
  const body = JSON.stringify({ action: 'persistEntry', params: { dataFiles: [{ path, raw }] } });
  const response = await fetch(`${studio.origin}/api/v1`, { method: 'POST', body, headers });
  expect(response.status).toBe(status);
  const file = join(root(), content, 'redirects.json');
  expect(readFileSync(file, 'utf8') === '{ "redirects": [] }').toBe(status !== 200);
  expect(git(root(), 'status', '--porcelain')).toBe('');
  expect(existsSync(join(root(), 'redirects.json'))).toBe(false);
});

it('an added photograph whose push fails results in status 502 and is pushed with the next one', {
  tags: ['full'],
}, async () => {
  git(root(), 'remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
  expect(await add('our-window')).toEqual({ status: 502, body: { error: 'Push' } });
  expect(existsSync(join(root(), pictures, 'our-window-1200.avif'))).toBe(true);
  git(root(), 'remote', 'set-url', 'origin', join(folder, 'host.git'));
  expect((await add('our-door')).status).toBe(200);
  expect(git(join(folder, 'host.git'), 'log', '--format=%s', 'content').split('\n')).toHaveLength(3);
});

describe('an entry published again unchanged', () => {
  const lock = () => join(root(), '.git/index.lock');
  const setHost = (name: string) => git(root(), 'remote', 'set-url', 'origin', join(folder, name));
  const sent = () =>
    git(join(folder, 'host.git'), 'show', 'content:host-site/retailers/vitrine/content/redirects.json');
  async function publish(): Promise<number> {
    const params = { dataFiles: [{ path: 'redirects/redirects.json', raw }] };
    const body = JSON.stringify({ action: 'persistEntry', params });
    return (await fetch(`${studio.origin}/api/v1`, { method: 'POST', body })).status;
  }

  it.each([
    ['commit it', () => writeFileSync(lock(), ''), () => rmSync(lock())],
    ['push it', () => setHost('nowhere.git'), () => setHost('host.git')],
  ])('is sent to the Git host after Git could not %s', async (_, hinder, mend) => {
    hinder();
    expect([await publish(), await publish()]).toEqual([502, 502]);
    mend();
    expect(await publish()).toBe(200);
    expect(JSON.parse(sent())).toEqual(saved);
    expect(git(root(), 'status', '--porcelain')).toBe('');
  });
});
