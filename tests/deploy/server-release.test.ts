import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packFolder, writeServerRelease } from '../../host-site/tooling/server-release.ts';
import { createBody, postSignUp } from '../server/support/sign-up-request.ts';
import { createFolder } from '../server/support/temporary-folder.ts';

const run = promisify(execFile);
const temporary = createFolder();
const release = join(temporary.path, 'vitrine');
const dataDir = join(temporary.path, 'data');
/** What a bare machine has: the release brings its own Node. */
const bare = { PATH: '/usr/bin:/bin', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production' };

beforeAll(() => {
  // Whoever packs may keep their files to themselves.
  const before = process.umask(0o077);
  writeServerRelease('.', release);
  process.umask(before);
});
afterAll(() => temporary.remove());

/** Runs an operator's command of the release to its end, in the temporary folder. */
const command = (...args: string[]) => run(join(release, 'vitrine'), args, { env: bare, cwd: temporary.path });

describe('the packed server release', () => {
  it('starts without an installed Node, stores a sign-up, serves the playground, runs operators’ commands and exits with 0 on SIGTERM', {
    tags: ['full'],
  }, async () => {
    // Elsewhere than in the repository, of which nothing may be needed.
    const where = { env: bare, cwd: temporary.path };
    const server = spawn(join(release, 'vitrine'), ['start'], { ...where, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    try {
      const origin = await new Promise<string>((resolve, reject) => {
        ended.then(() => reject(new Error('The server ended before it listened')));
        server.stdout.setEncoding('utf8').on('data', (text: string) => {
          const [, found] = /Listening on (\S+)\n/.exec(text) ?? [];
          if (found) resolve(found);
        });
      });
      expect((await postSignUp(origin, createBody('release@example.com'))).status).toBe(200);
      expect((await fetch(`${origin}/fr/newsletter`)).status).toBe(200);
      expect((await fetch(`${origin}/widgets/v1/vitrine.js`)).status).toBe(200);
      const playground = await (await fetch(`${origin}/fr/playground?widget=newsletter-form`)).text();
      expect(playground).toContain('&lt;vitrine-newsletter-form');
      const linked = [...playground.matchAll(/ (?:src|href)="(\/(?:fr\/)?playground\/[^"]+)"/g)].map(
        ([, path]) => path,
      );
      expect(linked.length).toBeGreaterThan(3);
      for (const path of linked) expect((await fetch(origin + path?.replaceAll('&amp;', '&'))).status, path).toBe(200);
      expect((await command('submissions', 'newsletter')).stdout).toContain('release@example.com');
      const { stdout: recipient } = await command('backup', '--make-key', 'backup.key');
      writeFileSync(join(temporary.path, 'backup.pub'), recipient);
      mkdirSync(join(temporary.path, 'backups'));
      await command('backup', '--to', 'backup.age', '--key', recipient.trim());
      await command('backup', '--to', 'backups/', '--key', 'backup.pub');
      expect(readdirSync(join(temporary.path, 'backups'))).toEqual([expect.stringMatching(/^vitrine-.*\.age$/)]);
      const check = ['restore', '--check', '--from', 'backup.age', '--key', 'backup.key'];
      expect((await command(...check)).stdout).toContain('complete');
      writeFileSync(join(temporary.path, 'pins.csv'), 'pin,prize\nABCDEFGH22,\n');
      expect((await command('contests', 'load-pins', 'new-movers', 'pins.csv')).stdout).toContain('1 loaded');
      const again = await command('contests', 'load-pins', '--by', 'Ann', 'new-movers', 'pins.csv');
      expect(again.stdout).toContain('0 loaded');
      expect((await command('smoke', '--url', origin)).stdout).toContain('deleted');
      const checked = await command('doctor', origin, '--backups', 'backups', '--backup-key=backup.key');
      expect(checked.stdout).toMatch(/ok +backup-file: .+ is complete\.\n/);
    } finally {
      server.kill('SIGTERM');
    }
    expect(await ended).toEqual([0, null]);
  });

  it('prints its usage for --help, and exits with 64 for an unknown command', async () => {
    expect((await command('contests', '--help')).stdout).toContain(
      `Usage: ${join(release, 'vitrine')} contests <command>`,
    );
    await expect(command('forget')).rejects.toMatchObject({ code: 64, stderr: expect.stringContaining('Usage:') });
  });

  it('contains the packages that it imports and no others, and lists them and Node in sbom.cdx.json', () => {
    const { components } = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string; group?: string }[];
    };
    const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
    expect(names).toEqual(expect.arrayContaining(['node', 'hono', 'pg', '@electric-sql/pglite']));
    // Of the project's packages, those of its development, its pages and its widgets.
    for (const absent of ['playwright', 'vitest', 'typescript', 'react', 'react-dom', 'preact', '@r2wc/core']) {
      expect(names).not.toContain(absent);
      expect(existsSync(join(release, 'node_modules', absent))).toBe(false);
    }
    const { dependencies } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const { version } = JSON.parse(readFileSync('node_modules/hono/package.json', 'utf8')) as { version: string };
    expect(dependencies.hono).toBe(version);
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  });

  it('contains the scripts and style sheets of the playground', () => {
    const files = readdirSync(join(release, 'dist/site/playground'));
    expect(files).toEqual(expect.arrayContaining(['playground.css', 'playground.js', 'preview.css', 'preview.js']));
  });

  it('has files that everyone can read, of which only bin/node and vitrine are executable', () => {
    const entries = readdirSync(release, { recursive: true, encoding: 'utf8' });
    const modes = entries.map((path) => [path, statSync(join(release, path))] as const);
    expect(modes.filter(([, { mode }]) => (mode & 0o044) !== 0o044)).toEqual([]);
    const programs = modes.filter(([, stat]) => stat.isFile() && (stat.mode & 0o111) !== 0).map(([path]) => path);
    expect(programs.sort()).toEqual(['bin/node', 'vitrine']);
  });

  it('has the same SHA256SUMS when it is written again', { tags: ['full'] }, () => {
    const again = join(temporary.path, 'again');
    writeServerRelease('.', again);
    const read = (folder: string) => readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
    expect(read(again)).toBe(read(release));
  });

  it('has a SHA256SUMS that its files match and that detects a changed file', { tags: ['full'] }, async () => {
    await run('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: release });
    const settings = join(release, '.env.example');
    const text = readFileSync(settings);
    writeFileSync(settings, 'changed');
    await expect(run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: release })).rejects.toThrow('NOT match');
    writeFileSync(settings, text);
  });

  it('is packed into the same bytes whatever the order and times of its files, except with another date', async () => {
    const [first = '', second = ''] = ['one', 'two'].map((name) => {
      const folder = join(temporary.path, name, 'files');
      mkdirSync(join(folder, 'inside'), { recursive: true });
      // Written in another order, and at another time.
      for (const path of name === 'one' ? ['a', 'inside/b'] : ['inside/b', 'a']) {
        writeFileSync(join(folder, path), path);
        utimesSync(join(folder, path), 1_000, name === 'one' ? 2_000 : 3_000);
      }
      return folder;
    });
    await packFolder(first, `${first}.tar.gz`, 60);
    await packFolder(second, `${second}.tar.gz`, 60);
    expect(readFileSync(`${first}.tar.gz`).equals(readFileSync(`${second}.tar.gz`))).toBe(true);
    await packFolder(second, `${second}.tar.gz`, 120);
    expect(readFileSync(`${first}.tar.gz`).equals(readFileSync(`${second}.tar.gz`))).toBe(false);
  });
});

