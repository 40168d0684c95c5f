import { ownBrand } from '../../widgets/shared/brand/brands.ts';
import { escapeHtml } from '../sources/escape-html.ts';
import { fallbacks } from './fallbacks.ts';
import {
  findPageAddress,
  findRefusal,
  formatBox,
  formatFrame,
  formatLink,
  formatOembed,
  formatShortcode,
  isPrerendered,
  needsPlace,
} from './forms.ts';
import { type Attributes, formatTag } from './markup.ts';
import type { SnippetKind } from './messages.ts';
import type { Settings } from './settings.ts';

/** What the kit's renderer needs to know of the page around a widget; see `widgets/server.ts`. */
interface RenderOptions {
  base: string;
  serviceOrigin: string;
  children?: string;
  styles?: 'inline' | 'link';
}

/** Site, renderer and release that the snippets refer to. */
export interface Kit {
  site: string;
  renderWidget: (tag: string, attributes: Attributes, options: RenderOptions) => string;
  /** Lines that reserve the space of what a rendered widget fetches, as the content of a `<style>`; none for most. */
  readReserve(name: string): string;
  /** The release that a page can pin, and the integrity digest of its script. */
  release: { version: string; integrity: string };
}

/** Attributes as a page would write them: without defaults, but always with the language. */
function listAttributes({ brand, locale, attributes }: Settings): Record<string, string | true> {
  return { locale, ...(brand !== ownBrand && { brand }), ...attributes };
}

function formatFallback(settings: Settings, site: string): string {
  const fallback = fallbacks[settings.widget.name];
  if (!fallback) return '';
  const text = escapeHtml(fallback.text[settings.locale]);
  return `\n  ${formatTag('a', { href: findPageAddress(settings, site) }, text)}\n`;
}

/** The widget's element with its attributes and its fallback link, as HTML. */
export function formatElement(settings: Settings, site: string): string {
  return formatTag(`vitrine-${settings.widget.name}`, listAttributes(settings), formatFallback(settings, site));
}

const formatConnect = (site: string): string => `<link rel="preconnect" href="${site}" crossorigin>`;
/** Reserves the widget's space until its script has loaded. */
const formatReserve = (site: string): string => `<link rel="stylesheet" href="${site}/widgets/v1/reserve.css">`;
const formatLoader = (site: string): string => formatScript(`${site}/widgets/v1/vitrine.js`);
/** Fetches the stores along with the script instead of after it. */
const formatPreload = ({ widget, brand }: Settings, site: string): string[] =>
  widget.name === 'store-finder'
    ? [`<link rel="preload" as="fetch" crossorigin href="${site}/stores/${brand}.json">`]
    : [];
const formatScript = (address: string): string => `<script type="module" src="${address}"></script>`;

/** The script that places widgets for tag managers waits for the page, says what it can't place, and places it once. */
function formatForManager(settings: Settings, site: string): string {
  const attributes = Object.fromEntries(
    Object.entries(listAttributes(settings)).map(([name, value]) => [name, value === true ? '' : value]),
  );
  const { name: widget } = settings.widget;
  const placement = JSON.stringify({ widget, attributes, ...(needsPlace(widget) && { selector: 'main' }) }, null, 2);
  return [
    '<script>',
    // An element of the page may have this id.
    'if (!Array.isArray(window.vitrinePlacements)) window.vitrinePlacements = [];',
    `window.vitrinePlacements.push(${placement.replaceAll('<', '\\u003c')});`,
    '</script>',
    `<script async src="${site}/widgets/v1/place.js"></script>`,
  ].join('\n');
}

function formatForApp(settings: Settings, site: string): string {
  const { name } = settings.widget;
  return ['npm install @vitrine/widgets', `import '@vitrine/widgets/${name}';`, formatElement(settings, site)].join(
    '\n\n',
  );
}

