import { catalogue, listAddressAttributes } from '../../widgets/catalogue.ts';
import { ownBrand } from '../../widgets/shared/brand/brands.ts';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../sources/escape-html.ts';
import { framedWidgets } from '../sources/framed-widgets.ts';
import { fallbacks } from './fallbacks.ts';
import { formatTag } from './markup.ts';
import type { SnippetKind } from './messages.ts';
import type { Settings } from './settings.ts';

/** Widgets that open over a page: a tag manager puts them at its end. */
const covering = ['gift-lightbox', 'loading-overlay', 'newsletter-lightbox'];

/** Whether a tag manager's placement of a widget needs a selector. */
export const needsPlace = (widget: string): boolean => !covering.includes(widget);

/** Whether a snippet is HTML from the server's renderer. */
export const isPrerendered = (snippet: SnippetKind): boolean => snippet === 'prerendered' || snippet === 'linked';

/** Why a widget does not have the chosen form, as a message key. */
export function findRefusal({ snippet, widget }: Settings): 'notFramed' | 'notManaged' | undefined {
  if (snippet === 'frame' || snippet === 'oembed') return canBeFramed(widget.name) ? undefined : 'notFramed';
  // Consent comes before any tag runs.
  return snippet === 'manager' && widget.name === 'consent-banner' ? 'notManaged' : undefined;
}

/** Whether a frame can hold a widget: the site returns 404 for a frame of any other. */
const canBeFramed = (widget: string): boolean => Object.hasOwn(framedWidgets, widget);

type Given = readonly [name: string, value: string | true];

/** The attributes of each widget that an address may set; the language stands in its path. */
const addressAttributes = new Map(
  catalogue.map((entry) => [entry.name, new Set(listAddressAttributes(entry).map(([name]) => name))]),
);

/** Whether an address may carry a setting; WordPress's shortcode carries all but JSON. */
function isCarried({ widget, snippet }: Settings, name: string): boolean {
  if (snippet !== 'wordpress') return addressAttributes.get(widget.name)?.has(name) ?? false;
  return widget.options.some((option) => option.name === name && option.kind !== 'json');
}

/** The settings that an address may carry. The brand first, as people read it. */
function listGiven(settings: Settings): Given[] {
  const { brand, attributes } = settings;
  const own = Object.entries(attributes).filter(([name]) => isCarried(settings, name));
  return [...(brand === ownBrand ? [] : [['brand', brand] as const]), ...own];
}

/** WordPress ends a shortcode at the first bracket, a value at the first quotation mark, and knows no way to write them. */
const fitsShortcode = (value: string | true): boolean => value === true || !/[[\]"]/.test(value);

/** The names of settings that addresses, or WordPress's shortcode, do not carry. */
export function listOmittedSettings(settings: Settings): string[] {
  return Object.entries(settings.attributes)
    .filter(
      ([name, value]) => !isCarried(settings, name) || (settings.snippet === 'wordpress' && !fitsShortcode(value)),
    )
    .map(([name]) => name);
}

const formatQuery = (given: readonly Given[]): string =>
  given.map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(value)}`)).join('&');

/** Address of our page that does the same without a script: for a contest its own, or else the one for frames. */
export function findPageAddress(settings: Settings, site: string): string {
  const { widget, locale, attributes, facts } = settings;
  const { contest } = attributes;
  if (contest && !facts.hasContestPage) return formatFrameAddress(settings, site);
  return `${site}/${locale}/${contest || (fallbacks[widget.name]?.path ?? `widgets/${widget.name}`)}`;
}

const findText = (widget: string, locale: Locale): string => fallbacks[widget]?.text[locale] ?? `vitrine-${widget}`;

/** Address of the link that the script tag turns into the widget. */
function formatLinkAddress(settings: Settings, site: string): string {
  const query = formatQuery([['vitrine', settings.widget.name], ...listGiven(settings)]);
  return `${findPageAddress(settings, site)}#${query}`;
}

/** A link that the script tag turns into the widget. */
export function formatLink(settings: Settings, site: string): string {
  const text = escapeHtml(findText(settings.widget.name, settings.locale));
  return formatTag('a', { href: formatLinkAddress(settings, site) }, text);
}

/** A box with data attributes, around the same link. */
export function formatBox(settings: Settings, site: string): string {
  const { widget, locale } = settings;
  const data = [['vitrine', widget.name], ['locale', locale], ...listGiven(settings)] as Given[];
  const text = escapeHtml(findText(widget.name, locale));
  const link = formatTag('a', { href: findPageAddress(settings, site) }, text);
  return formatTag('div', Object.fromEntries(data.map(([name, value]) => [`data-${name}`, value])), `\n  ${link}\n`);
}

/** Address of the page for frames. */
export function formatFrameAddress(settings: Settings, site: string): string {
  const { widget, locale } = settings;
  // A frame keeps its address to itself anyway.
  const query = formatQuery(listGiven(settings).filter(([name]) => name !== 'no-address'));
  return `${site}/${locale}/embed/${widget.name}${query && `?${query}`}`;
}

/** A frame with the widget. */
export function formatFrame(settings: Settings, site: string): string {
  return formatTag('iframe', {
    src: formatFrameAddress(settings, site),
    title: findText(settings.widget.name, settings.locale),
    width: '100%',
    height: settings.facts.frameHeight ?? 640,
    style: 'border:0',
    allow: 'fullscreen; geolocation',
  });
}

/** The address to paste, and the one that a system asks in turn. */
export function formatOembed(settings: Settings, site: string): string {
  const address = formatFrameAddress(settings, site);
  return `${address}\n\n${site}/oembed?url=${encodeURIComponent(address)}`;
}

/** The shortcode of the plugin for WordPress. */
export function formatShortcode(settings: Settings): string {
  const { widget, locale } = settings;
  const given: Given[] = [['widget', widget.name], ['locale', locale], ...listGiven(settings)];
  const parts = given
    .filter(([, value]) => fitsShortcode(value))
    .map(([name, value]) => (value === true ? name : `${name}="${value}"`));
  return `[vitrine ${parts.join(' ')}]`;
}
