import { escapeHtml, formatTag } from '../elements/markup.ts';
import { fallbacks } from './fallbacks.ts';
import type { Locale, Option, Settings } from './settings.ts';

/** Widgets that open over a page, share one, or open a list: the site answers 404 for a frame of them. */
const unframed = [
  'consent-banner',
  'gift-lightbox',
  'loading-overlay',
  'newsletter-lightbox',
  'share-buttons',
  'store-search',
];

/** Whether a frame can hold a widget. */
export const canBeFramed = (widget: string): boolean => !unframed.includes(widget);

type Given = readonly [name: string, value: string | true];

const isJson = ({ options }: Settings['widget'], name: string): boolean =>
  options.some((option: Option) => option.name === name && option.kind === 'json');

/** The settings that an address may carry: no JSON. The brand first, as people read it. */
function listGiven({ widget, brand, attributes }: Settings): Given[] {
  const own = Object.entries(attributes).filter(([name]) => !isJson(widget, name));
  return [...(brand === 'vitrine' ? [] : [['brand', brand] as const]), ...own];
}

/** WordPress ends a shortcode at the first bracket, a value at the first quotation mark, and knows no way to write them. */
const fitsShortcode = (value: string | true): boolean => value === true || !/[[\]"]/.test(value);

/** The names of settings that addresses, or WordPress's shortcode, do not carry. */
export function listOmittedSettings({ widget, attributes, snippet }: Settings): string[] {
  return Object.entries(attributes)
    .filter(([name, value]) => isJson(widget, name) || (snippet === 'wordpress' && !fitsShortcode(value)))
    .map(([name]) => name);
}

const formatQuery = (given: readonly Given[]): string =>
  given.map(([name, value]) => (value === true ? name : `${name}=${encodeURIComponent(value)}`)).join('&');

const findPage = (widget: string): string => fallbacks[widget]?.path ?? `widgets/${widget}`;
const findText = (widget: string, locale: Locale): string => fallbacks[widget]?.text[locale] ?? `vitrine-${widget}`;

/** Address of the link that the script tag turns into the widget. */
function formatLinkAddress(settings: Settings, site: string): string {
  const { widget, locale } = settings;
  const query = formatQuery([['vitrine', widget.name], ...listGiven(settings)]);
  return `${site}/${locale}/${findPage(widget.name)}#${query}`;
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
  const link = formatTag('a', { href: `${site}/${locale}/${findPage(widget.name)}` }, text);
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
    height: 640,
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
  const texts = given
    .filter(([, value]) => fitsShortcode(value))
    .map(([name, value]) => (value === true ? name : `${name}="${value}"`));
  return `[vitrine ${texts.join(' ')}]`;
}
