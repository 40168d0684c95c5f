import { addStyles } from '../shared/element/adopt-styles.ts';
import { readDocument } from '../shared/page/page-properties.ts';
import { type NamedWidget, readSettings, readWidget } from './link-settings.ts';

/**
 * Marks the widgets made here; its value says that one takes the place of the node before it. Those in a copy of the page
 * have the mark too, but are not in `made`.
 */
const mark = 'data-vitrine-upgraded';
const inPlace = 'in-place';
const made = new WeakSet<Node>();
/** Hides a link without an attribute, which React would report. The id outweighs the page’s own rules. */
const linkStyles = `:has(+[${mark}=${inPlace}]:not(#vitrine)){display:none!important}`;
/** Releases the space that reserve.css gives a box: as in an element’s own root, the page’s rules give way. */
const boxStyles = ':host{container:none!important}';
const upgrades = new WeakMap<Element, Upgrade>();
/** Lightboxes by their settings: links with the same ones share one. */
const lightboxes = new Map<string, HTMLElement>();

function createWidget({ tag, attributes, isLightbox }: NamedWidget): HTMLElement {
  const widget = document.createElement(tag);
  for (const [name, value] of attributes) widget.setAttribute(name, value);
  widget.setAttribute(mark, isLightbox ? '' : inPlace);
  made.add(widget);
  return widget;
}

function findLightbox(named: NamedWidget): HTMLElement {
  const key = JSON.stringify([named.tag, ...named.attributes]);
  const lightbox = lightboxes.get(key) ?? createWidget(named);
  lightboxes.set(key, lightbox);
  return lightbox;
}

/** A copy of a link or a box without its ids, to be the widget’s fallback. */
function copyFallback(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const node of [copy, ...copy.querySelectorAll('[id]')]) node.removeAttribute('id');
  return copy;
}

/** The shadow root of a box, or undefined where an element can have none, such as a link or a list item. */
function attachRoot(element: HTMLElement): ShadowRoot | undefined {
  try {
    return element.attachShadow({ mode: 'open' });
  } catch {
    return undefined;
  }
}

/**
 * Lets a walk over the siblings pass by the widget after a link. React and Vue take over a server's markup node by node,
 * and one that they did not render makes them throw the whole page away, with what someone has typed into it.
 */
function hideFromWalks(link: HTMLElement): void {
  const get = () => {
    const next: Node | null = Reflect.get(Object.getPrototypeOf(link), 'nextSibling', link);
    return next && made.has(next) ? next.nextSibling : next;
  };
  Object.defineProperty(link, 'nextSibling', { configurable: true, get });
}

/** Once a widget shows content of its own, its box gives up the space that reserve.css keeps for it. */
async function releaseSpace(box: ShadowRoot, widget: HTMLElement): Promise<void> {
  await customElements.whenDefined(widget.localName);
  const { shadowRoot } = widget;
  if (!shadowRoot) return;
  const release = () => {
    if (shadowRoot.querySelector('slot')) return;
    changes.disconnect();
    addStyles(box, boxStyles);
  };
  const changes = new MutationObserver(release);
  changes.observe(shadowRoot, { childList: true, subtree: true });
  release();
}

/**
 * A link or a box, and its widget. The page’s own nodes stay where they are, as the framework that made them looks for
 * them there. The widget is in the shadow root of a box, in place of a slot for its children; or it comes after the link,
 * which is hidden.
 */
class Upgrade {
  readonly #element: HTMLElement;
  readonly #watchRoot: (root: ShadowRoot) => void;
  readonly #observer = new MutationObserver(() => this.update());
  readonly #slot = document.createElement('slot');
  #root: ShadowRoot | undefined;
  #settings = '';
  #named: NamedWidget | undefined;
  #widget: HTMLElement | undefined;

