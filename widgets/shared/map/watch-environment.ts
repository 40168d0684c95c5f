import { type MapRenderer, maxPixelRatio } from './map-renderer.ts';

/** Width of the map in print. */
const paperWidth = 'min(100%, 660px)';

/**
 * Reports every change of the map's size, and renders the map again when colours or fonts change and for print. The
 * returned function stops watching.
 */
export function watchEnvironment(
  root: HTMLElement,
  { refresh, renderWith }: Pick<MapRenderer, 'refresh' | 'renderWith'>,
  onSize: (width: number, height: number) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const reportSize = () => onSize(root.clientWidth, root.clientHeight);
  const observer = new ResizeObserver(() => {
    refresh();
    reportSize();
  });
  observer.observe(root);
  for (const query of ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', refresh, { signal });
  }
  root.ownerDocument.fonts.addEventListener('loadingdone', refresh, { signal });
  const resizeTo = (width: string, pixelRatio?: number) => {
    root.style.width = width;
    reportSize();
    renderWith(pixelRatio);
  };
  addEventListener('beforeprint', () => resizeTo(paperWidth, maxPixelRatio), { signal });
  addEventListener('afterprint', () => resizeTo(''), { signal });
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}
