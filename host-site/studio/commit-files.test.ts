import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender, MergeConflict, readGitSettings } from './commit-files.ts';

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
    await createSender(root(), settings)(() => ['a.json']);
    expect(git(host(), 'show', '--name-only', '--format=%s', 'content')).toBe('content: a.json\n\na.json');
    expect(git(root(), 'status', '--porcelain')).toBe('M b.json');
  });

  it('is pushed with the next entry after its push failed', async () => {
    const send = createSender(root(), settings);
    git(root(), 'remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
    writeFileSync(join(root(), 'a.json'), '2');
    await expect(send(() => ['a.json'])).rejects.toThrow();
    git(root(), 'remote', 'set-url', 'origin', host());
    writeFileSync(join(root(), 'b.json'), '2');
    await send(() => ['b.json']);
    const subjects = git(host(), 'log', '--format=%s', 'content').split('\n');
    expect(subjects).toEqual(['content: b.json', 'content: a.json', 'first']);
  });

  it('is committed with the next entry after its commit failed, without a file deleted since', async () => {
    const send = createSender(root(), settings);
    const lock = join(root(), '.git/index.lock');
    for (const name of ['a.json', 'c.json', 'd.json']) writeFileSync(join(root(), name), '2');
    writeFileSync(lock, '');
    await expect(send(() => ['a.json', 'c.json'])).rejects.toThrow('index.lock');
    rmSync(lock);
    rmSync(join(root(), 'c.json'));
    await send(() => ['d.json']);
    const sent = git(host(), 'log', '-2', '--name-only', '--format=%s', 'content').split(/\n+/);
    expect(sent).toEqual(['content: d.json', 'd.json', 'content: a.json', 'a.json']);
  });

  it('is committed after those being saved at the same time, in order', { tags: ['full'] }, async () => {
    const names = ['a.json', 'b.json', 'c.json', 'd.json'];
    for (const name of names) writeFileSync(join(root(), name), '2');
    const send = createSender(root(), settings);
    await Promise.all(names.map((name) => send(() => [name])));
    const subjects = git(host(), 'log', '--format=%s', 'content').split('\n');
    expect(subjects).toEqual([...names.map((name) => `content: ${name}`).reverse(), 'first']);
  });

  /** What a colleague pushed from another computer, before the callback of `send` or during it. */
  function pushAsColleague(name: string, text: string): void {
    const other = join(folder, 'other');
    git(folder, 'clone', '--quiet', '--branch=content', 'host.git', 'other');
    writeFileSync(join(other, name), text);
    git(other, 'add', '.');
    git(other, '-c', 'user.name=C', '-c', 'user.email=c@vitrine.example', 'commit', '--quiet', '-m', 'by a colleague');
    git(other, 'push', '--quiet', 'origin', 'content');
    rmSync(other, { recursive: true });
  }

  it('is pushed together with what a colleague pushed before or meanwhile', async () => {
    const send = createSender(root(), settings);
    await send(() => ['a.json']);
    pushAsColleague('b.json', 'theirs');
    await send(() => {
      expect(readFileSync(join(root(), 'b.json'), 'utf8')).toBe('theirs');
      pushAsColleague('c.json', 'later');
      writeFileSync(join(root(), 'a.json'), 'ours');
      return ['a.json'];
    });
    expect(['a.json', 'b.json', 'c.json'].map((name) => git(host(), 'show', `content:${name}`))).toEqual([
      'ours',
      'theirs',
      'later',
    ]);
  });

  it('is not written while earlier commits conflict with a colleague’s, and no file keeps a conflict', {
    tags: ['full'],
  }, async () => {
    const send = createSender(root(), settings);
    await send(() => ['a.json']);
    git(root(), 'remote', 'set-url', 'origin', join(folder, 'nowhere.git'));
    writeFileSync(join(root(), 'a.json'), 'ours');
    await expect(send(() => ['a.json'])).rejects.toThrow();
    git(root(), 'remote', 'set-url', 'origin', host());
    pushAsColleague('a.json', 'theirs');
    const write = vi.fn(() => ['b.json']);
    await expect(send(write)).rejects.toBeInstanceOf(MergeConflict);
    expect(write).not.toHaveBeenCalled();
    expect(readFileSync(join(root(), 'a.json'), 'utf8')).toBe('ours');
    expect(git(root(), 'status', '--porcelain')).toBe('');
  });

  it('needs a remote and a branch in STUDIO_PUSH, and Git options in it are rejected', () => {
    expect(readGitSettings('origin content/marketing')).toEqual({ remote: 'origin', branch: 'content/marketing' });
    for (const text of ['origin', '--upload-pack=x content', 'origin --force', '']) {
      expect(() => readGitSettings(text)).toThrow('STUDIO_PUSH');
    }
  });
});
