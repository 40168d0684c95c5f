import type { Drawing } from '../site/drawings/drawing.ts';
import type { SitePicture } from './site-picture.ts';

/** Looks up the pictures and drawings that a build publishes. Both functions throw for an unknown name. */
export interface PublishedPictures {
  /** Origin of absolute addresses, without a trailing slash. */
  origin: string;
  findPicture(name: string): SitePicture;
  findDrawing(name: string): Drawing;
}
