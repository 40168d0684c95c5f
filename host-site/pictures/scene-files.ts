import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const sceneFolder = 'host-site/pictures/scenes';
export const pictureFolder = 'host-site/public/pictures';
export const factsFile = `${pictureFolder}/pictures.json`;

/** Names of all scenes: `home_lead.py` makes `home-lead`. */
export function listScenes(root: string): string[] {
  return readdirSync(join(root, sceneFolder))
    .filter((file) => file.endsWith('.py') && !file.startsWith('_'))
    .map((file) => file.slice(0, -3).replaceAll('_', '-'))
    .sort();
}

/** A scene's digest and where its upright crop has its middle, as a share of the width; undefined where it has none. */
export function readScene(root: string, name: string): { digest: string; tall: number | undefined } {
  const text = readFileSync(join(root, sceneFolder, `${name.replaceAll('-', '_')}.py`), 'utf8');
  const tall = /^TALL = ([\d.]+)$/m.exec(text)?.[1];
  return {
    digest: createHash('sha256').update(text).digest('hex').slice(0, 16),
    tall: tall === undefined ? undefined : Number(tall),
  };
}
