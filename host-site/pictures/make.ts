import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { isToRender } from './is-to-render.ts';
import { readPictureFacts } from './picture-facts.ts';
import { publishPicture, storePictureFacts } from './publish-picture.ts';
import { listScenes, locateScene, pictureFolder, readScene } from './scene-files.ts';

// npm run pictures [-- <name>…] [--draft | --again]: see README.md.

const root = process.cwd();
const renders = join(root, 'node_modules/.cache/vitrine/pictures');
const samples = 24;
const draft = { width: 480, samples: 16, wishes: ['check'] };

const isDraft = argv.includes('--draft');
const isAgain = argv.includes('--again');
const asked = argv.slice(2).filter((arg) => !arg.startsWith('--'));
const facts = readPictureFacts(root);

/** Why a scene was not rendered, for whoever wrote it. */
class RenderError extends Error {}

/** What Blender's output says of an error in a script: its last traceback. */
const findTraceback = (output: string) => /Traceback(?![\s\S]*Traceback)[\s\S]*?^\w.*/m.exec(output)?.[0];

function run(command: string, ...args: string[]): void {
  const cwd = join(root, 'host-site/pictures');
  const { status, error, stdout } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Blender resolves its script against PWD, the shell's last folder.
    env: { ...env, PWD: cwd, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new RenderError(`${command} is missing; host-site/pictures/README.md says how to install it`);
  if (error) throw error;
  if (status !== 0) throw new RenderError(findTraceback(stdout) ?? `${command} ended with ${status}:\n${stdout}`);
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
/** Renders a scene if it is new or changed, or its draft, and says so. */
async function make(name: string): Promise<void> {
  if (!existsSync(join(root, locateScene(name)))) throw new RenderError(`there is no ${locateScene(name)}`);
  const { digest, width, tall } = readScene(root, name);
  if (isDraft) {
    const target = join(renders, `${name}-draft.png`);
    render(name, target, draft);
    return console.log(target);
  }
  if (!isToRender(facts[name], digest, { isAsked: asked.includes(name), isAgain })) return;
  const source = join(renders, `${name}-${digest}.png`);
  if (!existsSync(source) || isAgain) render(name, source, { width, samples, wishes: [] });
  storePictureFacts(root, name, await publishPicture(root, name, source, digest, tall));
  console.log(name);
}

for (const name of asked.length > 0 ? asked : listScenes(root)) {
  try {
    await make(name);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    // The other scenes are rendered all the same.
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}
