import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPalette, paintScene } from './scene-colours.ts';

const sceneFolder = 'host-site/public/art/scenes';

/** `sofa-linen` → the scene and its palette. */
function splitScene(name: string): [scene: string, palette: string] {
  const at = name.lastIndexOf('-');
  return [name.slice(0, at), name.slice(at + 1)];
}

/** Whether a scene has this name, palette included. */
export function hasScene(root: string, name: string): boolean {
  const [scene, palette] = splitScene(name);
  return /^[a-z]+$/.test(scene) && isPalette(palette) && existsSync(join(root, sceneFolder, `${scene}.svg`));
}

/** The SVG of a scene in the palette of its name. Throws for an unknown name. */
export function readPaintedScene(root: string, name: string): string {
  const [scene, palette] = splitScene(name);
  return paintScene(readFileSync(join(root, sceneFolder, `${scene}.svg`), 'utf8'), palette);
}
