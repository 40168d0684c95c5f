import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictureFacts } from '../../pictures/picture-facts.ts';
import { pictureFolder } from '../../pictures/scene-files.ts';
import type { SitePicture } from '../../pictures/site-picture.ts';
import {
  formatPictureFile,
  isSmall,
  listWidths,
  type PictureFacts,
  type PictureFormat,
  photograph,
  tallWidths,
} from '../../pictures/sizes.ts';
import type { SiteFiles } from './assets.ts';

/** Photographs of the site, by name. */
export interface SitePictures {
  has(name: string): boolean;
  isRender(name: string): boolean;
  find(name: string): SitePicture;
  /** Style rules of the placeholder colours. */
  styles: string;
}

/** Rounds a colour to one of 64: every tone is a rule in the style sheet of all pages. */
function roundTone(tone: string): string {
  return [...tone].map((digit) => (Number.parseInt(digit, 16) | 3).toString(16)).join('');
}

/** The pictures; files of a picture are written when it is first requested. Other sites may embed them. */
export function openPictures(root: string, files: SiteFiles): SitePictures {
  const facts = readPictureFacts(root);
  const found = new Map<string, SitePicture>();

  function publish(
    name: string,
    { pixels, width, height, tone, isTall, photograph: details }: PictureFacts,
  ): SitePicture {
    const add = (file: string): string => {
      const path = `articles/${file.replace('.', `-${pixels}.`)}`;
      files.write(path, readFileSync(join(root, pictureFolder, file)));
      return `/${path}`;
    };
    const addSets = (list: (format: PictureFormat) => readonly number[], ofTall: boolean): SitePicture['sets'] => {
      const formatSet = (format: PictureFormat) =>
        list(format)
          .map((wide) => `${add(formatPictureFile(name, wide, format, ofTall))} ${wide}w`)
          .join(', ');
      return { avif: formatSet('avif'), webp: formatSet('webp') };
    };
    return {
      address: add(formatPictureFile(name, listWidths(width)[1] ?? width, 'webp')),
      width,
      height,
      tone: `tone-${roundTone(tone)}`,
      sets: addSets((format) => listWidths(width, format), false),
      tallAddress: isTall ? add(formatPictureFile(name, tallWidths[1], 'webp', true)) : undefined,
      tallSets: isTall ? addSets(() => tallWidths, true) : undefined,
      alt: details?.alt,
    };
  }

  // Small pictures have a background of their own, and a rule for every colour would cost more bytes than it is worth.
  const large = Object.values(facts).filter(({ width }) => !isSmall(width));
  const tones = [...new Set(large.map(({ tone }) => roundTone(tone)))].sort();
  return {
    styles: tones.map((tone) => `.tone-${tone}{background:#${tone}}`).join(''),
    has: (name) => name in facts,
    isRender: (name) => facts[name] !== undefined && facts[name].scene !== photograph,
    find(name) {
      const known = facts[name];
      if (!known) throw new Error(`No picture is named ${name}`);
      const picture = found.get(name) ?? publish(name, known);
      found.set(name, picture);
      return picture;
    },
  };
}
