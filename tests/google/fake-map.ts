import { furnishMap } from './fake-needs.ts';

/**
 * The part of Google's map that we call, on plain elements: it drags, zooms with Ctrl and the wheel, keeps its panes
 * where the last zoom put them, and reports events in Google's order. It contains no code of Google's.
 */

type Listener = (...details: unknown[]) => void;
type Literal = { lat: number; lng: number };

class FakeTarget {
  readonly listeners = new Map<string, Set<Listener>>();
  addListener(name: string, listener: Listener) {
    const all = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, all.add(listener));
    return { remove: () => all.delete(listener) };
  }
  tell(name: string) {
    for (const listener of this.listeners.get(name) ?? []) listener();
  }
}

/** `google.maps.LatLng` as far as we call it. */
export class LatLng {
  readonly #place: Literal;
  constructor(lat: number | Literal, lng?: number) {
    this.#place = typeof lat === 'number' ? { lat, lng: lng as number } : lat;
    if (!Number.isFinite(this.#place.lat) || !Number.isFinite(this.#place.lng)) throw new Error('InvalidValueError');
  }
  lat = () => this.#place.lat;
  lng = () => this.#place.lng;
  toJSON = () => ({ ...this.#place });
}

class LatLngBounds {
  readonly #corners: [LatLng, LatLng];
  constructor(southWest: LatLng, northEast: LatLng) {
    this.#corners = [southWest, northEast];
  }
  getSouthWest = () => this.#corners[0];
  getNorthEast = () => this.#corners[1];
}

interface Pixel {
  x: number;
  y: number;
}
const toWorld = ({ lat, lng }: Literal): Pixel => {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: 256 * (0.5 + lng / 360), y: 256 * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
};
const toPlace = ({ x, y }: Pixel) =>
  new LatLng((Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 256))) * 180) / Math.PI, (x / 256 - 0.5) * 360);

const knownOptions =
  'center zoom minZoom maxZoom disableDefaultUI keyboardShortcuts clickableIcons gestureHandling tilt mapId'.split(' ');

class FakeMap extends FakeTarget {
  static readonly all: FakeMap[] = [];
  readonly options: Record<string, unknown>;
  readonly panes: Record<string, HTMLElement> = {};
  readonly overlays = new Set<OverlayView>();
  readonly #element: HTMLElement;
  readonly #panes: HTMLElement;
  #middle: Pixel;
  #zoom: number;
  /** World coordinates of the panes' origin when they were created. */
  #origin: Pixel = { x: 0, y: 0 };
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, options: Record<string, unknown>) {
    super();
    const unknown = Object.keys(options).filter((name) => !knownOptions.includes(name));
    if (unknown.length) throw new Error(`InvalidValueError: unknown property ${unknown}`);
    FakeMap.all.push(this);
    this.options = options;
    this.#element = element;
    this.#middle = toWorld(options.center as Literal);
    this.#zoom = options.zoom as number;
    Object.assign(element.style, { position: 'relative', overflow: 'hidden', background: '#e5e3df' });
    const style = element.ownerDocument.createElement('div');
    style.className = 'gm-style';
    // Google's own font, which the panes' content inherits.
    Object.assign(style.style, { position: 'absolute', inset: '0', font: '400 11px/1 Roboto, Arial, sans-serif' });
    this.#panes = element.ownerDocument.createElement('div');
    Object.assign(this.#panes.style, { position: 'absolute', left: '0', top: '0' });
    for (const name of ['mapPane', 'overlayLayer', 'markerLayer', 'overlayMouseTarget', 'floatPane']) {
      const pane = element.ownerDocument.createElement('div');
      Object.assign(pane.style, { position: 'absolute', left: '0', top: '0' });
      this.panes[name] = pane;
      this.#panes.append(pane);
    }
    furnishMap(style);
    style.append(this.#panes);
    element.replaceChildren(style);
    this.#listen();
    new ResizeObserver(() => this.#change(true)).observe(element);
    setTimeout(() => this.#change(true));
  }

  #listen() {
    let from: Pixel | undefined;
    let isDragged = false;
    this.#element.addEventListener('pointerdown', ({ clientX: x, clientY: y }) => {
      from = { x, y };
      isDragged = false;
    });
    addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
      if (!from || Math.hypot(x - from.x, y - from.y) < (isDragged ? 0 : 4)) return;
      if (!isDragged) this.tell('dragstart');
      isDragged = true;
      this.panBy(from.x - x, from.y - y);
      from = { x, y };
      this.tell('drag');
    });
    addEventListener('pointerup', () => {
      from = undefined;
      if (isDragged) this.tell('dragend');
    });
    this.#element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.setZoom(this.#zoom - Math.sign(event.deltaY));
      },
      { passive: false },
    );
  }

  get size() {
    return { width: this.#element.clientWidth, height: this.#element.clientHeight };
  }
  /** Pixels from the map's corner. */
  toContainer(place: Literal): Pixel {
    const { x, y } = toWorld(place);
    const scale = 2 ** this.#zoom;
    const { width, height } = this.size;
    return { x: (x - this.#middle.x) * scale + width / 2, y: (y - this.#middle.y) * scale + height / 2 };
  }
  /** Pixels from the origin of the panes. */
  toDiv(place: Literal): Pixel {
    const { x, y } = toWorld(place);
    return { x: (x - this.#origin.x) * 2 ** this.#zoom, y: (y - this.#origin.y) * 2 ** this.#zoom };
  }

  #change(isAnew: boolean) {
    const scale = 2 ** this.#zoom;
    const { width, height } = this.size;
    if (width === 0) return;
    if (isAnew) {
      // Different every time, as with Google.
      this.#origin = { x: this.#middle.x - 37 / scale, y: this.#middle.y + 11 / scale };
    }
    const left = width / 2 - (this.#middle.x - this.#origin.x) * scale;
    const top = height / 2 - (this.#middle.y - this.#origin.y) * scale;
    this.#panes.style.transform = `translate(${left}px, ${top}px)`;
    this.tell('bounds_changed');
    if (isAnew) for (const overlay of this.overlays) overlay.draw();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.tell('idle'), 60);
  }

  getCenter = () => toPlace(this.#middle);
  getZoom = () => this.#zoom;
  getDiv = () => this.#element;
  getBounds() {
    const { width, height } = this.size;
    if (width === 0) return undefined;
    const [across, along] = [width / 2 / 2 ** this.#zoom, height / 2 / 2 ** this.#zoom];
    const { x, y } = this.#middle;
    return new LatLngBounds(toPlace({ x: x - across, y: y + along }), toPlace({ x: x + across, y: y - along }));
  }
  setZoom(zoom: number) {
    const next = Math.max(this.options.minZoom as number, Math.min(this.options.maxZoom as number, zoom));
    if (next === this.#zoom) return;
    this.#zoom = next;
    this.tell('zoom_changed');
    this.#change(true);
  }
  setOptions(options: Record<string, unknown>) {
    const unknown = Object.keys(options).filter((name) => !knownOptions.includes(name));
    if (unknown.length) throw new Error(`InvalidValueError: unknown property ${unknown}`);
    Object.assign(this.options, options);
    this.setZoom(this.#zoom);
  }
  setCenter(place: Literal) {
    this.#middle = toWorld(place);
    this.tell('center_changed');
    this.#change(true);
  }
  panTo(place: Literal) {
    this.setCenter(place);
  }
  panBy(x: number, y: number) {
    const scale = 2 ** this.#zoom;
    this.#middle = { x: this.#middle.x + x / scale, y: this.#middle.y + y / scale };
    this.tell('center_changed');
    this.#change(false);
  }
}

class OverlayView extends FakeTarget {
  #map: FakeMap | null = null;
  /** Google calls `lat()`, so a plain pair of numbers fails. */
  readonly #projection = {
    fromLatLngToContainerPixel: (place: LatLng) => this.#map?.toContainer(place.toJSON()),
    fromLatLngToDivPixel: (place: LatLng) => this.#map?.toDiv(place.toJSON()),
  };
  #isAdded = false;
  onAdd() {}
  draw() {}
  onRemove() {}
  getPanes = () => (this.#isAdded ? this.#map?.panes : null);
  getProjection = () => (this.#isAdded ? this.#projection : undefined);
  setMap(map: FakeMap | null) {
    this.#map?.overlays.delete(this);
    if (!map) {
      if (this.#isAdded) this.onRemove();
      this.#isAdded = false;
      this.#map = null;
      return;
    }
    this.#map = map;
    setTimeout(() => {
      if (this.#map !== map) return;
      this.#isAdded = true;
      this.onAdd();
      map.overlays.add(this);
      this.draw();
    });
  }
  static preventMapHitsFrom(element: HTMLElement) {
    for (const type of ['click', 'dblclick']) element.addEventListener(type, (event) => event.stopPropagation());
  }
}

/** The stand-ins for the members of `google.maps`. */
export const mapClasses = {
  Map: FakeMap,
  LatLng,
  LatLngBounds,
  OverlayView,
  event: { clearInstanceListeners: (target: FakeTarget) => target.listeners.clear() },
};
