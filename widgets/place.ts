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

const say = (words: string) => console.warn(`vitrine: ${words}`);

function findPlace(selector: string): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}

/** Places one widget, unless the same place has one: a tag may fire again on the same page. */
function place({ widget, attributes = {}, selector = 'body', position = 'beforeend' }: Placement): void {
  const target = findPlace(selector);
  if (!target) {
    say(`nothing on this page is ${selector}; ${widget} is not placed`);
    return;
  }
  const element = document.createElement(`vitrine-${widget}`);
  const around = position === 'beforeend' || position === 'afterbegin' ? target : target.parentElement;
  for (const sibling of around?.children ?? []) if (sibling.localName === element.localName) return;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  target.insertAdjacentElement(position, element);
}

/** Places those that are waiting and those that come later, once the page has all of its elements. */
function start(): void {
  const queue = window.vitrinePlacements ?? [];
  window.vitrinePlacements = queue;
  queue.push = (...later) => {
    later.forEach(place);
    return 0;
  };
  queue.splice(0).forEach(place);
}

// A second copy of this script finds an empty queue and does nothing.
const { src } = document.currentScript as HTMLScriptElement;
import(new URL('vitrine.js', src).href).catch(() => say(`${src} came, but vitrine.js beside it did not`));
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