function formatPinned({ site, release }: Kit): string {
  const address = `${site}/widgets/v/${release.version}/vitrine.js`;
  return `<script type="module" src="${address}" integrity="${release.integrity}" crossorigin></script>`;
}

function formatPrerendered(settings: Settings, { site, renderWidget }: Kit, styles: 'inline' | 'link'): string {
  const children = formatFallback(settings, site);
  const options = { base: `${site}/widgets/v1/`, serviceOrigin: site, children, styles };
  const { contestDetails: details } = settings.facts;
  const attributes = { ...listAttributes(settings), ...(details && { details }) };
  return renderWidget(`vitrine-${settings.widget.name}`, attributes, options);
}

/** In the page itself: the request for the sheet would hold it up. */
function formatReserveLines({ widget }: Settings, { readReserve }: Kit): string[] {
  const lines = readReserve(widget.name).replaceAll('\n', '');
  return lines ? [`<style>${lines}</style>`] : [];
}

const formatters: Record<SnippetKind, (settings: Settings, kit: Kit) => readonly string[]> = {
  prerendered: (settings, kit) => [
    ...formatPreload(settings, kit.site),
    formatLoader(kit.site),
    ...formatReserveLines(settings, kit),
    formatPrerendered(settings, kit, 'inline'),
  ],
  link: (settings, { site }) => [formatLink(settings, site)],
  box: (settings, { site }) => [formatBox(settings, site)],
  moving: (settings, { site }) => [
    formatConnect(site),
    ...formatPreload(settings, site),
    formatReserve(site),
    formatLoader(site),
    formatElement(settings, site),
  ],
  pinned: (settings, kit) => [
    formatConnect(kit.site),
    ...formatPreload(settings, kit.site),
    formatPinned(kit),
    formatElement(settings, kit.site),
  ],
  single: (settings, { site }) => [
    formatConnect(site),
    ...formatPreload(settings, site),
    formatReserve(site),
    formatScript(`${site}/widgets/v1/${settings.widget.name}.js`),
    formatElement(settings, site),
  ],
  linked: (settings, kit) => [
    ...formatPreload(settings, kit.site),
    formatLoader(kit.site),
    formatPrerendered(settings, kit, 'link'),
  ],
  // The script tells the page what happens in the frame; where no script may be, the frame works without it.
  frame: (settings, { site }) => [formatLoader(site), formatFrame(settings, site)],
  oembed: (settings, { site }) => [formatOembed(settings, site)],
  wordpress: (settings) => [formatShortcode(settings)],
  npm: (settings, { site }) => [formatForApp(settings, site)],
  manager: (settings, { site }) => [formatForManager(settings, site)],
};

/** The snippet for a page's author to copy; empty for a form that the widget does not have. */
export function formatSnippet(settings: Settings, kit: Kit): string {
  return findRefusal(settings) ? '' : formatters[settings.snippet](settings, kit).join('\n');
}

/** The same settings in the sandbox: nothing that is tried here may become a sign-up or an entry. */
function chooseSandbox(settings: Settings): Settings {
  const { widget, attributes } = settings;
  if (!widget.options.some(({ name }) => name === 'sandbox')) return settings;
  return { ...settings, attributes: { ...attributes, sandbox: true } };
}

/** HTML that shows the widget as the snippet would, on a page with nothing else, and always in the sandbox. */
export function formatPreviewBody(given: Settings, kit: Kit): string {
  const settings = chooseSandbox(given);
  const { snippet } = settings;
  if (snippet === 'link' || snippet === 'box') return [formatLoader(kit.site), formatSnippet(settings, kit)].join('\n');
  const isShown = isPrerendered(snippet) || ['moving', 'pinned', 'single', 'frame'].includes(snippet);
  if (isShown && !findRefusal(settings)) return formatSnippet(settings, kit);
  // The others need a system around them, or search for a place; here the place is known.
  return formatSnippet({ ...settings, snippet: 'moving' }, kit);
}
