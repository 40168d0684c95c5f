import { warnOnce } from '../../../shared/element/warn.ts';
import { readAddress } from '../../../shared/element/web-address.ts';
import { createPart } from '../../../shared/map/parts.ts';
import type { OpenTileLayer, TileLayer, TileLayerHost } from '../../../shared/map/tile-layer.ts';
import { loadPicture } from './load-picture.ts';
import { isCovered, paintTiles } from './paint-tiles.ts';
import { formatTileAddress, isDense, type Tile } from './tile-address.ts';
import { chooseZoom, listTiles } from './tile-grid.ts';
import { createTileStore } from './tile-store.ts';

/** A retailer's own raster tiles, and whom to credit for them. */
export interface TileSource {
  /** Address with `{z}`, `{x}`, `{y}` and optionally `{r}`. */
  template: string;
  attribution: string;
  /** Address of the source's copyright page; empty for none. */
  attributionLink: string;
}

/** The view stays at a zoom level for so many milliseconds before its tiles are requested. */
const settleTime = 120;
const somewhere: Tile = { z: 0, x: 0, y: 0 };

/** Adds the credit above that of the base map; the returned function removes it. */
function addCredit(root: HTMLElement, { attribution, attributionLink }: TileSource): () => void {
  if (!attribution) return () => {};
  const credit = createPart(root.ownerDocument, 'p', 'credit tile-credit');
  const href = attributionLink && readAddress(attributionLink);
  const holder = href ? credit.appendChild(root.ownerDocument.createElement('a')) : credit;
  if (href) Object.assign(holder, { href, rel: 'external noopener' });
  holder.textContent = attribution;
  root.append(credit);
  return () => credit.remove();
}

/** Opens a layer of raster tiles; `origin` is that of their addresses. */
function openTileLayer(source: TileSource, origin: string, { root, onLoaded, onLost }: TileLayerHost): TileLayer {
  const { template } = source;
  const removeCredit = addCredit(root, source);
  let wanted: readonly Tile[] = [];
  let zoom: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const askSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      store.want(wanted);
    }, settleTime);
  };
  const onFailed = (isLost: boolean) => {
    // The address may contain a key.
    warnOnce(`map-style: some map tiles from ${origin} can’t be loaded.`);
    if (!isLost) return askSoon();
    removeCredit();
    onLost();
  };
  const load = (tile: Tile, signal: AbortSignal) =>
    loadPicture(formatTileAddress(template, tile, devicePixelRatio), signal);
  const store = createTileStore(load, { onLoaded, onFailed }, () => performance.now());
  return {
    maxScale: 1200,
    fitScale: 120,
    covers(view, pixelRatio) {
      const next = chooseZoom(view, isDense(template) ? 1 : pixelRatio);
      if (next !== zoom) {
        clearTimeout(timer);
        timer = undefined;
      }
      zoom = next;
      wanted = next === undefined ? [] : listTiles(view, next);
      askSoon();
      return wanted.length > 0 && isCovered(wanted, store.get);
    },
    paint: (context, view, pixelRatio) => paintTiles(context, view, wanted, store.get, pixelRatio),
    destroy() {
      clearTimeout(timer);
      store.destroy();
    },
  };
}

/** Returns a function that opens a layer of raster tiles; undefined for a template that names no tiles. */
export function openTiles(source: TileSource): OpenTileLayer | undefined {
  const { template } = source;
  const first = formatTileAddress(template, somewhere);
  if (first) return (host) => openTileLayer(source, new URL(first).origin, host);
  warnOnce(`map-style="${template}" is not an https address with {z}, {x} and {y}.`);
  return undefined;
}
