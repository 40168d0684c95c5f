import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawLayeredBed } from './draw-layered-bed.ts';
import { drawMirrors } from './draw-mirrors.ts';
import { type DrawFrame, measureSteps } from './drawing-steps.ts';
import { readVideoFacts, sumSeconds, videoFolder } from './video.ts';

// npm run videos: draws the films of content/videos and encodes them with ffmpeg. Run it after a change of a drawing or
// of a caption's length, and commit what it writes.

const root = process.cwd();
const rate = 20;
const films: Readonly<Record<string, DrawFrame>> = { 'layered-bed': drawLayeredBed, mirrors: drawMirrors };
const encoders = {
  // Safari plays only 4:2:0, and starts before the whole file has come if its index is in front.
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '24', '-tune', 'animation', '-movflags', '+faststart'],
  webm: ['-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1'],
};

async function encode(file: string, options: readonly string[], frames: readonly Buffer[]): Promise<void> {
  const input = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(rate), '-i', '-'];
  const process = spawn('ffmpeg', [...input, ...options, '-pix_fmt', 'yuv420p', '-an', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const end = once(process, 'close');
  for (const frame of frames) if (!process.stdin.write(frame)) await once(process.stdin, 'drain');
  process.stdin.end();
  const [code] = await end;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

mkdirSync(join(root, videoFolder), { recursive: true });
for (const [name, draw] of Object.entries(films)) {
  const facts = readVideoFacts(root, name);
  const lengths = facts.captions.map(({ seconds }) => seconds);
  const drawAt = (seconds: number) => sharp(Buffer.from(draw(measureSteps(lengths, seconds))));
  const seconds = sumSeconds(facts);
  const frames: Buffer[] = [];
  for (let at = 0; at < seconds * rate; at += 1)
    frames.push(
      await drawAt(at / rate)
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  const target = (extension: string) => join(root, videoFolder, `${name}.${extension}`);
  for (const [extension, options] of Object.entries(encoders)) await encode(target(extension), options, frames);
  await drawAt(seconds).webp({ quality: 82 }).toFile(target('webp'));
}
