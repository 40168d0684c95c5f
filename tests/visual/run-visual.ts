import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment, pinnedNode, root } from '../../host-site/tooling/install.mjs';
import { sitePort } from '../support/ports.ts';
import { serveSite } from '../support/serve-site.ts';
import { comparePictures, type Difference } from './compare-pictures.ts';
import { takePictures } from './take-pictures.ts';

// `npm run visual -- <ref>`: builds a commit, tag or branch beside dist/, takes pictures of both with the same browser,
// and writes what differs as one page. Without a ref, or with an empty one: the last tag, or the commit before where there is no tag. A
// difference is for a person to judge, so only what could not be built or taken is a failure. Further words take
// only pictures whose name has one of them; a path that ends in .json gets the counts of the full run.

const output = join(root, 'screenshots/visual');

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** Builds a ref in a folder of its own; throws with the reason if that fails. */
function buildRef(ref: string, folder: string): void {
  if (git('worktree', 'add', '--detach', folder, ref) === undefined)
    throw new Error(`${ref} is not a commit, tag or branch of this repository`);
  const lock = (place: string) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else if (spawnSync('npm', ['ci'], { cwd: folder, stdio: 'inherit' }).status !== 0)
    throw new Error(`the packages of ${ref} could not be installed`);
  const build = spawnSync(pinnedNode, ['host-site/tooling/build.mjs'], {
    cwd: folder,
    env: childEnvironment({ NODE_ENV: 'test' }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error(`${ref} could not be built`);
}

async function takeAll(folder: string, name: string): Promise<Map<string, string | undefined>> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-visual-'));
  const site = await serveSite(data, sitePort, folder);
  try {
    return await takePictures(site.origin, join(output, name), words);
  } finally {
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

type Changed = [name: string, difference: Difference | 'missing'];

function writeIndex(ref: string, changed: readonly Changed[], count: number): void {
  const show = ([name, difference]: Changed) => {
    const picture = (build: string) =>
      existsSync(join(output, build, `${name}.png`))
        ? `<img src="${encodeURI(`${build}/${name}.png`)}" alt="">`
        : '<p>not there</p>';
    const what =
      difference === 'missing'
        ? 'only in one of the builds'
        : `${difference.pixels} pixels between ${difference.box.left}, ${difference.box.top} and ${difference.box.right}, ${difference.box.bottom}`;
    return `<section><h2>${name}</h2><p>${what}</p><div>
<figure><figcaption>${ref}</figcaption>${picture('before')}</figure>
<figure><figcaption>now</figcaption>${picture('after')}</figure>
<figure class="both"><figcaption>difference</figcaption>${picture('before')}${picture('after')}</figure></div></section>`;
  };
  const summary = `${changed.length} of ${count} pictures differ from ${ref}`;
  writeFileSync(
    join(output, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${summary}</title><style>
body { font: 16px/1.4 sans-serif; margin: 24px; }
section > div { display: flex; gap: 16px; align-items: start; }
figure { margin: 0; flex: 1; min-width: 0; border: 1px solid #999; background: #fff; }
figcaption { padding: 4px 8px; }
img { max-width: 100%; display: block; }
.both { display: grid; isolation: isolate; }
.both > * { grid-column: 1; }
.both > img { grid-row: 2; }
.both > img + img { mix-blend-mode: difference; }
</style><h1>${summary}</h1>${changed.map(show).join('\n')}</html>\n`,
  );
}

const [given, ...others] = process.argv.slice(2);
const report = others.find((argument) => argument.endsWith('.json'));
const words = others.filter((argument) => argument !== report);
const ref = given || git('describe', '--tags', '--abbrev=0') || 'HEAD^';
const folder = mkdtempSync(join(tmpdir(), 'vitrine-ref-'));
const counts = { passed: 0, failed: 0, skipped: 0, note: '' };
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
try {
  buildRef(ref, folder);
  const before = await takeAll(folder, 'before');
  const after = await takeAll(root, 'after');
  const changed: Changed[] = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [earlier, later] = ['before', 'after'].map((build) => join(output, build, `${name}.png`));
    const difference = await comparePictures(earlier ?? '', later ?? '');
    if (difference) changed.push([name, difference]);
  }
  for (const [name, reason] of after) {
    if (reason === undefined) counts.passed += 1;
    else {
      counts.failed += 1;
      console.error(`${name}: no picture: ${reason.split('\n')[0]}`);
    }
  }
  writeIndex(ref, changed, after.size);
  counts.note = `${changed.length} of ${after.size} pictures differ from ${ref}: screenshots/visual/index.html`;
} catch (error) {
  counts.failed = 1;
  counts.note = error instanceof Error ? error.message : String(error);
} finally {
  git('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
}
console.log(counts.note);
if (report) writeFileSync(report, JSON.stringify(counts));
process.exitCode = counts.failed > 0 ? 1 : 0;
