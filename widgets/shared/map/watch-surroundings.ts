import { type MapRenderer, mostPixelRatio } from './map-renderer.ts';

/** The width of the map on paper. */
const paperWidth = 'min(100%, 660px)';

/**
 * Tells of every new size of the map, and renders it anew for other colours, other fonts, and paper. Returns the
 * function that ends it.
 */
export function watchSurroundings(
  root: HTMLElement,
  { refresh, renderWith }: Pick<MapRenderer, 'refresh' | 'renderWith'>,
  onSize: (width: number, height: number) => void,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const tellSize = () => onSize(root.clientWidth, root.clientHeight);
  const observer = new ResizeObserver(() => {
    refresh();
    tellSize();
  });
  observer.observe(root);
  for (const query of ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)']) {
    matchMedia(query).addEventListener('change', refresh, { signal });
  }
  root.ownerDocument.fonts.addEventListener('loadingdone', refresh, { signal });
  const resizeTo = (width: string, pixelRatio?: number) => {
    root.style.width = width;
    tellSize();
    renderWith(pixelRatio);
  };
  addEventListener('beforeprint', () => resizeTo(paperWidth, mostPixelRatio), { signal });
  addEventListener('afterprint', () => resizeTo(''), { signal });
  return () => {
    observer.disconnect();
    listeners.abort();
  };
}
