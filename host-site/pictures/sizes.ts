import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';

/** Widths of a picture's files in pixels, up to its own width; then those of a small picture. */
const pictureWidths = [480, 800, 1200, 1600, 2000];
const smallWidths = [320, 640];

/** Whether a picture is small, as one of many on a wall. */
export function isSmall(width: number): boolean {
  return width <= 640;
}

/** Formats of every picture, the preferred one first. */
export const pictureFormats = ['avif', 'webp'] as const;
/** A format of every picture. */
export type PictureFormat = (typeof pictureFormats)[number];
/** The widest WebP in pixels: of the supported browsers, only Edge before 121 has no AVIF. */
const widestWebp = 1200;

/** File widths of a picture with this width. */
export function listWidths(width: number, format: PictureFormat = 'avif'): number[] {
  const widest = format === 'webp' ? Math.min(width, widestWebp) : width;
  return (isSmall(width) ? smallWidths : pictureWidths).filter((wide) => wide <= widest);
}

/** Widths of the portrait crop for phones, for pictures whose scene sets `TALL`. */
export const tallWidths = [480, 720] as const;
/** Aspect ratio of that crop, width divided by height. */
export const tallShape = 4 / 5;

/** In place of a digest: a picture that no scene of ours makes. */
export const photograph = 'photograph';

/** What is known of a photograph besides its pixels. */
export interface PhotographDetails {
  /** Who allows it to be shown, and by what: `© Jeanne Roy, licence of 2026-04-02`. */
  rights: string;
  /** The last day on which it may be shown, YYYY-MM-DD; missing for no end. */
  until?: string;
  /** What it shows, in place of what pages say of the picture that it replaces. */
  alt: LocalizedText;
}

/** Facts about a picture in `public/pictures/pictures.json`. */
export interface PictureFacts {
  /** Digest of its scene, or `photograph` for one that was added in the studio. */
  scene: string;
  /** Digest of its pixels; part of every address. */
  pixels: string;
  width: number;
  height: number;
  /** Placeholder colour, as three hexadecimal digits. */
  tone: string;
  isTall: boolean;
  /** Of a photograph that came with its rights. */
  photograph?: PhotographDetails;
}

/** `sofa-800.avif`, or `sofa-tall-480.avif`. */
export function formatPictureFile(name: string, width: number, format: string, isTall = false): string {
  return `${name}${isTall ? '-tall' : ''}-${width}.${format}`;
}

/** All files of a picture, in `public/pictures`. */
export const listPictureFiles = (name: string, { width, isTall }: Pick<PictureFacts, 'width' | 'isTall'>): string[] =>
  pictureFormats.flatMap((format) => [
    ...listWidths(width, format).map((wide) => formatPictureFile(name, wide, format)),
    ...(isTall ? tallWidths.map((wide) => formatPictureFile(name, wide, format, true)) : []),
  ]);
