import { readDocument, readGlobal } from '../shared/page/page-properties.ts';

/** Where a tag manager adds a widget. */
export interface Placement {
  /** Name of the widget, without the prefix of its tag. */
  widget: string;
  attributes?: Record<string, string>;
  /** CSS selector of the element to place it at; the page's body without it. */
  selector?: string;
  /** As for `insertAdjacentElement`; without it, the last child. */
  position?: InsertPosition;
}

declare global {
  interface Window {
    /** Widgets to place: an array until the script has loaded, then one whose `push` places at once. */
    vitrinePlacements?: Placement[];
  }
}

const warn = (message: string) => console.warn(`vitrine: ${message}`);

function findTarget(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/**
 * Places one widget, unless the same place has it: a tag may fire again on the same page. One that the page itself has there
 * counts, and so does a copy of what was placed; the same widget with other attributes is another.
 */
function insertWidget({ widget, attributes = {}, selector = 'body', position = 'beforeend' }: Placement): void {
  const target = findTarget(selector);
  if (!target) {
    warn(`${widget} is not placed: no element of this page matches the selector "${selector}".`);
    return;
  }
  const element = document.createElement(`vitrine-${widget}`);
  const placed = JSON.stringify(attributes);
  const around = position === 'beforeend' || position === 'afterbegin' ? target : target.parentElement;
  for (const sibling of (around?.children ?? []) as Iterable<HTMLElement>) {
    if (sibling.localName === element.localName && (sibling.dataset.placed ?? placed) === placed) return;
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.placed = placed;
  target.insertAdjacentElement(position, element);
}

/** Places some; one that cannot be placed does not stop those behind it. */
function insertAll(placements: readonly Placement[]): void {
  for (const placement of placements) {
    try {
      insertWidget(placement);
    } catch (cause) {
      warn(`${JSON.stringify(placement)} is not placed: ${cause}`);
    }
  }
}

/** Places those that are waiting and those that come later, once the page has all of its elements. */
function start(): void {
  const named = readGlobal('vitrinePlacements');
  // A page may have read an element or a frame of that name, and set it.
  const queue = Array.isArray(named) ? named : [];
  window.vitrinePlacements = queue;
  queue.push = (...later) => {
    insertAll(later);
    return 0;
  };
  insertAll(queue.splice(0));
}

// A second copy of this script finds an empty queue and does nothing.
const { src } = readDocument('currentScript') as HTMLScriptElement;
import(new URL('vitrine.js', src).href).catch((cause) =>
  warn(
    `${src} could not load vitrine.js from the same folder, so no widget works. Check that this page’s policy allows it. ${cause}`,
  ),
);
if (readDocument('readyState') === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
