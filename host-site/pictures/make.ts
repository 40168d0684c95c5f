import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { isToRender } from './is-to-render.ts';
import { readPictureFacts } from './picture-facts.ts';
import { publishPicture, storePictureFacts } from './publish-picture.ts';
import { listScenes, pictureFolder, readScene } from './scene-files.ts';

// npm run pictures [-- <name>…] [--draft | --again]: see README.md.

const root = process.cwd();
const renders = join(root, 'node_modules/.cache/vitrine/pictures');
const samples = 24;
const draft = { width: 480, samples: 16, wishes: ['check'] };

const isDraft = argv.includes('--draft');
const isAgain = argv.includes('--again');
const asked = argv.slice(2).filter((arg) => !arg.startsWith('--'));
const facts = readPictureFacts(root);

function run(command: string, ...args: string[]): void {
  const cwd = join(root, 'host-site/pictures');
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Blender resolves its script against PWD, the shell's last folder.
    env: { ...env, PWD: cwd, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** Renders a scene into a file. */
function render(name: string, target: string, { width, samples, wishes }: typeof draft): void {
  // Blender appends its own extension to any other.
  const unfinished = target.replace(/\.png$/, '.part.png');
  const args = ['-b', '--factory-startup', '--python-exit-code', '1', '--python', 'render.py'];
  run('blender', ...args, '--', name, unfinished, String(width), String(samples), ...wishes);
  renameSync(unfinished, target);
}

mkdirSync(renders, { recursive: true });
mkdirSync(join(root, pictureFolder), { recursive: true });
for (const name of asked.length > 0 ? asked : listScenes(root)) {
  const { digest, width, tall } = readScene(root, name);
  if (isDraft) {
    const target = join(renders, `${name}-draft.png`);
    render(name, target, draft);
    console.log(target);
    continue;
  }
  if (!isToRender(facts[name], digest, { isAsked: asked.includes(name), isAgain })) continue;
  const source = join(renders, `${name}-${digest}.png`);
  if (!existsSync(source) || isAgain) render(name, source, { width, samples, wishes: [] });
  storePictureFacts(root, name, await publishPicture(root, name, source, digest, tall));
  console.log(name);
}
