import { createMapElements, type MapElements } from '../map/map-elements.ts';
import { createPart } from '../map/parts.ts';

/** The elements around Google's map that are ours. */
export interface GoogleMapElements extends Omit<MapElements, 'canvas' | 'hint'> {
  /** The element that Google builds its map in. */
  googleElement: HTMLElement;
}

/**
 * The elements of our own map, with Google's map in place of the canvas. Store names and controls follow the page's
 * language and one tab order; Google's own controls are off, its logo and terms are visible.
 */
export function createGoogleMapElements(document: Document, language: string | undefined): GoogleMapElements {
  const { canvas, hint, ...elements } = createMapElements(document);
  const { root, surface, zoomIn } = elements;
  // Google positions its element itself, and a height in per cent needs a positioned parent.
  const place = createPart(document, 'div', 'ground');
  const googleElement = document.createElement('div');
  googleElement.style.height = '100%';
  if (language) googleElement.lang = language;
  place.append(googleElement);
  surface.after(place);
  // The pointer goes to Google, the keys to the surface, whose outline stays on top.
  Object.assign(surface.style, { pointerEvents: 'none', zIndex: '1' });
  // Google's terms are in the lower right corner and must be visible.
  if (zoomIn.parentElement) zoomIn.parentElement.style.inset = '0.75em 0.75em auto auto';
  for (const part of [canvas, hint, root.querySelector('.credit')]) part?.remove();
  // The browser scrolls a focused element into view, which would move the map out of its place.
  root.addEventListener('scroll', ({ target }) => (target as Element).scrollTo(0, 0), true);
  return { ...elements, googleElement };
}
