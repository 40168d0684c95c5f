import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSender, readGitSettings } from './commit-files.ts';

let folder = '';
const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
const root = () => join(folder, 'work');
const host = () => join(folder, 'host.git');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-git-'));
  git(folder, 'init', '--quiet', '--bare', 'host.git');
  git(folder, 'init', '--quiet', 'work');
  for (const [key, value] of [
    ['user.name', 'Editor'],
    ['user.email', 'editor@vitrine.example'],
  ] as const)
    git(root(), 'config', key, value);
  git(root(), 'remote', 'add', 'origin', host());
  for (const name of ['a.json', 'b.json']) writeFileSync(join(root(), name), '1');
  git(root(), 'add', '.');
  git(root(), 'commit', '--quiet', '-m', 'first');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('saved entry with a Git host', () => {
  const settings = { remote: 'origin', branch: 'content' };

  it('is committed alone to its branch, and other changes stay uncommitted', async () => {
    writeFileSync(join(root(), 'a.json'), '2');
    writeFileSync(join(root(), 'b.json'), '2');
    await createSender(root(), settings)(['a.json']);
    expect(git(host(), 'show', '--name-only', '--format=%s', 'content')).toBe('content: a.json\n\na.json');
    expect(git(root(), 'status', '--porcelain')).toBe('M b.json');
  });

  it('is pushed with the next entry after its push failed', async () => {
    const send = createSender(root(), settings);
    git(root(), 'remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
    writeFileSync(join(root(), 'a.json'), '2');
    await expect(send(['a.json'])).rejects.toThrow();
    git(root(), 'remote', 'set-url', 'origin', host());
    writeFileSync(join(root(), 'b.json'), '2');
    await send(['b.json']);
    const subjects = git(host(), 'log', '--format=%s', 'content').split('\n');
    expect(subjects).toEqual(['content: b.json', 'content: a.json', 'first']);
  });

  it('is committed with the next entry after its commit failed, without a file deleted since', async () => {
    const send = createSender(root(), settings);
    const lock = join(root(), '.git/index.lock');
    for (const name of ['a.json', 'c.json', 'd.json']) writeFileSync(join(root(), name), '2');
    writeFileSync(lock, '');
    await expect(send(['a.json', 'c.json'])).rejects.toThrow('index.lock');
    rmSync(lock);
    rmSync(join(root(), 'c.json'));
    await send(['d.json']);
    expect(git(host(), 'show', '--name-only', '--format=%s', 'content')).toBe('content: d.json\n\na.json\nd.json');
  });

  it('is committed after those being saved at the same time, in order', async () => {
    const names = ['a.json', 'b.json', 'c.json', 'd.json'];
    for (const name of names) writeFileSync(join(root(), name), '2');
    const send = createSender(root(), settings);
    await Promise.all(names.map((name) => send([name])));
    const subjects = git(host(), 'log', '--format=%s', 'content').split('\n');
    expect(subjects).toEqual([...names.map((name) => `content: ${name}`).reverse(), 'first']);
  });

  it('needs a remote and a branch in STUDIO_PUSH, and Git options in it are rejected', () => {
    expect(readGitSettings('origin content/marketing')).toEqual({ remote: 'origin', branch: 'content/marketing' });
    for (const text of ['origin', '--upload-pack=x content', 'origin --force', '']) {
      expect(() => readGitSettings(text)).toThrow('STUDIO_PUSH');
    }
  });
});
