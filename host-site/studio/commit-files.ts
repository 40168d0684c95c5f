import { execFile } from 'node:child_process';
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
  const git = (...words: string[]) => run('git', words, { cwd: root, timeout: 60_000 });
  await git('add', '--', ...paths);
  // Someone may have saved the same again.
  const { stdout } = await git('status', '--porcelain', '--', ...paths);
  if (stdout.trim() !== '') await git('commit', '--quiet', '-m', `content: ${paths[0]}`, '--', ...paths);
  await git('push', '--quiet', remote, `HEAD:refs/heads/${branch}`);
}

let latest: Promise<unknown> = Promise.resolve();

/**
 * Commits these files alone, whatever else changed, and pushes the commit. Rejects when git cannot; the files are written
 * by then, and the commit stays for the next push. Commits wait for each other, since git refuses two at once.
 */
export function commitFiles(root: string, paths: readonly string[], settings: GitSettings): Promise<void> {
  const committing = latest.then(() => commitAndPush(root, paths, settings));
  latest = committing.catch(() => undefined);
  return committing;
}
