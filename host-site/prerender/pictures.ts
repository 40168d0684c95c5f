import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile, pictureFolder } from '../pictures/scene-files.ts';
import {
  formatPictureFile,
  isSmall,
  listWidths,
  type PictureFacts,
  type pictureFormats,
  tallWidths,
} from '../pictures/sizes.ts';
import type { SiteFiles } from './assets.ts';

/** A picture of public/pictures as pages name it. */
export interface SitePicture {
  /** For whoever takes one file only: WebP, the second width. */
  address: string;
  width: number;
  height: number;
  /** Class of the colour that stands in its place until it is there. */
  tone: string;
  /** `srcset` by format, the best first. */
  sets: Record<(typeof pictureFormats)[number], string>;
  /** The upright crop, where there is one, for whoever takes one file only: WebP, as wide as it goes. */
  tallAddress: string | undefined;
  /** Its `srcset` by format. */
  tallSets: Record<(typeof pictureFormats)[number], string> | undefined;
}

export interface SitePictures {
  has(name: string): boolean;
  find(name: string): SitePicture;
  /** Rules for the colours that stand in. */
  styles: string;
}

/** What is known of all pictures, by name. */
export function readPictureFacts(root: string): Record<string, PictureFacts> {
  const file = join(root, factsFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PictureFacts>) : {};
}

/** One of 512 shades that is close. */
function roundTone(tone: string): string {
  return [...tone].map((digit) => (Number.parseInt(digit, 16) | 1).toString(16)).join('');
}

/** The pictures; each becomes files of the site once it is asked for, which other sites may show as well. */
export function openPictures(root: string, files: SiteFiles): SitePictures {
  const facts = readPictureFacts(root);
  const found = new Map<string, SitePicture>();

  function publish(name: string, { pixels, width, height, tone, isTall }: PictureFacts): SitePicture {
    const add = (file: string): string => {
      const path = `articles/${file.replace('.', `-${pixels}.`)}`;
      files.write(path, readFileSync(join(root, pictureFolder, file)));
      return `/${path}`;
    };
    const addSets = (widths: readonly number[], ofTall: boolean): SitePicture['sets'] => {
      const formatSet = (format: string) =>
        widths.map((wide) => `${add(formatPictureFile(name, wide, format, ofTall))} ${wide}w`).join(', ');
      return { avif: formatSet('avif'), webp: formatSet('webp') };
    };
    return {
      address: add(formatPictureFile(name, listWidths(width)[1] ?? width, 'webp')),
      width,
      height,
      tone: `tone-${roundTone(tone)}`,
      sets: addSets(listWidths(width), false),
      tallAddress: isTall ? add(formatPictureFile(name, tallWidths[1], 'webp', true)) : undefined,
      tallSets: isTall ? addSets(tallWidths, true) : undefined,
    };
  }

  // Small ones stand on a ground of their own; and a rule for every shade would weigh more than anybody sees.
  const large = Object.values(facts).filter(({ width }) => !isSmall(width));
  const tones = [...new Set(large.map(({ tone }) => roundTone(tone)))].sort();
  return {
    styles: tones.map((tone) => `.tone-${tone}{background:#${tone}}`).join(''),
    has: (name) => name in facts,
    find(name) {
      const known = facts[name];
      if (!known) throw new Error(`No picture is named ${name}`);
      const picture = found.get(name) ?? publish(name, known);
      found.set(name, picture);
      return picture;
    },
  };
}
