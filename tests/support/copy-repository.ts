import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { fullRunSizes } from './full-run-sizes.mjs';

const run = promisify(execFile);
const left = /^(\.git|dist|data|node_modules|screenshots|test-results|playwright-report)$/;

/** Copies the repository as it lies here into a folder; a site can be built there only with its pictures. */
export function copyRepository(folder: string, hasPictures: boolean): void {
  const here = process.cwd();
  cpSync(here, folder, {
    recursive: true,
    filter: (path) => {
      const below = path.slice(here.length + 1);
      return !left.test(below) && (hasPictures || !/\.(png|webp|jpg)$/.test(below));
    },
  });
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
}

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
