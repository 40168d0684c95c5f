import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where saved entries go: a branch of a git host, by the name of the remote. */
export interface GitSettings {
  remote: string;
  branch: string;
}

/** Reads `origin content/marketing`. Throws for anything else. */
export function readGitSettings(text: string): GitSettings {
  const [, remote = '', branch = ''] = /^([\w.-]+) ([\w./-]+)$/.exec(text) ?? [];
  if (!remote || branch.startsWith('-'))
    throw new Error('STUDIO_PUSH is a remote and a branch, such as: origin content');
  return { remote, branch };
}

async function commitAndPush(root: string, paths: readonly string[], { remote, branch }: GitSettings): Promise<void> {
  const git = (...args: string[]) => run('git', args, { cwd: root, timeout: 60_000 });
  if (paths.length > 0) {
    await git('add', '--', ...paths);
    // Someone may have saved the same again.
    const { stdout } = await git('status', '--porcelain', '--', ...paths);
    if (stdout.trim() !== '') await git('commit', '--quiet', '-m', `content: ${paths[0]}`, '--', ...paths);
  }
  await git('push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
}

/** Commits files by path relative to the root, and pushes the commit. */
export type SendFiles = (paths: readonly string[]) => Promise<void>;

/**
 * Commits the given files alone, whatever else changed, and pushes the commit. Rejects when git cannot; the files are
 * written by then, and go with the next call, which may name none. Calls wait for each other, since git refuses two
 * commits at once.
 */
export function createSender(root: string, settings: GitSettings): SendFiles {
  let unsent: readonly string[] = [];
  let latest: Promise<unknown> = Promise.resolve();
  async function send(paths: readonly string[]): Promise<void> {
    unsent = [...new Set([...paths, ...unsent])];
    if (unsent.length === 0) return;
    // One that someone has removed since would keep git from taking the others.
    await commitAndPush(
      root,
      unsent.filter((path) => existsSync(join(root, path))),
      settings,
    );
    unsent = [];
  }
  return (paths) => {
    const sending = latest.then(() => send(paths));
    latest = sending.catch(() => undefined);
    return sending;
  };
}
