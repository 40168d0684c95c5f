import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** How often a push is tried again after someone else's. */
const pushes = 3;

/** Where saved entries go: a branch of a git host, by the name of the remote. */
export interface GitSettings {
  remote: string;
  branch: string;
}

/** Git cannot combine what is on this computer with what someone pushed. */
export class MergeConflict extends Error {}

/** Reads `origin content/marketing`. Throws for anything else. */
export function readGitSettings(text: string): GitSettings {
  const [, remote = '', branch = ''] = /^([\w.-]+) ([\w./-]+)$/.exec(text) ?? [];
  if (!remote || branch.startsWith('-'))
    throw new Error('STUDIO_PUSH is a remote and a branch, such as: origin content');
  return { remote, branch };
}

/** Git's commands for one folder and branch. Each rejects when git fails or takes a minute. */
function createGit(root: string, { remote, branch }: GitSettings) {
  const git = (...args: string[]) => run('git', args, { cwd: root, timeout: 60_000 });
  const ref = `refs/heads/${branch}`;
  return {
    /** Commits the given files alone, unless they are committed already. */
    async commit(paths: readonly string[]): Promise<void> {
      if (paths.length === 0) return;
      await git('add', '--', ...paths);
      // Someone may have saved the same again.
      const { stdout } = await git('status', '--porcelain', '--', ...paths);
      if (stdout.trim() !== '') await git('commit', '--quiet', '-m', `content: ${paths[0]}`, '--', ...paths);
    },
    /** Gets what others pushed, if the branch is there. Rejects with MergeConflict. */
    async receive(): Promise<void> {
      try {
        await git('fetch', '--quiet', remote, ref);
      } catch {
        // The first push creates the branch; a host that doesn't respond fails at the push.
        return;
      }
      try {
        // A rebase would rewrite commits of the checked-out branch that others may have.
        await git('merge', '--quiet', '--no-edit', 'FETCH_HEAD');
      } catch (cause) {
        await git('merge', '--abort').catch(() => undefined);
        throw new MergeConflict('git merge failed', { cause });
      }
    },
    push: () => git('push', '--quiet', remote, `HEAD:${ref}`),
  };
}

/**
 * Gets what others pushed, runs `write`, which writes files and returns their paths relative to the root, and commits and
 * pushes these and files that were `written` before.
 */
export type SendFiles = (write: () => readonly string[], written?: readonly string[]) => Promise<void>;

/**
 * Commits the written files alone, whatever else changed, and pushes the commit. Rejects with MergeConflict before
 * `write` if git cannot combine our commits with others', and with another error when git cannot commit or push; the
 * files are written by then, and go with the next call, which may write none. Calls wait for each other, since git
 * refuses two commits at once.
 */
export function createSender(root: string, settings: GitSettings): SendFiles {
  const git = createGit(root, settings);
  let unsent: readonly string[] = [];
  let latest: Promise<unknown> = Promise.resolve();

  // A file that someone has removed since would keep git from taking the others.
  const commitUnsent = () => git.commit(unsent.filter((path) => existsSync(join(root, path))));

  async function push(left = pushes): Promise<void> {
    try {
      await git.push();
    } catch (error) {
      if (left <= 1) throw error;
      await git.receive();
      await push(left - 1);
    }
  }

  async function send(write: () => readonly string[], written: readonly string[]): Promise<void> {
    unsent = [...new Set([...written, ...unsent])];
    // A merge needs files from an earlier call committed; if git still can't, the commit below says so.
    await commitUnsent().catch(() => undefined);
    await git.receive();
    unsent = [...new Set([...write(), ...unsent])];
    if (unsent.length === 0) return;
    await commitUnsent();
    await push();
    unsent = [];
  }

  return (write, written = []) => {
    const sending = latest.then(() => send(write, written));
    latest = sending.catch(() => undefined);
    return sending;
  };
}
