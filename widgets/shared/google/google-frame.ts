import { createFrame, type Frame } from '../map/frame.ts';
import { createPart } from '../map/parts.ts';

export interface GoogleFrame extends Omit<Frame, 'canvas' | 'hint'> {
  /** What Google draws into. */
  ground: HTMLElement;
}

/**
 * The elements of our own map with Google's in the place of its ground. The names of stores and the controls keep to
 * the page's language and to one order of the keyboard; Google's own controls stay away, its logo and its terms show.
 */
export function createGoogleFrame(document: Document, language: string | undefined): GoogleFrame {
  const { canvas, hint, ...frame } = createFrame(document);
  const { root, surface, zoomIn } = frame;
  // Google gives its element a position of its own, and a height in per cent needs one of a parent.
  const place = createPart(document, 'div', 'ground');
  const ground = document.createElement('div');
  ground.style.height = '100%';
  if (language) ground.lang = language;
  place.append(ground);
  surface.after(place);
  // The pointer goes to Google, the keys to the surface, whose outline stays on top.
  Object.assign(surface.style, { pointerEvents: 'none', zIndex: '1' });
  // Google's terms stand in the lower right corner and have to be seen.
  if (zoomIn.parentElement) zoomIn.parentElement.style.inset = '0.75em 0.75em auto auto';
  for (const part of [canvas, hint, root.querySelector('.credit')]) part?.remove();
  // The browser scrolls what has the focus into sight; it is the map that would leave its place.
  root.addEventListener('scroll', ({ target }) => (target as Element).scrollTo(0, 0), true);
  return { ...frame, ground };
}
