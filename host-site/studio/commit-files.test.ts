import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitFiles, readGitSettings } from './commit-files.ts';

let folder = '';
const git = (cwd: string, ...words: string[]) => execFileSync('git', words, { cwd, encoding: 'utf8' }).trim();
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

describe('a saved entry, with a git host', () => {
  const settings = { remote: 'origin', branch: 'content' };

  it('is on its branch, alone: what else changed stays', async () => {
    writeFileSync(join(root(), 'a.json'), '2');
    writeFileSync(join(root(), 'b.json'), '2');
    await commitFiles(root(), ['a.json'], settings);
    expect(git(host(), 'show', '--name-only', '--format=%s', 'content')).toBe('content: a.json\n\na.json');
    expect(git(root(), 'status', '--porcelain')).toBe('M b.json');
  });

  it('is pushed later when the host did not answer', async () => {
    writeFileSync(join(root(), 'a.json'), '2');
    await expect(commitFiles(root(), ['a.json'], { ...settings, remote: 'nowhere' })).rejects.toThrow();
    await commitFiles(root(), ['a.json'], settings);
    expect(git(host(), 'show', 'content:a.json')).toBe('2');
  });

  it('waits for the one that is being saved, in another tab too, and goes on after one that failed', async () => {
    const names = ['a.json', 'b.json', 'c.json', 'd.json'];
    for (const name of names) writeFileSync(join(root(), name), '2');
    const failing = commitFiles(root(), ['none.json'], settings);
    const saving = names.map((name) => commitFiles(root(), [name], settings));
    await expect(failing).rejects.toThrow();
    await Promise.all(saving);
    const subjects = git(host(), 'log', '--format=%s', 'content').split('\n');
    expect(subjects).toEqual([...names.map((name) => `content: ${name}`).reverse(), 'first']);
  });

  it('has settings of a remote and a branch, and nothing that git takes for an option', () => {
    expect(readGitSettings('origin content/marketing')).toEqual({ remote: 'origin', branch: 'content/marketing' });
    for (const text of ['origin', '--upload-pack=x content', 'origin --force', '']) {
      expect(() => readGitSettings(text)).toThrow('STUDIO_PUSH');
    }
  });
});
