import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isBuilt } from '../../host-site/tooling/build.mjs';
import { childEnvironment, pinnedNode } from '../../host-site/tooling/install.mjs';
import { createFolder } from '../server/support/temporary-folder.ts';

const copy = createFolder();
afterAll(() => copy.remove());

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' });
/** What is in dist/ must be what the last commit gives. */
const isComparable = isBuilt() && git('status', '--porcelain') === '';

/** When dist/ was built: seconds since 1970. */
function readBuildSeconds(): string {
  const { generatedAt } = JSON.parse(readFileSync('dist/site/stores/vitrine.json', 'utf8'));
  return String(Date.parse(generatedAt) / 1000);
}

/** Digests of all files in a folder, by path. */
function digestFolder(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  const digest = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  return Object.fromEntries(files.map((path) => [path, digest(path)]));
}

it.skipIf(!isComparable)(
  'a build of the same commit in another folder gives the same bytes',
  { timeout: 1_800_000 },
  () => {
    git('clone', '--quiet', '--no-hardlinks', '.', copy.path);
    symlinkSync(resolve('node_modules'), join(copy.path, 'node_modules'), 'dir');
    // Earlier releases that this checkout keeps are part of its dist/.
    const { status } = spawnSync(pinnedNode, ['host-site/tooling/build.mjs'], {
      cwd: copy.path,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: childEnvironment({ WIDGET_RELEASES_DIR: resolve('releases'), SOURCE_DATE_EPOCH: readBuildSeconds() }),
    });
    expect(status).toBe(0);
    const [built, again] = [digestFolder('dist'), digestFolder(join(copy.path, 'dist'))];
    expect(Object.keys(built).length).toBeGreaterThan(1000);
    const different = Object.keys({ ...built, ...again }).filter((path) => built[path] !== again[path]);
    expect(different).toEqual([]);
  },
);
