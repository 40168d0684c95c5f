import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { fullRunSizes } from './full-run-sizes.mjs';

const run = promisify(execFile);

/** Runs parts of `npm test` in a copy, as in a clone in which nothing was touched, and expects that they pass. */
export async function runParts(folder: string, ...parts: string[]): Promise<void> {
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.ca', ...args], { cwd: folder });
  // Tests read which files git knows.
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'test: begin');
  // The full run's sizes are not for the quick run of the copy.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in fullRunSizes)));
  const args = ['tests/run.mjs', ...parts];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env, maxBuffer: 1e9 }).catch((error) => error);
  // Stages and tests that failed, and the sum.
  expect(stdout.match(/^ *✗.*$/gm) ?? []).toEqual([]);
  expect(stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
}
