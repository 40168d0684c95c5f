import { linkAttributes } from 'virtual:link-attributes';
import { productionOrigin } from '../shared/brand/brands.ts';
import { readAddress } from '../shared/element/web-address.ts';

/** The settings that a link or a box names: a widget without its prefix, and its attributes by name. */
export interface Settings {
  name: string;
  attributes: [name: string, value: string][];
  /** Language and origin of the page that the link leads to. */
  locale?: string | undefined;
  origin?: string;
}

/** A widget that settings ask for, with the attributes that it takes from them. */
export interface NamedWidget {
  tag: string;
  attributes: Map<string, string>;
  isLightbox: boolean;
}

const ownOrigins = [new URL(import.meta.url).origin, productionOrigin];
const isOwnAddress = (text: string) => {
  const address = readAddress(text);
  return address !== '' && [...ownOrigins, location.origin].includes(new URL(address).origin);
};

const guide = `${productionOrigin}/en/widgets/hosts`;
const report = (text: string) => console.warn(`vitrine: ${text} See ${guide}`);

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

/** What a link names in the fragment of its address or in data attributes, and a box in the latter. */
export function readSettings(element: HTMLElement): Settings {
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
export function readWidget({ name, attributes, locale, origin }: Settings): NamedWidget | undefined {
  if (origin !== undefined && !ownOrigins.includes(origin)) {
    report(`a link to ${origin} stays a link. Widgets replace links to ${ownOrigins.join(' and ')} only.`);
    return undefined;
  }
  const known = Object.hasOwn(linkAttributes, name) ? linkAttributes[name] : undefined;
  if (!known) {
    report(`there is no widget "${name}", so its link or box stays as it is. Correct the name.`);
    return undefined;
  }
  const isLightbox = name.endsWith('-lightbox');
  const taken = new Map(locale ? [['locale', locale]] : []);
  // The author of the link expects a click to open it.
  if (isLightbox) taken.set('trigger', 'manual');
  for (const [attribute, value] of attributes) {
    if (isAllowed(known, attribute, value)) taken.set(attribute, value);
    else report(`the link or box of ${name} cannot set ${attribute}="${value}", which is left out.`);
  }
  return { tag: `vitrine-${name}`, attributes: taken, isLightbox };
}