  constructor(element: HTMLElement, watchRoot: (root: ShadowRoot) => void) {
    this.#element = element;
    this.#watchRoot = watchRoot;
    hideFromWalks(element);
    element.addEventListener('click', (event) => this.#open(event));
    for (const widget of (element.getRootNode() as ParentNode).querySelectorAll(`[${mark}]`))
      if (!made.has(widget)) widget.remove();
  }

  get hasWidget(): boolean {
    return this.#widget !== undefined;
  }

  /** Makes the widget what the element asks for now, and puts it where it belongs. */
  update(): void {
    const settings = readSettings(this.#element);
    const text = JSON.stringify(settings);
    if (text !== this.#settings) this.#change(readWidget(settings));
    this.#settings = text;
    if (this.#named?.isLightbox) this.#placeLightbox();
    else this.#place();
    this.#observe();
  }

  #observe(): void {
    const parent = this.#element.parentNode;
    if (parent) {
      this.#observer.observe(this.#element, { attributes: true, childList: true });
      this.#observer.observe(parent, { childList: true });
    } else {
      // Until it is in the page again, another link may have its lightbox.
      this.#observer.disconnect();
    }
  }

  #change(named: NamedWidget | undefined): void {
    const before = this.#named;
    this.#named = named;
    if (this.#widget && before && before.tag === named?.tag && !named.isLightbox) {
      for (const name of before.attributes.keys()) if (!named.attributes.has(name)) this.#widget.removeAttribute(name);
      for (const [name, value] of named.attributes) this.#widget.setAttribute(name, value);
      return;
    }
    this.#widget?.remove();
    this.#widget = named && (named.isLightbox ? findLightbox(named) : createWidget(named));
    if (!named || named.isLightbox) return;
    this.#widget?.append(copyFallback(this.#element));
    if (this.#root) return;
    this.#root = attachRoot(this.#element);
    if (this.#root) this.#watchRoot(this.#root);
  }

  #placeLightbox(): void {
    const lightbox = this.#widget as HTMLElement;
    this.#root?.replaceChildren(this.#slot);
    if (this.#element.isConnected) {
      if (!lightbox.isConnected) this.#element.after(lightbox);
    } else if (!lightbox.hasAttribute('open')) lightbox.remove();
  }

  #place(): void {
    const element = this.#element;
    const widget = this.#widget;
    if (this.#root) this.#fillRoot(this.#root, widget);
    else if (!element.parentNode) widget?.remove();
    else if (widget) {
      addStyles(element.getRootNode() as Document | ShadowRoot, linkStyles);
      if (widget.previousSibling !== element) element.after(widget);
    }
  }

  #fillRoot(root: ShadowRoot, widget: HTMLElement | undefined): void {
    const content = widget ?? this.#slot;
    // The page may have moved it elsewhere.
    if (root.firstChild === content || widget?.isConnected) return;
    root.replaceChildren(content);
    if (widget) releaseSpace(root, widget);
  }

  /** A click on a link to a dialog opens it instead of leading to its page. */
  #open(event: MouseEvent): void {
    const lightbox = this.#named?.isLightbox && this.#widget;
    // With a modifier key, people ask for a tab of their own; without a definition, nothing would open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!lightbox || !customElements.get(lightbox.localName)) return;
    event.preventDefault();
    // The link’s place may leave the page on this click, as a menu does.
    readDocument('body').append(lightbox);
    lightbox.setAttribute('open', '');
  }
}

/** Whether an element is the content of a widget or of a box that has become one, not an embed of its own. */
function isFallback(element: Element): boolean {
  const parent = element.parentElement;
  if (element.closest(`[${mark}]`)) return true;
  return parent !== null && (upgrades.get(parent)?.hasWidget || isFallback(parent));
}

/**
 * Shows a widget where a link to its page is, `…#vitrine=<name>&<attribute>=<value>`, or where a link or a box with data
 * attributes is, `<div data-vitrine="<name>" data-<attribute>="<value>">`. A copy of the link or the box becomes the
 * widget's fallback. A link to a widget that opens over the page stays, and opens it. Links to other origins stay links;
 * attributes that the widget does not have, that take JSON, that name another origin or a map from elsewhere, or that
 * open something over the page are reported and left out. `watchRoot` gets the shadow root of a box while it is empty.
 */
export function upgradeLink(element: HTMLElement, watchRoot: (root: ShadowRoot) => void): void {
  if (isFallback(element)) return;
  const upgrade = upgrades.get(element) ?? new Upgrade(element, watchRoot);
  upgrades.set(element, upgrade);
  upgrade.update();
}
