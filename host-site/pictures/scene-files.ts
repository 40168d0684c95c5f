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

interface SceneFacts {
  digest: string;
  /** Pixels. */
  width: number;
  /** Where the upright crop has its middle, as a share of the width; undefined where there is none. */
  tall: number | undefined;
}

/** What a scene's file says of its picture. */
export function readScene(root: string, name: string): SceneFacts {
  const text = readFileSync(join(root, sceneFolder, `${name.replaceAll('-', '_')}.py`), 'utf8');
  const read = (word: string): number | undefined => {
    const value = new RegExp(`^${word} = ([\\d.]+)$`, 'm').exec(text)?.[1];
    return value === undefined ? undefined : Number(value);
  };
  return {
    digest: createHash('sha256').update(text).digest('hex').slice(0, 16),
    width: read('WIDTH') ?? 1200,
    tall: read('TALL'),
  };
}
