import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import sharp, { type Sharp } from 'sharp';
import { factsFile, listScenes, pictureFolder, readScene } from './scene-files.ts';
import { formatPictureFile, isSmall, listWidths, type PictureFacts, tallShape, tallWidths } from './sizes.ts';

// npm run pictures [-- <name>…] [--draft | --again]: see README.md.

const root = process.cwd();
const renders = join(root, 'node_modules/.cache/vitrine/pictures');
const samples = 24;
const draft = { width: 480, samples: 16 };
const qualities = { avif: 62, webp: 80 } as const;
/** With the quality of large pictures, small AVIF files would be larger than WebP. */
const smallQualities = { avif: 56, webp: 80 } as const;

const isDraft = argv.includes('--draft');
const isAgain = argv.includes('--again');
const asked = argv.slice(2).filter((word) => !word.startsWith('--'));
const factsPath = join(root, factsFile);
const facts: Record<string, PictureFacts> = existsSync(factsPath) ? JSON.parse(readFileSync(factsPath, 'utf8')) : {};

function run(command: string, ...words: string[]): void {
  const cwd = join(root, 'host-site/pictures');
  const { status, error } = spawnSync(command, words, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Blender resolves its script against PWD, the shell's last folder.
    env: { ...env, PWD: cwd, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** Renders a scene into a file. */
function render(name: string, target: string, { width, samples }: typeof draft): void {
  // Blender appends its own extension to any other.
  const unfinished = target.replace(/\.png$/, '.part.png');
  const words = ['-b', '--factory-startup', '--python-exit-code', '1', '--python', 'render.py'];
  run('blender', ...words, '--', name, unfinished, String(width), String(samples));
  renameSync(unfinished, target);
}

/** Writes all sizes of a picture, and returns what pages need to know about it. */
async function publish(name: string, source: string, scene: string, tall: number | undefined): Promise<PictureFacts> {
  const { width, height } = await sharp(source).metadata();
  const write = async (image: Sharp, file: string, format: 'avif' | 'webp'): Promise<void> => {
    const best = isSmall(width) ? smallQualities : qualities;
    const pack = (as: typeof format, less = 0): Promise<Buffer> =>
      image
        .clone()
        .toFormat(as, { quality: best[as] - less, effort: 5 })
        .toBuffer();
    let packed = await pack(format);
    // Where AVIF is not smaller, as for some dark pictures, its quality is reduced a little.
    const limit = format === 'avif' ? (await pack('webp')).length : packed.length;
    for (let less = 3; packed.length > limit && less <= 15; less += 3) packed = await pack(format, less);
    writeFileSync(join(root, pictureFolder, file), packed);
  };
  for (const format of ['avif', 'webp'] as const) {
    for (const wide of listWidths(width)) {
      await write(sharp(source).resize(wide), formatPictureFile(name, wide, format), format);
    }
    if (tall === undefined) continue;
    const across = Math.round(height * tallShape);
    const left = Math.max(0, Math.min(width - across, Math.round(width * tall - across / 2)));
    for (const wide of tallWidths) {
      const crop = sharp(source).extract({ left, top: 0, width: across, height }).resize(wide);
      await write(crop, formatPictureFile(name, wide, format, true), format);
    }
  }
  const pixel = await sharp(source).removeAlpha().resize(1, 1).raw().toBuffer();
  return {
    scene,
    pixels: createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10),
    width,
    height,
    tone: [...pixel.subarray(0, 3)].map((value) => Math.round(value / 17).toString(16)).join(''),
    isTall: tall !== undefined,
  };
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
  if (!isAgain && facts[name]?.scene === digest) continue;
  const source = join(renders, `${name}-${digest}.png`);
  if (!existsSync(source) || isAgain) render(name, source, { width, samples });
  facts[name] = await publish(name, source, digest, tall);
  const sorted = Object.fromEntries(Object.entries(facts).sort(([one], [other]) => one.localeCompare(other)));
  writeFileSync(factsPath, `${JSON.stringify(sorted, null, 2)}\n`);
  console.log(name);
}
