import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolder } from '../retailers/retailer-content.ts';

/** Folder of the Blender scenes, relative to the root. */
export const sceneFolder = 'host-site/pictures/scenes';
/** Folder of the rendered pictures, relative to the root. */
export const pictureFolder = `${publicFolder}/pictures`;
/** File with sizes and digests of all pictures, relative to the root. */
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
  /** Width in pixels. */
  width: number;
  /** Centre of the portrait crop as a share of the width; undefined when there is none. */
  tall: number | undefined;
}

/** The file of a scene, relative to the root. */
export const locateScene = (name: string): string => `${sceneFolder}/${name.replaceAll('-', '_')}.py`;

/** Reads a picture's settings from its scene file. */
export function readScene(root: string, name: string): SceneFacts {
  const text = readFileSync(join(root, locateScene(name)), 'utf8');
  const read = (setting: string): number | undefined => {
    const value = new RegExp(`^${setting} = ([\\d.]+)$`, 'm').exec(text)?.[1];
    return value === undefined ? undefined : Number(value);
  };
  return {
    digest: createHash('sha256').update(text).digest('hex').slice(0, 16),
    width: read('WIDTH') ?? 1200,
    tall: read('TALL'),
  };
}
