import { linkAttributes } from 'virtual:link-attributes';
import { productionOrigin } from './shared/brand/brands.ts';
import { readAddress } from './shared/element/web-address.ts';

/** The settings that a link or a box names: a widget without its prefix, and its attributes by name. */
interface Settings {
  name: string;
  attributes: Iterable<[name: string, value: string]>;
  /** Language of the page that the link leads to. */
  locale?: string | undefined;
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

function readLink(link: HTMLAnchorElement): Settings | undefined {
  if (!ownOrigins.includes(link.origin)) {
    report(`${link.origin} is not ours; its link stays a link.`);
    return undefined;
  }
  return { ...(readHash(link) ?? readData(link)), locale: /^\/(en|fr)\b/.exec(link.pathname)?.[1] };
}

/** Someone who may only write links in a page must not decide where its visitors’ answers are sent. */
function isAllowed(known: Record<string, 'text' | 'address'>, name: string, value: string): boolean {
  if (!Object.hasOwn(known, name)) return false;
  return known[name] === 'text' || isOwnAddress(value);
}

function createWidget({ name, attributes, locale }: Settings): HTMLElement | undefined {
  const known = Object.hasOwn(linkAttributes, name) ? linkAttributes[name] : undefined;
  if (!known) {
    report(`there is no widget "${name}"; its link stays a link.`);
    return undefined;
  }
  const widget = document.createElement(`vitrine-${name}`);
  if (locale) widget.setAttribute('locale', locale);
  for (const [attribute, value] of attributes) {
    if (isAllowed(known, attribute, value)) widget.setAttribute(attribute, value);
    else report(`${name} takes no ${attribute}="${value}" from a link.`);
  }
  return widget;
}

/** A click on the link opens the dialog instead of leading to its page. */
function openOnClick(link: HTMLElement, dialog: HTMLElement): void {
  link.addEventListener('click', (event) => {
    // With a modifier key, people ask for a tab of their own; without a definition, nothing would open.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !customElements.get(dialog.localName)) return;
    event.preventDefault();
    dialog.setAttribute('open', '');
  });
}

/**
 * Puts a widget where a link to its page is, `…#vitrine=<name>&<attribute>=<value>`, or where a link or a box with data
 * attributes is, `<div data-vitrine="<name>" data-<attribute>="<value>">`. The link or the box becomes the widget's
 * fallback. A link to a widget that opens over the page stays, and opens it. Links to other origins stay links;
 * attributes that the widget does not have, that take JSON, or that name another origin are reported and left out.
 */
export function upgradeLink(element: HTMLElement): void {
  // Its fallback already.
  if (element.closest('[data-vitrine-upgraded]')) return;
  const settings = element instanceof HTMLAnchorElement ? readLink(element) : readData(element);
  const widget = settings && createWidget(settings);
  if (!widget) return;
  if (widget.localName.endsWith('-lightbox')) {
    // The author of the link expects a click to open it.
    if (!widget.hasAttribute('trigger')) widget.setAttribute('trigger', 'manual');
    element.after(widget);
    openOnClick(element, widget);
    element.dataset.vitrineUpgraded = '';
    return;
  }
  widget.dataset.vitrineUpgraded = '';
  element.replaceWith(widget);
  widget.append(element);
}