describe('files for deployment', () => {
  it.skipIf(!existsSync('/usr/sbin/nginx'))('include an nginx.conf that nginx accepts', async () => {
    const file = join(temporary.path, 'nginx.conf');
    const site = readFileSync('host-site/server/deploy/nginx.conf', 'utf8').replaceAll(
      '/var/log/nginx',
      temporary.path,
    );
    writeFileSync(file, `pid ${temporary.path}/nginx.pid;\nevents {}\nhttp {\n${site}}\n`);
    await run('/usr/sbin/nginx', ['-t', '-q', '-e', 'stderr', '-c', file]);
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('include units that systemd-analyze verify accepts', async () => {
    const jobs = ['vitrine-backup', 'vitrine-smoke'].flatMap((name) => [`${name}.service`, `${name}.timer`]);
    const names = ['vitrine.service', 'vitrine-doctor.service', ...jobs];
    const units = names.map((name) => join(temporary.path, name));
    for (const [index, name] of names.entries()) {
      const text = readFileSync(join('host-site/server/deploy', name), 'utf8');
      // Nothing is installed where the unit expects it.
      writeFileSync(units[index] ?? '', text.replace('/opt/vitrine/current/vitrine', '/bin/true'));
    }
    const { stderr } = await run('/usr/bin/systemd-analyze', ['verify', '--man=no', ...units]);
    expect(stderr).toBe('');
  });
});
