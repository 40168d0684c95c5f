import type { MapTranslate } from './map-message-keys.ts';
import { createPart } from './parts.ts';

/** The elements of a map. */
export interface MapElements {
  root: HTMLElement;
  canvas: HTMLCanvasElement;
  /** Receives the map's key presses: focusable, as large as the map, below the markers. */
  surface: HTMLElement;
  /** Holds the markers. */
  group: HTMLElement;
  hint: HTMLElement;
  zoomIn: HTMLButtonElement;
  zoomOut: HTMLButtonElement;
  showAll: HTMLButtonElement;
  /** Sets all messages in a language. */
  label: (t: MapTranslate) => void;
}

const svg = 'http://www.w3.org/2000/svg';
const icons = { zoomIn: 'M10 4v12M4 10h12', zoomOut: 'M4 10h12', showAll: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4' };

function createIcon(document: Document, path: string): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 20 20');
  icon.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(svg, 'path');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}

function createControls(document: Document) {
  const controls = createPart(document, 'div', 'controls');
  const createButton = (name: keyof typeof icons) => {
    const button = createPart(document, 'button', 'control');
    button.type = 'button';
    button.append(createIcon(document, icons[name]));
    controls.append(button);
    return button;
  };
  return [controls, createButton('zoomIn'), createButton('zoomOut'), createButton('showAll')] as const;
}

let maps = 0;

/** Creates the surface, and the description of its keys for screen readers. */
function createSurface(document: Document) {
  maps += 1;
  const surface = createPart(document, 'div', 'surface');
  // Screen readers pass arrow keys on only to an application.
  surface.setAttribute('role', 'application');
  surface.tabIndex = 0;
  const keys = createPart(document, 'p', 'keys');
  keys.id = `map-keys-${maps}`;
  keys.hidden = true;
  surface.setAttribute('aria-describedby', keys.id);
  return [surface, keys] as const;
}

function labelButton(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label);
  button.title = label;
}

/** Creates the elements, without messages. */
export function createMapElements(document: Document): MapElements {
  const root = createPart(document, 'div', 'map');
  const canvas = createPart(document, 'canvas', 'ground');
  canvas.setAttribute('aria-hidden', 'true');
  const [surface, keys] = createSurface(document);
  const group = createPart(document, 'div', 'markers');
  group.setAttribute('role', 'group');
  const [controls, zoomIn, zoomOut, showAll] = createControls(document);
  const hint = createPart(document, 'p', 'hint');
  hint.setAttribute('aria-hidden', 'true');
  const credit = createPart(document, 'p', 'credit');
  root.append(canvas, surface, group, controls, hint, credit, keys);
  const label = (t: MapTranslate) => {
    surface.setAttribute('aria-label', t('map'));
    keys.textContent = t('mapKeys');
    group.setAttribute('aria-label', t('mapMarkers'));
    labelButton(zoomIn, t('zoomIn'));
    labelButton(zoomOut, t('zoomOut'));
    labelButton(showAll, t('showAll'));
    credit.textContent = t('credit');
  };
  return { root, canvas, surface, group, hint, zoomIn, zoomOut, showAll, label };
}
