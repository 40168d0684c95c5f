import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasScene } from './scene.ts';
import { paintScene } from './scene-colours.ts';

const folder = 'host-site/public/art/scenes';

describe('scenes', () => {
  it.each(readdirSync(folder))('%s is different in each of the six colours', (file) => {
    const svg = readFileSync(`${folder}/${file}`, 'utf8');
    const painted = ['linen', 'sage', 'sky', 'ochre', 'berry', 'pine'].map((name) => paintScene(svg, name));
    expect(painted[0]).toBe(svg);
    expect(new Set(painted).size).toBe(6);
  });

  it('exist only for a known scene with a known colour', () => {
    expect(hasScene('.', 'sofa-linen')).toBe(true);
    for (const name of ['sofa', 'sofa-neon', 'nothing-linen', '../art/lead-linen', '-linen'])
      expect(hasScene('.', name)).toBe(false);
    expect(() => paintScene('', 'neon')).toThrow('neon');
  });
});
