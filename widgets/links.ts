import { linkAttributes } from 'virtual:link-attributes';
import { productionOrigin } from './shared/brand/brands.ts';
import { readAddress } from './shared/element/web-address.ts';
import { readDocument } from './shared/page/page-properties.ts';

/** The settings that a link or a box names: a widget without its prefix, and its attributes by name. */
interface Settings {
  name: string;
  attributes: [name: string, value: string][];
  /** Language and origin of the page that the link leads to. */
  locale?: string | undefined;
  origin?: string;
}

/** A widget that settings ask for, with the attributes that it takes from them. */
interface NamedWidget {
  tag: string;
  attributes: Map<string, string>;
  isLightbox: boolean;
}

const ownOrigins = [new URL(import.meta.url).origin, productionOrigin];
const isOwnAddress = (text: string) => {
  const address = readAddress(text);
  return address !== '' && [...ownOrigins, location.origin].includes(new URL(address).origin);
};

const report = (text: string) => console.warn(`vitrine: ${text}`);

/** `<div data-vitrine="newsletter-form" data-brand="winners">` */
function readData(element: HTMLElement): Settings {
  const named = [...element.attributes].filter(({ name }) => name.startsWith('data-') && name !== 'data-vitrine');
  return {
    name: element.dataset.vitrine ?? '',
    attributes: named.map(({ name, value }): [string, string] => [name.slice('data-'.length), value]),
  };
}

/** `https://www.vitrine.example/fr/newsletter#vitrine=newsletter-form&brand=winners` */
function readHash({ hash }: HTMLAnchorElement): Settings | undefined {
  const attributes = new URLSearchParams(hash.slice(1));
  const name = attributes.get('vitrine');
  return name === null
    ? undefined
    : { name, attributes: [...attributes].filter(([attribute]) => attribute !== 'vitrine') };
}

function readSettings(element: HTMLElement): Settings {
  if (!(element instanceof HTMLAnchorElement)) return readData(element);
  const { origin, pathname } = element;
  return { ...(readHash(element) ?? readData(element)), origin, locale: /^\/(en|fr)\b/.exec(pathname)?.[1] };
}

/** Someone who may only write links in a page must not decide where its visitors’ answers are sent. */
function isAllowed(known: Record<string, 'text' | 'address'>, name: string, value: string): boolean {
  if (!Object.hasOwn(known, name)) return false;
  return known[name] === 'text' || isOwnAddress(value);
}

/** The widget that some settings ask for; undefined, and reported, if they may not or it does not exist. */
function readWidget({ name, attributes, locale, origin }: Settings): NamedWidget | undefined {
  if (origin !== undefined && !ownOrigins.includes(origin)) {
    report(`${origin} is not ours; its link stays a link.`);
    return undefined;
  }
  const known = Object.hasOwn(linkAttributes, name) ? linkAttributes[name] : undefined;
  if (!known) {
    report(`there is no widget "${name}"; its link stays a link.`);
    return undefined;
  }
  const isLightbox = name.endsWith('-lightbox');
  const taken = new Map(locale ? [['locale', locale]] : []);
  // The author of the link expects a click to open it.
  if (isLightbox) taken.set('trigger', 'manual');
  for (const [attribute, value] of attributes) {
    if (isAllowed(known, attribute, value)) taken.set(attribute, value);
    else report(`${name} takes no ${attribute}="${value}" from a link.`);
  }
  return { tag: `vitrine-${name}`, attributes: taken, isLightbox };
}

/** Marks the widgets made here. Those in a copy of the page have the mark too, but are not in `made`. */
const mark = 'data-vitrine-upgraded';
const slotName = 'vitrine';
const made = new WeakSet<Element>();
const upgrades = new WeakMap<Element, Upgrade>();
/** Lightboxes by their settings: links with the same ones share one. */
const lightboxes = new Map<string, HTMLElement>();

function createWidget({ tag, attributes }: NamedWidget): HTMLElement {
  const widget = document.createElement(tag);
  for (const [name, value] of attributes) widget.setAttribute(name, value);
  widget.setAttribute(mark, '');
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
  copy.style.removeProperty('display');
  return copy;
}

/** The slot of a box, or undefined where an element can have none, such as a link or a list item. */
function attachSlot(element: HTMLElement): HTMLSlotElement | undefined {
  try {
    const slot = document.createElement('slot');
    element.attachShadow({ mode: 'open' }).append(slot);
    return slot;
  } catch {
    return undefined;
  }
}

/**
 * A link or a box, and its widget. The page’s own nodes stay where they are, as the framework that made them looks for
 * them there. The widget is the only child of a box that its slot shows, or comes after the link, which is hidden.
 */
class Upgrade {
  readonly #element: HTMLElement;
  readonly #observer = new MutationObserver(() => this.update());
  #settings = '';
  #named: NamedWidget | undefined;
  #widget: HTMLElement | undefined;
  #slot: HTMLSlotElement | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
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
    this.#slot ??= attachSlot(this.#element);
    if (this.#slot) this.#widget?.setAttribute('slot', slotName);
  }

  #placeLightbox(): void {
    const lightbox = this.#widget as HTMLElement;
    if (this.#element.isConnected) lightbox.isConnected || this.#element.after(lightbox);
    else if (!lightbox.hasAttribute('open')) lightbox.remove();
  }

  #place(): void {
    const element = this.#element;
    const widget = this.#widget;
    if (this.#slot) {
      this.#slot.name = widget ? slotName : '';
      // The page may have moved it elsewhere.
      if (widget && !widget.isConnected && widget.parentNode !== element) element.append(widget);
      return;
    }
    if (!element.parentNode) widget?.remove();
    else if (widget && element.nextSibling !== widget) element.after(widget);
    const isHidden = element.style.getPropertyPriority('display') !== '';
    if (widget && !isHidden) element.style.setProperty('display', 'none', 'important');
    if (!widget && isHidden) element.style.removeProperty('display');
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
 * open something over the page are reported and left out.
 */
export function upgradeLink(element: HTMLElement): void {
  if (isFallback(element)) return;
  const upgrade = upgrades.get(element) ?? new Upgrade(element);
  upgrades.set(element, upgrade);
  upgrade.update();
}
