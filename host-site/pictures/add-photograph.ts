import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readPictureFacts } from './picture-facts.ts';
import { publishPicture, storePictureFacts } from './publish-picture.ts';
import { isSmall, type PhotographDetails, photograph } from './sizes.ts';

/** Widths of a photograph, the largest that its source allows; and its height as a share of the width. */
const widths = [2000, 1600, 1200];
const usualShape = 2 / 3;
/** Pixels beyond which a file is more likely an attack than a photograph. */
const mostPixels = 120_000_000;

/** A photograph to add. */
export interface PhotographRequest {
  /** What pages call it. */
  name: string;
  /** Which part is kept, as in CSS `object-position`: shares from 0 to 1 of what is cut off at the left and at the top. */
  x: number;
  y: number;
  /** Whether it may take the place of a picture with this name. */
  replaces?: boolean;
  details?: PhotographDetails;
}

/** Why a photograph was not added. */
export type PhotographRefusal = { error: 'Name' | 'Taken' | 'Small' | 'Unreadable' };

/** Whether pages can call a picture so: lower-case words joined by hyphens. */
export const isPictureName = (name: string): boolean => /^[a-z\d]+(-[a-z\d]+)*$/.test(name) && name.length <= 60;

/** The largest part of a picture with a shape, and where it is (PhotographRequest). */
export function findCrop(width: number, height: number, x: number, y: number, shape = usualShape) {
  const across = Math.min(width, Math.round(height / shape));
  const down = Math.min(height, Math.round(across * shape));
  return { left: Math.round((width - across) * x), top: Math.round((height - down) * y), width: across, height: down };
}

/** Width of the picture to make from a crop of this width; undefined for one that is too small. */
export const findWidth = (cropped: number) => widths.find((wide) => wide <= cropped);

/** The picture, turned as its camera says and without loss; undefined for a file that is none. */
function decode(file: Buffer) {
  const image = sharp(file, { limitInputPixels: mostPixels }).rotate().png();
  return image.toBuffer({ resolveWithObject: true }).catch(() => undefined);
}

/** A photograph's pixels, and what to make of them; or why not. Nothing is written. */
export async function preparePhotograph(root: string, { name, x, y, replaces }: PhotographRequest, file: Buffer) {
  const refuse = (error: PhotographRefusal['error']): PhotographRefusal => ({ error });
  if (!isPictureName(name)) return refuse('Name');
  const old = readPictureFacts(root)[name];
  if (old && !replaces) return refuse('Taken');
  const upright = await decode(file);
  if (!upright) return refuse('Unreadable');
  const shape = old ? old.height / old.width : usualShape;
  const crop = findCrop(upright.info.width, upright.info.height, x, y, shape);
  const width = old && isSmall(old.width) && old.width <= crop.width ? old.width : findWidth(crop.width);
  return width ? { pixels: upright.data, crop, width, shape, isTall: !!old?.isTall } : refuse('Small');
}

/**
 * Crops a photograph, and writes it in every size and format with its facts, as pages need them: in three by two, or in the
 * shape of the picture that it replaces. Metadata, such as where it was taken, is dropped.
 */
export async function addPhotograph(
  root: string,
  request: PhotographRequest,
  file: Buffer,
): Promise<{ name: string; width: number; isTall: boolean } | PhotographRefusal> {
  const prepared = await preparePhotograph(root, request, file);
  if ('error' in prepared) return prepared;
  const { name, x, details } = request;
  const { pixels, crop, width, shape, isTall } = prepared;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-picture-'));
  try {
    const source = join(folder, 'source.png');
    // sharp writes no metadata unless asked.
    await sharp(pixels)
      .extract(crop)
      .resize(width, Math.round(width * shape))
      .png()
      .toFile(source);
    const facts = await publishPicture(root, name, source, photograph, isTall ? x : undefined);
    storePictureFacts(root, name, details ? { ...facts, photograph: details } : facts);
    return { name, width, isTall: facts.isTall };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
