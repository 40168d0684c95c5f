/** Widths in pixels at which a picture is there, as far as its own goes; and those of a small one. */
const pictureWidths = [480, 800, 1200, 1600];
const smallWidths = [320, 640];

/** Whether a picture is one of many on a wall, not one to look at for itself. */
export function isSmall(width: number): boolean {
  return width <= 640;
}

/** The widths at which a picture of this width is there. */
export function listWidths(width: number): number[] {
  return (isSmall(width) ? smallWidths : pictureWidths).filter((wide) => wide <= width);
}

/** Widths of the upright crop that phones get of a picture whose scene says where: `TALL`. */
export const tallWidths = [480, 720] as const;
/** Width to height of that crop. */
export const tallShape = 4 / 5;
export const pictureFormats = ['avif', 'webp'] as const;

/** What `public/pictures/pictures.json` says of a picture by name. */
export interface PictureFacts {
  /** Of the scene that it was made from. */
  scene: string;
  /** Of its own pixels; part of every address. */
  pixels: string;
  width: number;
  height: number;
  /** What stands in its place until it is there, as three hexadecimal digits. */
  tone: string;
  isTall: boolean;
}

/** `sofa-800.avif`, or `sofa-tall-480.avif`. */
export function formatPictureFile(name: string, width: number, format: string, isTall = false): string {
  return `${name}${isTall ? '-tall' : ''}-${width}.${format}`;
}
