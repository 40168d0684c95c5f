import type { TilePicture } from './tile-store.ts';

/** Milliseconds that a tile may take. */
const timeLimit = 10_000;
/** Maximum width and height of a tile's picture. */
const maxWidth = 1024;

/**
 * Loads a picture without cookies, and tells its host no more of the page's address than the origin. Rejects after ten
 * seconds, for anything that is no picture, and for one that is too large.
 */
export async function loadPicture(address: string, signal: AbortSignal): Promise<TilePicture> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.referrerPolicy = 'strict-origin';
  image.src = address;
  // Without an address the browser stops the transfer, and rejects the promise below.
  const stop = () => image.removeAttribute('src');
  const timer = setTimeout(stop, timeLimit);
  signal.addEventListener('abort', stop);
  try {
    await image.decode();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
  if (image.naturalWidth > maxWidth || image.naturalHeight > maxWidth) throw new RangeError('The tile is too large.');
  return image;
}
